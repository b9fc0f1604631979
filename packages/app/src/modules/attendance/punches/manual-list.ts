import { punch } from '@karmik/model/attendance/punch';
import type { Text } from '@karmik/model/kit/text';
import type { PagePart } from '../../../screens/kit/bodies.ts';
import { listScreen } from '../../../screens/kit/screens.ts';

interface ManualList {
  readonly as: 'hr' | 'supervisor';
  readonly description: Text;
  readonly empty: Text;
  readonly Actions: PagePart;
}

/** What was entered by hand, and the way to enter more. */
export const manualList = ({ as, ...words }: ManualList) =>
  listScreen(punch, {
    ...words,
    path: 'attendance/manual',
    query: { as },
    columns: [
      { field: 'employee', sort: 'employee' },
      { field: 'punched_at', sort: 'punched_at' },
      'remark_category',
      { field: 'entered_by', sort: 'entered_by' },
      { field: 'entry_remark', minWidth: '14rem' },
      { field: 'created_at', sort: 'created_at', isHidden: true },
    ],
    filters: ['employee', 'punched_on', 'remark_category', 'entered_by'],
    sort: '-punched_at',
  });
