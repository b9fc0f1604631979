/** What HR does with people, chosen in a list or one on their page. */
import { employeeTransfer, lettersIssue, separationStart, supervisorAssignment } from '@karmik/model/hris/bulk';
import type { UserRef } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import type { BulkActions } from '../../../../screens/kit/bodies.ts';
import { may } from '../../../../shell/session.ts';

export const bulkPath = 'hris/:org/employees/bulk/';
export interface Chosen {
  readonly user: UserRef;
  readonly standing?: string;
  readonly account_status?: string;
  readonly branch?: unknown;
  readonly division?: unknown;
}
const isHere = ({ standing }: Chosen): boolean => standing !== 'Past';
export const bulk: BulkActions<Chosen> = {
  idOf: ({ user }) => user.id,
  exportedBy: 'user__in',
  actions: [
    {
      path: `${bulkPath}assign-supervisor`,
      asks: supervisorAssignment,
      done: bilingual('Supervisor assigned', 'सुपरिवेक्षक तोकियो'),
      isOffered: () => may('4.11', 'write'),
      fits: isHere,
    },
    {
      path: `${bulkPath}transfer`,
      asks: employeeTransfer,
      shows: ['branch', 'division'],
      done: bilingual('Transferred', 'सरुवा भयो'),
      isOffered: () => may('3.00', 'write'),
      fits: isHere,
    },
    {
      path: `${bulkPath}generate-letter`,
      asks: lettersIssue,
      done: bilingual('Letter issued', 'पत्र जारी भयो'),
      isOffered: () => may('3.00', 'write'),
    },
    {
      path: `${bulkPath}start-separation`,
      asks: separationStart,
      done: bilingual('Separation started', 'अवकाश सुरु भयो'),
      isOffered: () => may('4.10', 'write'),
      fits: isHere,
    },
  ],
};
