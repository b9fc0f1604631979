import { text } from '@karmik/model/kit/text';
import { SearchIcon } from '@karmik/ui/icons';
import { detail, list, type ModuleTable } from '../../routing/route.ts';

export const employeeDirectory: ModuleTable = {
  module: 'employee-directory',
  title: text('Directory', 'निर्देशिका'),
  routes: [
    list(
      '/user/employee-directory',
      text('Employee directory', 'कर्मचारी निर्देशिका'),
      () => import('./user/directory.screen.ts'),
      { icon: SearchIcon },
    ),
    detail(
      '/user/employee-directory/:id?/profile-detail',
      text('Employee file', 'कर्मचारी विवरण'),
      () => import('./user/profile.screen.ts'),
      { restrictAuditUser: true },
    ),
  ],
};
