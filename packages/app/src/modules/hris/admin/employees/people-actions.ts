/** What HR does with people, chosen in a list or one on their page. */
import { lettersIssue, supervisorAssignment } from '@karmik/model/hris/bulk';
import type { UserRef } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import type { BulkActions } from '../../../../screens/kit/bodies.ts';
import { may } from '../../../../shell/session.ts';

export const bulkPath = 'hris/:org/employees/bulk/';
export interface Chosen {
  readonly user: UserRef;
  readonly standing?: string;
  readonly account_status?: string;
}
export const bulk: BulkActions<Chosen> = {
  idOf: ({ user }) => user.id,
  exportedBy: 'user__in',
  actions: [
    {
      path: `${bulkPath}assign-supervisor`,
      asks: supervisorAssignment,
      done: bilingual('Supervisor assigned', 'सुपरिवेक्षक तोकियो'),
      isOffered: () => may('4.11', 'write'),
      fits: ({ standing }) => standing !== 'Past',
    },
    {
      path: `${bulkPath}generate-letter`,
      asks: lettersIssue,
      done: bilingual('Letter issued', 'पत्र जारी भयो'),
      isOffered: () => may('3.00', 'write'),
    },
  ],
};
