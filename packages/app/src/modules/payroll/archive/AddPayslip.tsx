import { EntityForm } from '@karmik/forms/EntityForm';
import { archivedPayslip } from '@karmik/model/payroll/archive/payslip';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useMemo, useState, type ReactNode } from 'react';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { refresh } from '../../../screens/records.ts';
import { useLeaveBlocker } from '../../../screens/providers/use-leave-blocker.ts';
import { useModelText } from '../../../texts/texts.ts';
import { bringIn, useFiscalCalendar } from './archive-calls.ts';
import { onePayslip } from './forms.ts';
import { words } from './words.ts';

/** One payslip of one person. */
export function AddPayslip({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => setOpen(true)}>
        {say(words.one)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={say(words.one)}>
        <CalendarOfPay slug={slug}>
          {(calendar) => <OneForm slug={slug} calendar={calendar} onClose={() => setOpen(false)} />}
        </CalendarOfPay>
      </Drawer>
    </>
  );
}

/** Waits for the calendar of the organisation's fiscal years. */
export function CalendarOfPay({
  slug,
  children,
}: {
  slug: string;
  children: (calendar: 'bs' | 'ad') => ReactNode;
}): ReactNode {
  const query = useFiscalCalendar(slug);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
      {children}
    </Loaded>
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
