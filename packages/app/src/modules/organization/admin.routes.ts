import { auditPaths } from '@karmik/model/audit/paths';
import { bilingual } from '@karmik/model/kit/text';
import { reportSchedulePaths } from '@karmik/model/organization/report-schedule-paths';
import { menuWords } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, list, overview, singleton, masterData, tabs } from '../../screens/kit/routes.ts';

const organization: ModuleTable = {
  module: 'organization',
  group: 'organization',
  routes: [
    page(
      '/admin/:slug/organization/report',
      bilingual('Organization reports', 'संस्थाका प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: { group: 'reports', label: bilingual('Logs and schedules', 'अभिलेख र तालिका') }, isHub: true },
    ),
    list(
      '/admin/:slug/organization/report/export-logs',
      bilingual('Export logs', 'निर्यात अभिलेख'),
      () => import('./admin/logs/export-logs.screen.tsx'),
      { code: '2.02' },
    ),
    approvals(
      reportSchedulePaths.organization,
      bilingual('Scheduled reports', 'नियमित पठाइने प्रतिवेदन'),
      () => import('./report-schedule.screens.ts'),
      { code: '2.02' },
    ),
    list(
      '/admin/:slug/organization/report/email-logs',
      bilingual('Email logs', 'इमेल अभिलेख'),
      () => import('./admin/logs/email-logs.screen.tsx'),
      { code: '2.02' },
    ),
    list(
      '/admin/:slug/organization/report/login-logs',
      bilingual('Login logs', 'साइन इन अभिलेख'),
      () => import('./admin/logs/login-logs.screen.tsx'),
      { code: '2.02' },
    ),
    list(
      auditPaths.log,
      bilingual('Audit logs', 'गतिविधि अभिलेख'),
      () => import('../audit/admin/audit-logs.screen.tsx'),
      {
        code: '27.00',
      },
    ),
  ],
};

const at = '/admin/:slug/organization/settings';

/** Lists that records of people refer to. */
const organizationSettings: ModuleTable = {
  module: 'organization',
  group: 'organization',
  routes: [
    overview(
      '/admin/:slug/organization/overview',
      bilingual('Organization overview', 'संस्थाको परिचय'),
      () => import('./admin/overview.screen.ts'),
      { code: '2.99', menu: { label: menuWords.overview } },
    ),
    singleton(
      '/admin/:slug/organization/overview/update',
      bilingual('Update the overview', 'परिचय अद्यावधिक गर्नुहोस्'),
      () => import('./admin/overview-update.screen.ts'),
      { code: '2.21' },
    ),
    page(
      '/admin/:slug/organization/hierarchy',
      bilingual('Hierarchy', 'सङ्गठन संरचना'),
      () => import('./pages/HierarchyPage.tsx'),
      { code: '2.99', menu: {} },
    ),
    masterData(
      '/admin/:slug/organization/document',
      bilingual('Documents', 'कागजात'),
      () => import('./admin/settings/document.screen.ts'),
      { code: '2.03', menu: {} },
    ),
    page(at, bilingual('Settings', 'सेटिङ'), () => import('../../screens/settings/SettingsPage.tsx'), {
      menu: { group: 'settings' },
      isHub: true,
    }),
    masterData(
      `${at}/fiscal-year`,
      bilingual('Fiscal years', 'आर्थिक वर्षहरू'),
      () => import('./admin/settings/fiscal-year.screen.ts'),
      {
        setting: {
          group: 'calendar',
          about: bilingual('Fiscal years for leave, payroll and reports', 'बिदा, तलब र प्रतिवेदन गणना हुने वर्ष'),
          of: 'fiscal_year',
        },
        code: '2.06',
      },
    ),
    masterData(
      `${at}/holiday`,
      bilingual('Holidays', 'सार्वजनिक बिदा'),
      () => import('./admin/settings/holiday.screen.ts'),
      {
        setting: {
          group: 'calendar',
          about: bilingual('Public holidays, for everyone or some', 'सबै वा केहीका लागि सार्वजनिक बिदा'),
          of: 'holiday',
        },
        code: '2.07',
      },
    ),
    singleton(
      `${at}/email-notification-setting`,
      bilingual('Email notifications', 'इमेल सूचना'),
      () => import('./admin/settings/email-notification.screen.ts'),
      {
        setting: { group: 'messages', about: bilingual('Which events send an email', 'कुन घटनामा इमेल जान्छ') },
        code: '2.20',
      },
    ),
    singleton(
      `${at}/ordering-settings`,
      bilingual('Ordering', 'क्रम'),
      () => import('./admin/settings/ordering.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Sort order of people in lists', 'सूचीमा कर्मचारीको क्रम'),
          of: 'ordering_setting',
        },
        code: '2.04',
      },
    ),
    singleton(
      `${at}/vision-mission`,
      bilingual('Mission and vision', 'ध्येय र दृष्टिकोण'),
      () => import('./admin/settings/vision-mission.screen.ts'),
      {
        setting: {
          group: 'company',
          about: bilingual('Vision and mission shown to employees', 'कर्मचारीले देख्ने ध्येय र दृष्टिकोण'),
          of: 'vision_mission',
        },
        code: '2.05',
      },
    ),
    masterData(`${at}/ethics`, bilingual('Ethics', 'आचारसंहिता'), () => import('./admin/settings/ethics.screen.ts'), {
      setting: {
        group: 'company',
        about: bilingual('Rules of conduct and who has read them', 'आचरणका नियम र कसले पढे'),
        of: 'ethics',
      },
      code: '2.08',
    }),
    masterData(
      `${at}/equipment`,
      bilingual('Equipment', 'उपकरण'),
      () => import('./admin/settings/equipment.screen.ts'),
      {
        setting: {
          group: 'company',
          about: bilingual('Items that employees hold', 'कर्मचारीसँग रहने सामान'),
          of: 'equipment',
        },
        code: '2.09',
      },
    ),
    masterData(`${at}/branch`, bilingual('Branches', 'शाखाहरू'), () => import('./admin/settings/branch.screen.ts'), {
      setting: {
        group: 'structure',
        about: bilingual('Places of work with their addresses', 'ठेगानासहितका कार्यालय'),
        of: 'branch',
      },
      code: '2.13',
    }),
    masterData(
      `${at}/division`,
      bilingual('Divisions', 'महाशाखाहरू'),
      () => import('./admin/settings/division.screen.ts'),
      {
        setting: {
          group: 'structure',
          about: bilingual('Divisions and their heads', 'महाशाखा र तिनका प्रमुख'),
          of: 'division',
        },
        code: '2.10',
      },
    ),
    masterData(
      `${at}/job-title`,
      bilingual('Job titles', 'पदहरू'),
      () => import('./admin/settings/job-title.screen.ts'),
      {
        setting: {
          group: 'structure',
          about: bilingual('Titles that employees can have', 'कर्मचारीका पदहरू'),
          of: 'job_title',
        },
        code: '2.12',
      },
    ),
    masterData(
      `${at}/approved-post`,
      bilingual('Approved posts', 'स्वीकृत दरबन्दी'),
      () => import('./admin/settings/approved-post.screen.ts'),
      {
        setting: {
          group: 'structure',
          about: bilingual('Approved headcount of each division', 'हरेक महाशाखाको स्वीकृत पद संख्या'),
          of: 'approved_post',
        },
        code: '2.12',
      },
    ),
    masterData(
      `${at}/employment-type`,
      bilingual('Employment types', 'रोजगारीका प्रकार'),
      () => import('./admin/settings/employment-type.screen.ts'),
      {
        setting: {
          group: 'structure',
          about: bilingual('Permanent, fixed-term and other types', 'स्थायी, करार र अन्य प्रकार'),
          of: 'employment_type',
        },
        code: '2.11',
      },
    ),
    masterData(
      `${at}/employment-level`,
      bilingual('Employment levels', 'तहहरू'),
      () => import('./admin/settings/employment-level.screen.ts'),
      {
        setting: {
          group: 'structure',
          about: bilingual('Grades in their order', 'क्रमअनुसार तहहरू'),
          of: 'employment_level',
        },
        code: '2.17',
      },
    ),
    masterData(
      `${at}/branch-type`,
      bilingual('Branch types', 'शाखाका प्रकार'),
      () => import('./admin/settings/branch-type.screen.ts'),
      {
        setting: { group: 'structure', about: bilingual('Categories of branches', 'शाखाका वर्ग'), of: 'branch_type' },
        code: '2.13',
      },
    ),
    masterData(`${at}/bank`, bilingual('Banks', 'बैंकहरू'), () => import('./admin/settings/bank.screen.ts'), {
      setting: { group: 'lists', about: bilingual('Banks of salary accounts', 'तलब खाताका बैंक'), of: 'bank' },
      code: '2.14',
    }),
    masterData(
      `${at}/lone-administrator`,
      bilingual('Lone administrator', 'एक्लो प्रशासक'),
      () => import('./admin/settings/lone-administrator.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Exceptions where no second person can confirm', 'पुष्टि गर्ने दोस्रो व्यक्ति नहुँदाका अपवाद'),
          of: 'lone_administrator_exception',
        },
        code: '2.04',
      },
    ),
    singleton(
      `${at}/profile-completion-alert-settings`,
      bilingual('Profile completion', 'विवरण पूर्णता'),
      () => import('./admin/settings/profile-completion.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Reminders to complete a profile', 'विवरण पूरा गर्न सम्झाउने सूचना'),
          of: 'completeness_setting',
        },
        code: '2.04',
      },
    ),
    singleton(
      `${at}/template-mapping`,
      bilingual('Template mapping', 'ढाँचाको मिलान'),
      () => import('./admin/settings/template-mapping.screen.ts'),
      {
        setting: {
          group: 'messages',
          about: bilingual('Which letter template each event uses', 'कुन घटनामा कुन पत्रको ढाँचा'),
          of: 'template_mapping',
        },
        code: '2.15',
      },
    ),
    tabs(
      `${at}/meeting-room`,
      bilingual('Meeting rooms', 'बैठक कक्षहरू'),
      () => import('./admin/settings/meeting-room.screen.ts'),
      {
        setting: {
          group: 'company',
          about: bilingual('Rooms and their bookings', 'कक्ष र तिनका बुकिङ'),
          of: 'meeting_room',
        },
        code: '2.16',
      },
    ),
    masterData(
      `${at}/employment-level-group`,
      bilingual('Level groups', 'तह समूहहरू'),
      () => import('./admin/settings/employment-level-group.screen.ts'),
      {
        setting: {
          group: 'structure',
          about: bilingual('Levels that belong together', 'एकै समूहका तहहरू'),
          of: 'employment_level_group',
        },
        code: '2.17',
      },
    ),
    masterData(`${at}/ability`, bilingual('Abilities', 'क्षमताहरू'), () => import('./admin/settings/ability.screen.ts'), {
      setting: {
        group: 'skills',
        about: bilingual('Abilities of the KSAO catalogue', 'KSAO सूचीका क्षमता'),
        of: 'ability',
      },
      code: '2.18',
    }),
    masterData(
      `${at}/knowledge`,
      bilingual('Knowledge', 'ज्ञान'),
      () => import('./admin/settings/knowledge.screen.ts'),
      {
        setting: {
          group: 'skills',
          about: bilingual('Knowledge of the KSAO catalogue', 'KSAO सूचीका ज्ञान'),
          of: 'knowledge',
        },
        code: '2.18',
      },
    ),
    masterData(`${at}/skill`, bilingual('Skills', 'सीपहरू'), () => import('./admin/settings/skill.screen.ts'), {
      setting: { group: 'skills', about: bilingual('Skills of the KSAO catalogue', 'KSAO सूचीका सीप'), of: 'skill' },
      code: '2.18',
    }),
    masterData(
      `${at}/other-attributes`,
      bilingual('Other attributes', 'अन्य गुणहरू'),
      () => import('./admin/settings/other-attributes.screen.ts'),
      {
        setting: {
          group: 'skills',
          about: bilingual('Other attributes of the KSAO catalogue', 'KSAO सूचीका अन्य गुण'),
          of: 'other_attribute',
        },
        code: '2.18',
      },
    ),
    singleton(
      `${at}/application`,
      bilingual('Applications', 'एप्लिकेसनहरू'),
      () => import('./admin/settings/application.screen.ts'),
      {
        setting: {
          group: 'access',
          about: bilingual('Modules turned on or off', 'चालु र बन्द मोड्युल'),
          of: 'application_setting',
        },
        code: '2.04',
      },
    ),
    page(
      `${at}/questionnaire`,
      bilingual('Questionnaires', 'प्रश्नावलीहरू'),
      () => import('../questions/pages/QuestionnairePage.tsx'),
      {
        setting: {
          group: 'hiring',
          about: bilingual('Question sets and the question library', 'प्रश्नावली र प्रश्न सङ्ग्रह'),
        },
        one: 'set',
        code: '15.00',
      },
    ),
    page(
      `${at}/security-settings`,
      bilingual('Security settings', 'सुरक्षा सेटिङ'),
      () => import('./admin/settings/security/SecurityOverviewPage.tsx'),
      {
        setting: {
          group: 'access',
          about: bilingual('One-time passwords and password policy', 'एक पटकको पासवर्ड र पासवर्डका नियम'),
        },
        code: '27.00',
      },
    ),
    singleton(
      `${at}/security-settings/authentication-settings/:security`,
      bilingual('One-time passwords', 'एक पटकको पासवर्ड'),
      () => import('./admin/settings/security/authentication.screen.ts'),
      { code: '27.00' },
    ),
    singleton(
      `${at}/security-settings/sign-in-names`,
      bilingual('Sign-in names', 'साइन इन गर्ने नाम'),
      () => import('./admin/settings/security/sign-in-names.screen.ts'),
      { code: '27.00' },
    ),
    singleton(
      `${at}/security-settings/dynamic-password-configuration`,
      bilingual('Password policy', 'पासवर्डका नियम'),
      () => import('./admin/settings/security/passwords.screen.ts'),
      { code: '27.00' },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [organizationSettings, organization];
