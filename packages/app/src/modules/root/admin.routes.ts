import { bilingual } from '@karmik/model/kit/text';
import { withSecurityTexts } from '../../texts/texts.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { overview, masterData } from '../../screens/kit/routes.ts';

const root: ModuleTable = {
  module: 'root',
  group: 'home',
  routes: [
    page('/admin', bilingual('Administration', 'प्रशासन'), () => import('./pages/SwitchOrganizationPage.tsx'), {
      isForAll: true,
      isForAdmins: true,
    }),
    overview(
      '/admin/:slug/dashboard',
      bilingual('Dashboard', 'ड्यासबोर्ड'),
      () => import('./admin/dashboard.screen.ts'),
      {
        code: '4.01',
        menu: {},
      },
    ),
    page(
      '/admin/:slug/not-active',
      bilingual('Page not active', 'पृष्ठ सक्रिय छैन'),
      () => import('./pages/NotActivePage.tsx'),
      { isForAll: true, isUnlisted: true },
    ),
    page(
      '/admin/:slug/change-password',
      bilingual('Password and security', 'पासवर्ड र सुरक्षा'),
      () => withSecurityTexts(() => import('../account/security/SecurityPage.tsx')),
      { isForAll: true },
    ),
    masterData(
      '/admin/:slug/employment-level-group',
      bilingual('Level groups', 'तह समूहहरू'),
      () => import('../organization/admin/settings/employment-level-group.screen.ts'),
      { code: '2.17', isUnlisted: true },
    ),
    page(
      '/admin/:slug/manage-permission',
      bilingual('Manage Permission', 'अनुमति व्यवस्थापन'),
      () => import('../permission/pages/PermissionsPage.tsx'),
      {
        setting: { group: 'access', about: bilingual('Groups and what they may do', 'समूह र तिनका अधिकार') },
        code: '1.00',
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [root];
