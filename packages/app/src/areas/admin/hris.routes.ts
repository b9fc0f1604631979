import { text } from '@karmik/model/kit/text';
import {
  BuildingIcon,
  CakeIcon,
  CalendarClockIcon,
  ChartColumnIcon,
  ClipboardCheckIcon,
  ClockIcon,
  FileSpreadsheetIcon,
  FileTextIcon,
  GaugeIcon,
  LayoutDashboardIcon,
  SettingsIcon,
  UserCheckIcon,
  UserMinusIcon,
  UserRoundIcon,
  UsersIcon,
} from '@karmik/ui/icons';
import { detail, importing, list, overview, page, report, setting, settings, tabs, type ModuleTable } from '../kit.ts';

const at = '/admin/:slug/hris';
const reports = { code: '4.01', icon: ChartColumnIcon } as const;

export const hris: ModuleTable = {
  module: 'hris',
  title: text('HRIS', 'मानव संसाधन'),
  routes: [
    overview(`${at}/overview`, text('HRIS overview', 'मानव संसाधन सारांश'), () => import('./hris/overview.screen.ts'), {
      code: '4.01',
      icon: LayoutDashboardIcon,
    }),
    detail(`${at}/users/:id?`, text('Employee file', 'कर्मचारी विवरण'), () => import('./hris/file.screen.ts'), {
      code: '4.01',
    }),
    list(`${at}/employees`, text('All employees', 'सबै कर्मचारी'), () => import('./hris/everybody.screen.ts'), {
      code: '4.01',
      icon: UserRoundIcon,
    }),
    list(
      '/admin/:slug/hris/employees/current-employee-list',
      text('Employees', 'कर्मचारी'),
      () => import('./employees.screen.tsx'),
      { code: '4.99', icon: UsersIcon },
    ),
    list(
      `${at}/employees/past-employee-list`,
      text('Past employees', 'पूर्व कर्मचारी'),
      () => import('./hris/past.screen.ts'),
      { code: '4.01', icon: UserMinusIcon },
    ),
    settings(
      `${at}/employees/documents`,
      text('Documents of employees', 'कर्मचारीका कागजात'),
      () => import('./hris/documents.screen.ts'),
      { code: '4.18', icon: FileTextIcon },
    ),
    list(
      `${at}/change-requests`,
      text('Change requests', 'परिवर्तन अनुरोध'),
      () => import('./hris/change-requests.screen.ts'),
      { code: '4.07', icon: ClipboardCheckIcon },
    ),
    tabs(
      '/admin/:slug/hris/employees/pre-employment/assign-supervisors',
      text('Assign supervisors', 'सुपरिवेक्षक तोक्नुहोस्'),
      () => import('./settings/supervisors.screen.ts'),
      { code: '4.11', icon: UserCheckIcon },
    ),
    page(
      '/admin/:slug/hris/employees/import',
      text('Import', 'आयात'),
      () => import('../../pages/import/ImportsPage.tsx'),
      { code: '4.08', icon: FileSpreadsheetIcon },
    ),
    page(
      '/admin/:slug/hris/employees/import/employees',
      text('Import employees', 'कर्मचारी आयात'),
      () => import('../../pages/import/ImportPage.tsx'),
      { code: '4.08' },
    ),
    importing(
      `${at}/employees/import/contact-details`,
      text('Import contact details', 'सम्पर्क विवरण आयात'),
      () => import('./hris/import-contact-details.screen.ts'),
      { code: '3.00', needsWrite: true },
    ),
    importing(
      `${at}/employees/import/experiences`,
      text('Import experience', 'अनुभव आयात'),
      () => import('./hris/import-experiences.screen.ts'),
      { code: '3.00', needsWrite: true },
    ),
    importing(
      `${at}/employees/import/bank-information`,
      text('Import bank accounts', 'बैंक खाता आयात'),
      () => import('./hris/import-bank-information.screen.ts'),
      { code: '4.14', needsWrite: true },
    ),
    importing(
      `${at}/employees/import/legal-information`,
      text('Import legal information', 'कानुनी विवरण आयात'),
      () => import('./hris/import-legal-information.screen.ts'),
      { code: '4.17', needsWrite: true },
    ),
    page(`${at}/reports`, text('HRIS reports', 'मानव संसाधन प्रतिवेदन'), () => import('../../pages/hub/HubPage.tsx'), {
      icon: ChartColumnIcon,
      isHub: true,
    }),
    page(`${at}/reports/basic`, text('Basic reports', 'आधारभूत प्रतिवेदन'), () => import('../../pages/hub/HubPage.tsx'), {
      icon: ChartColumnIcon,
      isHub: true,
    }),
    report(
      `${at}/reports/basic/branch`,
      text('Employees by branch', 'शाखाअनुसार कर्मचारी'),
      () => import('./hris/reports/branch.screen.ts'),
      { ...reports, icon: BuildingIcon },
    ),
    report(
      `${at}/reports/basic/contract-status`,
      text('Contract status', 'करारको अवस्था'),
      () => import('./hris/reports/contract-status.screen.ts'),
      { ...reports, icon: CalendarClockIcon },
    ),
    report(
      `${at}/reports/basic/employment-type`,
      text('Employees by employment type', 'रोजगारीको प्रकारअनुसार कर्मचारी'),
      () => import('./hris/reports/employment-type.screen.ts'),
      reports,
    ),
    report(
      `${at}/reports/basic/profile-completeness`,
      text('Profile completeness', 'विवरण पूर्णता'),
      () => import('./hris/reports/profile-completeness.screen.ts'),
      { ...reports, icon: GaugeIcon },
    ),
    report(
      `${at}/reports/basic/birthday-report`,
      text('Birthdays', 'जन्मदिन'),
      () => import('./hris/reports/birthday.screen.ts'),
      { ...reports, icon: CakeIcon },
    ),
    page(
      `${at}/reports/comparative`,
      text('Comparative reports', 'तुलनात्मक प्रतिवेदन'),
      () => import('../../pages/hub/HubPage.tsx'),
      { icon: ChartColumnIcon, isHub: true },
    ),
    report(
      `${at}/reports/comparative/employee-service`,
      text('Years of service', 'सेवा वर्ष'),
      () => import('./hris/reports/employee-service.screen.ts'),
      { ...reports, icon: ClockIcon },
    ),
    report(
      `${at}/reports/comparative/employment-level-age`,
      text('Employment level and age', 'तह र उमेर'),
      () => import('./hris/reports/employment-level-age.screen.ts'),
      reports,
    ),
    report(
      `${at}/reports/comparative/married-age-gender`,
      text('Marital status, age and gender', 'वैवाहिक स्थिति, उमेर र लिङ्ग'),
      () => import('./hris/reports/married-age-gender.screen.ts'),
      { ...reports, icon: UsersIcon },
    ),
    page(`${at}/settings`, text('HRIS settings', 'मानव संसाधनका सेटिङ'), () => import('../../pages/hub/HubPage.tsx'), {
      icon: SettingsIcon,
      isHub: true,
    }),
    setting(
      `${at}/settings/contract`,
      text('Contract settings', 'करार सेटिङ'),
      () => import('./hris/contract.screen.ts'),
      { code: '4.03', icon: CalendarClockIcon },
    ),
    tabs(`${at}/settings/letter-template`, text('Letters', 'पत्रहरू'), () => import('./hris/letter-template.screen.ts'), {
      code: '4.04',
      icon: FileTextIcon,
    }),
    page(
      '/admin/:slug/hris/noticeboard-approval/request',
      text('Post approval', 'पोस्ट स्वीकृति'),
      () => import('../../pages/noticeboard/ApprovalPage.tsx'),
      { code: '7.00', icon: ClipboardCheckIcon },
    ),
  ],
};
