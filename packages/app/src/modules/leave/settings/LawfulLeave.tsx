import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveType } from '@karmik/model/leave/leave-type';
import { leaveMasterSetting } from '@karmik/model/leave/master-setting';
import { leaveRule } from '@karmik/model/leave/rule';
import { toDevanagariDigits } from 'date-bs';
import type { ReactNode } from 'react';
import { AddSetButton } from '../../../screens/list/AddSetButton.tsx';
import { endpoint } from '../../../screens/records.ts';

const words = {
  add: bilingual('Add Labour Act leave', 'श्रम ऐनका बिदा थप्नुहोस्'),
  added: (count: number) =>
    bilingual(`${counted(count, 'leave rule')} added`, `${toDevanagariDigits(count)} बिदाका नियम थपिए`),
  complete: bilingual('All Labour Act leave is already there', 'श्रम ऐनका सबै बिदा पहिल्यै छन्'),
};

/** Adds the leave of the Labour Act that the setting in force lacks. */
export const LawfulLeave = ({ slug }: { slug: string }): ReactNode => (
  <AddSetButton
    label={words.add}
    path={endpoint(leaveMasterSetting, slug, leaveEndpoints.lawful)}
    counts={['created']}
    entities={[leaveMasterSetting, leaveType, leaveRule]}
    said={(count) => (count === 0 ? words.complete : words.added(count))}
  />
);
