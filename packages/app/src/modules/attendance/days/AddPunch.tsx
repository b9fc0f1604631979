import { EntityForm } from '@karmik/forms/EntityForm';
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import type { DayExplanation } from '@karmik/model/attendance/day/explanation';
import { manualPunch } from '@karmik/model/attendance/manual';
import { punch } from '@karmik/model/attendance/punch';
import { bilingual } from '@karmik/model/kit/text';
import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './explanation-words.ts';

const added = bilingual('Punch added.', 'हाजिरी थपियो।');

interface AddPunchProps {
  readonly day: DayExplanation;
  readonly missing: 'Punch In' | 'Punch Out' | undefined;
  readonly onClose: () => void;
}

/** Adds a punch to the day that is open, so that what is missing is put right where it is seen. */
export default function AddPunch({ day, missing, onClose }: AddPunchProps): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${say(words.add)}: ${day.employee.full_name}, ${date(day.day)}`}
    >
      <EntityForm
        entity={manualPunch}
        noticeName={null}
        initial={missing === undefined ? {} : { remark_category: missing }}
        groups={[{ fields: ['remark_category', 'time', 'remark'] }]}
        submit={(body) =>
          api
            .post('attendance/manual/', {
              searchParams: { as: 'hr' },
              json: { ...body, employee: day.employee.id, date: day.day },
            })
            .json()
        }
        onSuccess={() => {
          snackbar.success(say(added));
          onClose();
          void Promise.all([refresh(attendanceDay), refresh(punch)]);
        }}
        onCancel={onClose}
        submitLabel={words.add}
      />
    </Dialog>
  );
}
