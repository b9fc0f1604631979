import { postPaths } from '@karmik/model/noticeboard/paths';
import { employeeListPaths, hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import {
  changeRequestPaths,
  disciplinaryPaths,
  letterRequestPaths,
  resignationPaths,
  reviewPaths,
} from '@karmik/model/hris/paths';
import { bilingual } from '@karmik/model/kit/text';
import { menuWords, settingsPath } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import {
  approvals,
  detail,
  form,
  importing,
  list,
  overview,
  requests,
  singleton,
  masterData,
  tabs,
} from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/admin-reports.ts';

const at = '/admin/:slug/hris';
const reports = { code: '4.01' } as const;
/** In which role HR reads lists of requests. */
const asHr = { as: 'hr' } as const;
/** The list of employees, by where they stand. */
const employees = { among: 'employees', within: employeeListPaths.current } as const;

const hris: ModuleTable = {
  module: 'hris',
  group: 'people',
  routes: [
    overview(
      `${at}/overview`,
      bilingual('HRIS overview', 'मानव संसाधन सारांश'),
      () => import('./admin/overview.screen.ts'),
      {
        code: '4.01',
        menu: { label: menuWords.overview },
      },
    ),
    detail(`${at}/users/:id?`, bilingual('Employee profile', 'कर्मचारी विवरण'), () => import('./admin/file.screen.ts'), {
      code: '4.01',
      within: employeeListPaths.current,
    }),
    list(
      employeeListPaths.current,
      bilingual('Employees', 'कर्मचारी'),
      () => import('./admin/employees/current.screen.ts'),
      {
        ...employees,
        tab: bilingual('Current', 'हाल कार्यरत'),
        code: '4.99',
        menu: {},
        begins: { label: bilingual('Add employee', 'कर्मचारी थप्नुहोस्'), code: '4.08' },
      },
    ),
    list(
      employeeListPaths.joining,
      bilingual('Joining employees', 'आउँदै गरेका कर्मचारी'),
      () => import('./admin/employees/joining.screen.ts'),
      { ...employees, tab: bilingual('Joining', 'नियुक्त हुन लागेका'), code: '4.99' },
    ),
    list(
      employeeListPaths.past,
      bilingual('Past employees', 'पूर्व कर्मचारी'),
      () => import('./admin/employees/past.screen.ts'),
      { ...employees, tab: bilingual('Past', 'पूर्व'), code: '4.01' },
    ),
    list(
      employeeListPaths.all,
      bilingual('All employees', 'सबै कर्मचारी'),
      () => import('./admin/employees/everybody.screen.ts'),
      { ...employees, tab: bilingual('All', 'सबै'), code: '4.01', menu: {} },
    ),
    masterData(
      hrisAdminPaths.documents,
      bilingual('Employee documents', 'कर्मचारीका कागजात'),
      () => import('./admin/documents.screen.ts'),
      {
        code: '4.18',
        menu: { heading: menuWords.records, label: bilingual('Documents', 'कागजात') },
        finds: {
          path: 'hris/:org/employee-document',
          name: 'title',
          about: 'employee',
          opens: { path: `${at}/users/:id?`, by: 'employee', tab: 'papers' },
        },
      },
    ),
    masterData(
      `${at}/employees/assign-ksao`,
      bilingual('Assign skills and competencies (KSAO)', 'ज्ञान, सीप र क्षमता तोक्नुहोस्'),
      () => import('./admin/assign-ksao.screen.ts'),
      {
        code: '2.18',
        menu: { heading: menuWords.records, label: bilingual('Skills and competencies', 'सीप र क्षमता') },
      },
    ),
    masterData(
      `${at}/id-card/templates`,
      bilingual('ID cards', 'परिचयपत्र'),
      () => import('./admin/id-card-templates.screen.ts'),
      { code: '4.02', menu: { heading: menuWords.records } },
    ),
    masterData(
      `${at}/id-card/templates/:id/cards`,
      bilingual('Cards', 'कार्ड'),
      () => import('./admin/id-cards.screen.ts'),
      {
        code: '4.02',
      },
    ),
    list(
      changeRequestPaths.organization,
      bilingual('Change requests', 'परिवर्तन अनुरोध'),
      () => import('./admin/change-requests.screen.ts'),
      { code: '4.07', menu: {} },
    ),
    page(
      `${at}/employees/employment-review`,
      bilingual('Employment reviews', 'रोजगार समीक्षा'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: { heading: menuWords.changes }, isHub: true },
    ),
    approvals(
      reviewPaths.organization,
      bilingual('Review details', 'समीक्षाका विवरण'),
      () => import('./review.screens.ts'),
      {
        tab: bilingual('Reviews', 'समीक्षा'),
        code: '4.06',
        finds: { path: 'hris/:org/employment-review', query: asHr, name: 'employee', about: 'review_type' },
      },
    ),
    requests(
      `${at}/employees/employment-review/task-details`,
      bilingual('Employment review tasks', 'रोजगार समीक्षाका कार्य'),
      () => import('./admin/review-tasks.screen.ts'),
      { tab: bilingual('Tasks', 'कार्य'), code: '4.06' },
    ),
    list(
      `${at}/employees/employment-review/change-type`,
      bilingual('Approved changes', 'स्वीकृत परिवर्तन'),
      () => import('./admin/change-type.screen.ts'),
      { code: '4.06' },
    ),
    page(
      `${at}/employees/employee-separation`,
      bilingual('Separations', 'अवकाश'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: { heading: menuWords.changes }, isHub: true },
    ),
    requests(
      hrisAdminPaths.separations,
      bilingual('Separation details', 'अवकाशका विवरण'),
      () => import('./admin/separation.screen.ts'),
      {
        tab: bilingual('Separations', 'अवकाश'),
        code: '4.10',
        finds: { path: 'hris/:org/separation', query: asHr, name: 'employee', about: 'separation_type' },
      },
    ),
    requests(
      `${at}/employees/employee-separation/task-details`,
      bilingual('Separation tasks', 'अवकाशका कार्य'),
      () => import('./admin/separation-tasks.screen.ts'),
      { tab: bilingual('Tasks', 'कार्य'), code: '4.10' },
    ),
    list(
      hrisAdminPaths.offBoarding,
      bilingual('Offboarding', 'अवकाश प्रक्रिया'),
      () => import('./admin/off-boarding.screen.ts'),
      { code: '4.10' },
    ),
    approvals(
      resignationPaths.organization,
      bilingual('Resignations', 'राजीनामा'),
      () => import('./resignation.screens.ts'),
      {
        code: '4.12',
        menu: { heading: menuWords.changes },
        count: 'open.resignation',
        finds: { path: 'hris/:org/resignation', query: asHr, name: 'sender' },
      },
    ),
    requests(
      disciplinaryPaths.organization,
      bilingual('Disciplinary cases', 'अनुशासनसम्बन्धी प्रकरण'),
      () => import('./admin/disciplinary-case.screen.ts'),
      { code: '4.19', menu: { heading: menuWords.records } },
    ),
    approvals(
      letterRequestPaths.organization,
      bilingual('Letter requests', 'पत्रका अनुरोध'),
      () => import('./letter-request.screens.ts'),
      {
        code: '3.00',
        menu: { heading: menuWords.records },
        count: 'open.letter_request',
        finds: { path: 'hris/:org/letter-request', query: asHr, name: 'sender' },
      },
    ),
    page(
      `${at}/employees/pre-employment`,
      bilingual('Pre-employment', 'नियुक्तिपूर्व प्रक्रिया'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: { heading: menuWords.hiring }, isHub: true },
    ),
    form(
      `${at}/employees/pre-employment/add`,
      bilingual('Add a candidate', 'उम्मेदवार थप्नुहोस्'),
      () => import('./admin/pre-employment/add.screen.ts'),
      { code: '4.09', needsWrite: true },
    ),
    requests(
      hrisAdminPaths.candidates,
      bilingual('Candidates', 'उम्मेदवारहरू'),
      () => import('./admin/pre-employment/candidates.screen.ts'),
      { code: '4.09', finds: { path: 'hris/:org/pre-employment', query: asHr, name: 'candidate', about: 'job_title' } },
    ),
    requests(
      `${at}/employees/pre-employment/task-details`,
      bilingual('Pre-employment tasks', 'नियुक्तिपूर्वका कार्य'),
      () => import('./admin/pre-employment/tasks.screen.ts'),
      { tab: bilingual('Tasks', 'कार्य'), code: '4.09' },
    ),
    requests(
      `${at}/employees/pre-employment/onboarding`,
      bilingual('Onboarding', 'नियुक्ति प्रक्रिया'),
      () => import('./admin/pre-employment/on-boarding.screen.ts'),
      { code: '4.09' },
    ),
    tabs(
      '/admin/:slug/hris/employees/pre-employment/assign-supervisors',
      bilingual('Assign supervisors', 'सुपरिवेक्षक तोक्नुहोस्'),
      () => import('./admin/settings/supervisors.screen.ts'),
      {
        setting: { group: 'people', about: bilingual('Supervisors and delegations', 'सुपरिवेक्षक र प्रत्यायोजन') },
        code: '4.11',
      },
    ),
    page(
      '/admin/:slug/hris/employees/import',
      bilingual('Import', 'आयात'),
      () => import('../imports/pages/ImportsPage.tsx'),
      { code: '4.08', menu: { heading: menuWords.records } },
    ),
    page(
      '/admin/:slug/hris/employees/import/employees',
      bilingual('Import employees', 'कर्मचारी आयात'),
      () => import('../imports/pages/ImportPage.tsx'),
      { code: '4.08' },
    ),
    importing(
      `${at}/employees/import/contact-details`,
      bilingual('Import contact details', 'सम्पर्क विवरण आयात'),
      () => import('./admin/import-contact-details.screen.ts'),
      { code: '3.00', needsWrite: true },
    ),
    importing(
      `${at}/employees/import/experiences`,
      bilingual('Import experience', 'अनुभव आयात'),
      () => import('./admin/import-experiences.screen.ts'),
      { code: '3.00', needsWrite: true },
    ),
    importing(
      `${at}/employees/import/bank-information`,
      bilingual('Import bank accounts', 'बैंक खाता आयात'),
      () => import('./admin/import-bank-information.screen.ts'),
      { code: '4.14', needsWrite: true },
    ),
    importing(
      `${at}/employees/import/legal-information`,
      bilingual('Import legal information', 'कानुनी विवरण आयात'),
      () => import('./admin/import-legal-information.screen.ts'),
      { code: '4.17', needsWrite: true },
    ),
    page(
      `${at}/reports`,
      bilingual('HRIS reports', 'मानव संसाधन प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      {
        isHub: true,
      },
    ),
    page(
      `${at}/reports/basic`,
      bilingual('Basic reports', 'आधारभूत प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      {
        menu: { group: 'reports' },
        isHub: true,
      },
    ),
    report('/admin/:slug/hris/reports/basic/branch', () => import('./admin/reports/branch.screen.ts'), {
      ...reports,
    }),
    report(
      '/admin/:slug/hris/reports/basic/contract-status',
      () => import('./admin/reports/contract-status.screen.ts'),
      { ...reports },
    ),
    report(
      '/admin/:slug/hris/reports/basic/employment-type',
      () => import('./admin/reports/employment-type.screen.ts'),
      reports,
    ),
    report(
      '/admin/:slug/hris/reports/basic/profile-completeness',
      () => import('./admin/reports/profile-completeness.screen.ts'),
      { ...reports },
    ),
    report('/admin/:slug/hris/reports/basic/movements', () => import('./admin/reports/movements.screen.ts')),
    report('/admin/:slug/hris/reports/basic/headcount', () => import('./admin/reports/headcount.screen.tsx')),
    report(
      '/admin/:slug/hris/reports/basic/headcount/people',
      () => import('./admin/reports/headcount-people.screen.ts'),
    ),
    report('/admin/:slug/hris/reports/basic/approved-posts', () => import('./admin/reports/approved-posts.screen.ts')),
    report('/admin/:slug/hris/reports/basic/turnover', () => import('./admin/reports/turnover.screen.tsx')),
    report('/admin/:slug/hris/reports/basic/birthday-report', () => import('./admin/reports/birthday.screen.ts'), {
      ...reports,
    }),
    page(
      `${at}/reports/generate-report`,
      bilingual('Generate report', 'प्रतिवेदन बनाउनुहोस्'),
      () => import('./staff-report/GenerateReportPage.tsx'),
      { ...reports, one: 'report', menu: { group: 'reports' } },
    ),
    page(
      `${at}/reports/comparative`,
      bilingual('Comparative reports', 'तुलनात्मक प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: { group: 'reports' }, isHub: true },
    ),
    report(
      '/admin/:slug/hris/reports/comparative/employee-service',
      () => import('./admin/reports/employee-service.screen.ts'),
      { ...reports },
    ),
    report(
      '/admin/:slug/hris/reports/comparative/employment-level-age',
      () => import('./admin/reports/employment-level-age.screen.ts'),
      reports,
    ),
    report(
      '/admin/:slug/hris/reports/comparative/married-age-gender',
      () => import('./admin/reports/married-age-gender.screen.ts'),
      { ...reports },
    ),
    page(
      `${at}/reports/employment-review`,
      bilingual('Review and separation reports', 'समीक्षा र अवकाशका प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: { group: 'reports' }, isHub: true },
    ),
    report(
      '/admin/:slug/hris/reports/employment-review/change-type',
      () => import('./admin/reports/change-type.screen.ts'),
    ),
    report(
      '/admin/:slug/hris/reports/employment-review/offboarding',
      () => import('./admin/reports/offboarding.screen.ts'),
    ),
    report(
      '/admin/:slug/hris/reports/employment-review/pre-employment',
      () => import('./admin/reports/pre-employment.screen.ts'),
    ),
    report(hrisAdminPaths.exitInterviewReport, () => import('./admin/reports/exit-interview.screen.ts'), {
      menu: { group: 'reports' },
    }),
    page(
      `${at}/settings`,
      bilingual('HRIS settings', 'मानव संसाधनका सेटिङ'),
      () => import('../../screens/settings/SettingsPage.tsx'),
      {
        within: settingsPath,
        isUnlisted: true,
        isHub: true,
      },
    ),
    singleton(
      `${at}/settings/contract`,
      bilingual('Contract settings', 'करार सेटिङ'),
      () => import('./admin/contract.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Reminders before a contract ends', 'करार सकिनुअघिका सूचना'),
          of: 'contract_setting',
        },
        code: '4.03',
      },
    ),
    singleton(
      `${at}/settings/profile`,
      bilingual('Profile settings', 'कर्मचारी विवरण सेटिङ'),
      () => import('./admin/profile-setting.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual(
            'When employees see future changes of their profile',
            'कर्मचारीले आफ्नो विवरणका आगामी परिवर्तन कहिले देख्ने',
          ),
          of: 'profile_setting',
        },
        code: '4.03',
      },
    ),
    tabs(
      `${at}/settings/letter-template`,
      bilingual('Letters', 'पत्रहरू'),
      () => import('./admin/letter-template.screen.ts'),
      {
        finds: {
          path: 'hris/:org/letter',
          name: 'letter_number',
          about: 'employee',
          opens: { path: `${at}/users/:id?`, by: 'employee', tab: 'papers' },
        },
        setting: {
          group: 'messages',
          about: bilingual('Letter templates and issued letters', 'पत्रका ढाँचा र जारी पत्र'),
          of: 'letter_template',
        },
        code: '4.04',
      },
    ),
    masterData(
      `${at}/settings/separation-type`,
      bilingual('Separation types', 'अवकाशका प्रकार'),
      () => import('./admin/settings/separation-type.screen.ts'),
      {
        setting: {
          group: 'leaving',
          about: bilingual('Reasons for leaving, with clearances', 'अवकाशका प्रकार र फरफारक'),
          of: 'separation_type',
        },
        code: '4.05',
      },
    ),
    masterData(
      `${at}/settings/task-template`,
      bilingual('Task templates', 'कार्य ढाँचाहरू'),
      () => import('./admin/settings/task-template.screen.ts'),
      {
        setting: {
          group: 'hiring',
          about: bilingual('Task lists for joining and leaving', 'नियुक्ति र अवकाशका कार्यसूची'),
          of: 'task_template',
        },
        code: '4.04',
      },
    ),
    masterData(
      `${at}/settings/task-details-template`,
      bilingual('Task template details', 'कार्य ढाँचाका विवरण'),
      () => import('./admin/settings/task-details-template.screen.ts'),
      {
        setting: {
          group: 'hiring',
          about: bilingual('Single tasks of the task templates', 'कार्य ढाँचाका कार्यहरू'),
          of: 'template_task',
        },
        code: '4.04',
      },
    ),
    masterData(
      `${at}/settings/exit-interview-question-set`,
      bilingual('Exit interview question sets', 'बहिर्गमन अन्तर्वार्ता प्रश्नावलीहरू'),
      () => import('./admin/settings/exit-interview-question-set.screen.ts'),
      {
        setting: { group: 'leaving', about: bilingual('Questions for leavers', 'छोड्नेलाई सोधिने प्रश्न') },
        code: '15.00',
      },
    ),
    tabs(
      `${at}/settings/employment-review`,
      bilingual('Employment review settings', 'रोजगार समीक्षा सेटिङ'),
      () => import('./admin/settings/employment-review.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Review types and their approval', 'समीक्षाका प्रकार र स्वीकृति'),
          of: 'review_type',
        },
        code: '4.06',
      },
    ),
    masterData(
      `${at}/settings/duty-station`,
      bilingual('Employee duty stations', 'कर्मचारीका कार्यस्थल'),
      () => import('./admin/settings/duty-station.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Current duty station of each employee', 'प्रत्येक कर्मचारीको हालको कार्यस्थल'),
        },
        code: '4.13',
      },
    ),
    singleton(
      `${at}/settings/email-settings`,
      bilingual('HRIS email settings', 'मानव संसाधनका इमेल सेटिङ'),
      () => import('./admin/settings/email-settings.screen.ts'),
      {
        setting: {
          group: 'messages',
          about: bilingual('Which HR events send an email', 'मानव संसाधनका कुन घटनामा इमेल जान्छ'),
          of: 'hris_email_setting',
        },
        code: '4.00',
      },
    ),
    masterData(
      `${at}/settings/resignation-approval`,
      bilingual('Resignation approval', 'राजीनामाको स्वीकृति'),
      () => import('./admin/settings/resignation-approval.screen.ts'),
      {
        setting: { group: 'leaving', about: bilingual('Who approves resignations', 'राजीनामा कसले स्वीकृत गर्छ') },
        code: '2.04',
      },
    ),
    page(
      postPaths.approval,
      bilingual('Post approval', 'पोस्ट स्वीकृति'),
      () => import('../noticeboard/pages/ApprovalPage.tsx'),
      { code: '7.00', menu: { group: 'home' } },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [hris];
