import { text } from '@karmik/model/kit/text';
import { ClipboardCheckIcon, FileSpreadsheetIcon, UserCheckIcon, UsersIcon } from '@karmik/ui/icons';
import { list, page, tabs, type ModuleTable } from '../kit.ts';

export const hris: ModuleTable = {
  module: 'hris',
  title: text('HRIS', 'मानव संसाधन'),
  routes: [
    list(
      '/admin/:slug/hris/employees/current-employee-list',
      text('Employees', 'कर्मचारी'),
      () => import('./employees.screen.tsx'),
      { code: '4.99', icon: UsersIcon },
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
    page(
      '/admin/:slug/hris/noticeboard-approval/request',
      text('Post approval', 'पोस्ट स्वीकृति'),
      () => import('../../pages/noticeboard/ApprovalPage.tsx'),
      { code: '7.00', icon: ClipboardCheckIcon },
    ),
  ],
};
