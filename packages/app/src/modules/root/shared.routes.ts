import { text } from '@karmik/model/kit/text';
import { SettingsIcon } from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';

export const root: ModuleTable = {
  module: 'root',
  title: text('Karmik', 'कार्मिक'),
  routes: [
    page(
      '/switch-organization',
      text('Switch organization', 'संस्था बदल्नुहोस्'),
      () => import('./pages/SwitchOrganizationPage.tsx'),
    ),
    page(
      '/common-dashboard',
      text('Central Dashboard', 'केन्द्रीय ड्यासबोर्ड'),
      () => import('./pages/CommonDashboardPage.tsx'),
    ),
    page('/portal', text('Portal', 'पोर्टल'), () => import('./pages/PortalPage.tsx')),
    page(
      '/application-storage',
      text('Application storage', 'एप्लिकेसनको भण्डारण'),
      () => import('./pages/ApplicationStoragePage.tsx'),
    ),
    page('/commons', text('Common settings', 'साझा सेटिङ'), () => import('../../screens/hub/HubPage.tsx'), {
      icon: SettingsIcon,
      isHub: true,
    }),
  ],
};
