import { attendanceSetting } from '@karmik/model/attendance/individual-setting';
import { overtimeAssignment } from '@karmik/model/attendance/overtime';
import { penaltyAssignment } from '@karmik/model/attendance/penalty/rule';
import { shiftAssignment } from '@karmik/model/attendance/work-shift';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../../../../screens/kit/screens.ts';
import { DatedOfPerson } from './DatedOfPerson.tsx';
import { words } from './words.ts';

/** The shift of an employee, and the rules of attendance, overtime and penalties that differ from those of everyone. */
export default function ShiftOfPerson({ record: { id } }: { readonly record: AnyRecord }): ReactNode {
  return (
    <Stack gap="lg">
      <DatedOfPerson entity={shiftAssignment} employee={id} addLabel={words.assignShift} none={words.defaultShift} />
      <DatedOfPerson entity={attendanceSetting} employee={id} addLabel={words.addSetting} none={words.defaultRules} />
      <DatedOfPerson entity={overtimeAssignment} employee={id} addLabel={words.addSetting} none={words.defaultRules} />
      <DatedOfPerson
        entity={penaltyAssignment}
        employee={id}
        addLabel={words.assignPenalties}
        none={words.defaultRules}
      />
    </Stack>
  );
}
