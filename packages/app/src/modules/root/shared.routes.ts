import { bilingual } from '@karmik/model/kit/text';
import { settingsPath } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';

const root: ModuleTable = {
  module: 'root',
  group: 'settings',
  routes: [
    page(
      '/switch-organization',
      bilingual('Switch organization', 'संस्था बदल्नुहोस्'),
      () => import('./pages/SwitchOrganizationPage.tsx'),
    ),
    page(
      '/common-dashboard',
      bilingual('Central Dashboard', 'केन्द्रीय ड्यासबोर्ड'),
      () => import('./pages/CommonDashboardPage.tsx'),
    ),
    page('/portal', bilingual('Portal', 'पोर्टल'), () => import('./pages/PortalPage.tsx')),
    page(
      '/application-storage',
      bilingual('Application storage', 'एप्लिकेसनको भण्डारण'),
      () => import('./pages/ApplicationStoragePage.tsx'),
    ),
    page(
      '/commons',
      bilingual('Common settings', 'साझा सेटिङ'),
      () => import('../../screens/settings/SettingsPage.tsx'),
      {
        within: settingsPath,
        isUnlisted: true,
        isHub: true,
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [root];
