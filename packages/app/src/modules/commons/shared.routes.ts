import { bilingual } from '@karmik/model/kit/text';
import { settingsPath } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { list, masterData, singleton, tabs } from '../../screens/kit/routes.ts';

/** What the modules of an organisation have in common. */
const commons: ModuleTable = {
  module: 'settings',
  area: 'commons',
  group: 'settings',
  routes: [
    masterData('/commons/religion', bilingual('Religions', 'धर्महरू'), () => import('./shared/religion.screen.ts'), {
      setting: { group: 'lists', about: bilingual('Religions to choose from', 'छान्न सकिने धर्म'), of: 'religion' },
      code: '10.06',
    }),
    masterData(
      '/commons/ethnicity',
      bilingual('Ethnicities', 'जातजाति'),
      () => import('./shared/ethnicity.screen.ts'),
      {
        setting: {
          group: 'lists',
          about: bilingual('Ethnicities to choose from', 'छान्न सकिने जातीयता'),
          of: 'ethnicity',
        },
        code: '10.06',
      },
    ),
    list(
      '/commons/noticeboard',
      bilingual('Noticeboard settings', 'सूचना पाटीका सेटिङ'),
      () => import('../noticeboard/members.screen.ts'),
      {
        setting: {
          group: 'messages',
          about: bilingual('Who may post, and whose posts need approval', 'कसले पोस्ट गर्ने र कसलाई स्वीकृति चाहिने'),
        },
        code: '7.00',
      },
    ),
    singleton(
      '/commons/smtp-server',
      bilingual('Mail server', 'मेल सर्भर'),
      () => import('./shared/smtp-server.screen.ts'),
      {
        setting: { group: 'messages', about: bilingual('The server that sends email', 'इमेल पठाउने सर्भर') },
        code: '10.09',
      },
    ),
    page(
      '/commons/security-settings',
      bilingual('Installation security', 'प्रणालीको सुरक्षा'),
      () => import('./shared/security/InstallationSecurityPage.tsx'),
      {
        setting: {
          group: 'access',
          about: bilingual('The minimum for all organizations', 'सबै संस्थाका लागि न्यूनतम नियम'),
        },
        isForOperators: true,
      },
    ),
    singleton(
      '/commons/common-security/otp',
      bilingual('Minimum second step', 'न्यूनतम दोस्रो चरण'),
      () => import('./shared/security/otp.screen.ts'),
      { within: settingsPath, isForOperators: true },
    ),
    singleton(
      '/commons/common-security/dynamic-password-configuration',
      bilingual('Minimum password rules', 'न्यूनतम पासवर्ड नियम'),
      () => import('./shared/security/passwords.screen.ts'),
      { within: settingsPath, isForOperators: true },
    ),
    masterData(
      '/commons/education-degree',
      bilingual('Education degrees', 'शैक्षिक उपाधि'),
      () => import('./shared/education-degree.screen.ts'),
      {
        setting: {
          group: 'lists',
          about: bilingual('Degrees to choose from', 'छान्न सकिने उपाधि'),
          of: 'education_degree',
        },
        code: '10.11',
      },
    ),
    masterData(
      '/commons/duty-station',
      bilingual('Duty stations', 'कार्यस्थलहरू'),
      () => import('./shared/duty-station.screen.ts'),
      {
        setting: {
          group: 'lists',
          about: bilingual('Duty stations to choose from', 'छान्न सकिने कार्यस्थल'),
          of: 'duty_station',
        },
        code: '10.10',
      },
    ),
    masterData(
      '/commons/document-category',
      bilingual('Document categories', 'कागजातका वर्ग'),
      () => import('./shared/document-category.screen.ts'),
      {
        setting: {
          group: 'lists',
          about: bilingual('Categories of documents', 'कागजातका वर्ग'),
          of: 'document_category',
        },
        code: '10.03',
      },
    ),
    masterData(
      '/commons/equipment-category',
      bilingual('Equipment categories', 'उपकरणका वर्ग'),
      () => import('./shared/equipment-category.screen.ts'),
      {
        setting: {
          group: 'lists',
          about: bilingual('Categories of equipment', 'उपकरणका वर्ग'),
          of: 'equipment_category',
        },
        code: '10.05',
      },
    ),
    masterData(
      '/commons/holiday-category',
      bilingual('Holiday categories', 'सार्वजनिक बिदाका वर्ग'),
      () => import('./shared/holiday-category.screen.ts'),
      {
        setting: {
          group: 'calendar',
          about: bilingual('Categories of holidays', 'बिदाका वर्ग'),
          of: 'holiday_category',
        },
        code: '10.07',
      },
    ),
    tabs(
      '/commons/email-template',
      bilingual('Email templates', 'इमेलका ढाँचा'),
      () => import('./shared/email-template.screen.ts'),
      {
        setting: {
          group: 'messages',
          about: bilingual('Wording of emails and notifications', 'इमेल र सूचनाका पाठ'),
          of: 'email_template',
        },
        code: '10.04',
      },
    ),
    masterData(
      '/commons/id-card-samples',
      bilingual('ID card samples', 'परिचयपत्रका नमुना'),
      () => import('./shared/id-card-samples.screen.ts'),
      {
        setting: { group: 'lists', about: bilingual('Samples for ID cards', 'परिचयपत्रका नमुना'), of: 'id_card_sample' },
        code: '10.08',
      },
    ),
    masterData(
      '/commons/bank',
      bilingual('Banks', 'बैंकहरू'),
      () => import('../organization/admin/settings/bank.screen.ts'),
      {
        code: '2.14',
      },
    ),
    tabs(
      '/commons/exchange-rate',
      bilingual('Exchange rates', 'विनिमय दर'),
      () => import('./shared/exchange-rate.screen.ts'),
      {
        setting: {
          group: 'company',
          about: bilingual('What other currencies are worth by day', 'अन्य मुद्राको दैनिक मूल्य'),
          of: 'exchange_rate',
        },
        code: '17.00',
      },
    ),
    tabs(
      '/commons/expense-management',
      bilingual('Expense types', 'खर्चका प्रकार'),
      () => import('../expense/types.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('What employees spend money on', 'कर्मचारीले गर्ने खर्चका किसिम'),
          of: 'expense_type',
        },
        code: '17.00',
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
    tabs(
      '/commons/work-lost-hour-adjustment',
      bilingual('Lost hour adjustment', 'गुमेको समयको समायोजन'),
      () => import('../attendance/settings/lost-hour.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Lost hours written off, and the reasons', 'मिनाहा गरिएको समय र कारण'),
        },
        code: '5.10',
      },
    ),
    singleton(
      '/commons/whistle-blower/setting',
      bilingual('Whistle-blower settings', 'उजुरीको सेटिङ'),
      () => import('../whistle-blower/shared/whistle-setting.screen.ts'),
      {
        setting: {
          group: 'access',
          about: bilingual('Whether reports are accepted', 'उजुरी लिने कि नलिने'),
          of: 'whistle_setting',
        },
        code: '10.02',
      },
    ),
    masterData(
      '/commons/whistle-blower/incident-type',
      bilingual('Incident types', 'घटनाका प्रकार'),
      () => import('../whistle-blower/shared/incident-type.screen.ts'),
      {
        setting: { group: 'access', about: bilingual('Types of incidents', 'घटनाका प्रकार'), of: 'incident_type' },
        code: '10.02',
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [commons];
