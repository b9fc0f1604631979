import { EntityForm } from '@karmik/forms/EntityForm';
import { archivedPayslip } from '@karmik/model/payroll/archive/payslip';
import { PlusIcon } from '@karmik/ui/icons';
import { useMemo, type ReactNode } from 'react';
import { refresh } from '../../../screens/records.ts';
import { useLeaveBlocker } from '../../../screens/providers/use-leave-blocker.ts';
import { useModelText } from '../../../texts/texts.ts';
import { bringIn } from './archive-calls.ts';
import { CalendarDrawer } from './CalendarDrawer.tsx';
import { onePayslip } from './forms.ts';
import { words } from './words.ts';

/** One payslip of one person. */
export function AddPayslip({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  return (
    <CalendarDrawer slug={slug} label={say(words.one)} icon={PlusIcon}>
      {(calendar, close) => <OneForm slug={slug} calendar={calendar} onClose={close} />}
    </CalendarDrawer>
  );
}

interface OneFormProps {
  readonly slug: string;
  readonly calendar: 'bs' | 'ad';
  readonly onClose: () => void;
}

function OneForm({ slug, calendar, onClose }: OneFormProps): ReactNode {
  const entity = useMemo(() => onePayslip(calendar), [calendar]);
  return (
    <EntityForm
      entity={entity}
      useBlocker={useLeaveBlocker}
      submit={({ publish, ...body }) => bringIn(slug, [body], publish === true)}
      onSuccess={() => {
        onClose();
        void refresh(archivedPayslip);
      }}
      onCancel={onClose}
    />
  );
}
