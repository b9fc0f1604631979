import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { singleton, masterData } from '../../screens/kit/routes.ts';

/** What the modules of an organisation have in common. */
export const commons: ModuleTable = {
  module: 'settings',
  area: 'commons',
  group: 'settings',
  routes: [
    masterData('/commons/religion', bilingual('Religions', 'धर्महरू'), () => import('./shared/religion.screen.ts'), {
      code: '10.06',
    }),
    masterData(
      '/commons/ethnicity',
      bilingual('Ethnicities', 'जातीयताहरू'),
      () => import('./shared/ethnicity.screen.ts'),
      {
        code: '10.06',
      },
    ),
    singleton(
      '/commons/smtp-server',
      bilingual('Mail server', 'मेल सर्भर'),
      () => import('./shared/smtp-server.screen.ts'),
      {
        code: '10.09',
      },
    ),
    page(
      '/commons/security-settings',
      bilingual('Installation security', 'प्रणालीको सुरक्षा'),
      () => import('./shared/security/InstallationSecurityPage.tsx'),
      { isForOperators: true },
    ),
    singleton(
      '/commons/common-security/otp',
      bilingual('Minimum second step', 'न्यूनतम दोस्रो चरण'),
      () => import('./shared/security/otp.screen.ts'),
      { isForOperators: true },
    ),
    singleton(
      '/commons/common-security/dynamic-password-configuration',
      bilingual('Minimum password rules', 'न्यूनतम पासवर्ड नियम'),
      () => import('./shared/security/passwords.screen.ts'),
      { isForOperators: true },
    ),
    masterData(
      '/commons/education-degree',
      bilingual('Education degrees', 'शैक्षिक उपाधिहरू'),
      () => import('./shared/education-degree.screen.ts'),
      { code: '10.11' },
    ),
    masterData(
      '/commons/duty-station',
      bilingual('Duty stations', 'कार्यस्थलहरू'),
      () => import('./shared/duty-station.screen.ts'),
      { code: '10.10' },
    ),
    masterData(
      '/commons/document-category',
      bilingual('Document categories', 'कागजातका वर्ग'),
      () => import('./shared/document-category.screen.ts'),
      { code: '10.03' },
    ),
    masterData(
      '/commons/equipment-category',
      bilingual('Equipment categories', 'उपकरणका वर्ग'),
      () => import('./shared/equipment-category.screen.ts'),
      { code: '10.05' },
    ),
    masterData(
      '/commons/holiday-category',
      bilingual('Holiday categories', 'बिदाका वर्ग'),
      () => import('./shared/holiday-category.screen.ts'),
      { code: '10.07' },
    ),
    masterData(
      '/commons/email-template',
      bilingual('Email templates', 'इमेलका ढाँचा'),
      () => import('./shared/email-template.screen.ts'),
      { code: '10.04' },
    ),
    masterData(
      '/commons/id-card-samples',
      bilingual('ID card samples', 'परिचयपत्रका नमुना'),
      () => import('./shared/id-card-samples.screen.ts'),
      { code: '10.08' },
    ),
    masterData(
      '/commons/bank',
      bilingual('Banks', 'बैंकहरू'),
      () => import('../organization/admin/settings/bank.screen.ts'),
      {
        code: '2.14',
      },
    ),
    singleton(
      '/commons/transfer-request',
      bilingual('Transfer requests', 'सरुवा अनुरोध'),
      () => import('../transfer/admin/setting.screen.ts'),
      { code: '4.06' },
    ),
    page(
      '/commons/whistle-blower',
      bilingual('Whistle-blower', 'उजुरी'),
      () => import('../../screens/hub/HubPage.tsx'),
      {
        isHub: true,
      },
    ),
    singleton(
      '/commons/whistle-blower/setting',
      bilingual('Whistle-blower settings', 'उजुरीको सेटिङ'),
      () => import('../whistle-blower/shared/whistle-setting.screen.ts'),
      { code: '10.02' },
    ),
    masterData(
      '/commons/whistle-blower/incident-type',
      bilingual('Incident types', 'घटनाका प्रकार'),
      () => import('../whistle-blower/shared/incident-type.screen.ts'),
      { code: '10.02' },
    ),
  ],
};
