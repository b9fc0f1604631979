import { DecisionDialog } from '@karmik/forms/DecisionForm';
import { monthText } from '@karmik/model/kit/month';
import { archivedPayslip, payslipWithdrawal } from '@karmik/model/payroll/archive/payslip';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { EllipsisVerticalIcon, SendIcon, Undo2Icon } from '@karmik/ui/icons';
import { Menu, type MenuEntry } from '@karmik/ui/Menu';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useNumbers } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { mayWrite, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { AddPayslip } from './AddPayslip.tsx';
import { publishPayslips, withdrawPayslip } from './archive-calls.ts';
import { BringInPayslips } from './BringInPayslips.tsx';
import { words } from './words.ts';

/** What is done above the list, by the person who may write. */
export function ArchiveActions({ slug }: { slug: string }): ReactNode {
  if (!mayWrite(archivedPayslip)) return null;
  return (
    <>
      <PublishWaiting slug={slug} />
      <BringInPayslips slug={slug} />
      <AddPayslip slug={slug} />
    </>
  );
}

/** Publishes, says how many, and reads the list again. */
function usePublishing(slug: string) {
  const [isBusy, setBusy] = useState(false);
  const publish = async (done: (count: number) => string, ids?: readonly number[]) => {
    setBusy(true);
    try {
      const { published } = await publishPayslips(slug, ids);
      snackbar.success(done(published));
      await refresh(archivedPayslip);
    } catch (error) {
      reportFailure(error);
    }
    setBusy(false);
  };
  return { isBusy, publish };
}

function PublishWaiting({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { isBusy, publish } = usePublishing(slug);
  const title = say(words.publishWaiting);
  const publishAll = async () => {
    if (await confirm({ title, message: say(words.publishWaitingWhy), confirmLabel: say(words.publishNow) }))
      await publish((count) => say(words.publishedMany(figures(count))));
  };
  return (
    <Button variant="outline" tone="neutral" isPending={isBusy} onPress={() => void publishAll()}>
      {title}
    </Button>
  );
}

interface PayslipRow {
  readonly id: number;
  readonly status: string;
  readonly month: string;
  readonly employee: { readonly full_name: string };
}

/** Publishing one that waits, and withdrawing one that was not withdrawn. */
export function PayslipActions({ record }: { record: PayslipRow }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language } = useSnapshot(preferences);
  const { isBusy, publish } = usePublishing(slug);
  const [isAsking, setAsking] = useState(false);
  const { id, status, employee } = record;
  if (status === 'Withdrawn' || !mayWrite(archivedPayslip)) return null;
  const month = monthText(record.month, language);
  const items: MenuEntry[] = [
    ...(status === 'Waiting'
      ? [
          {
            id: 'publish',
            label: say(words.publishNow),
            icon: <Icon of={SendIcon} size="sm" />,
            onAction: () => void publish(() => say(words.published), [id]),
          },
        ]
      : []),
    {
      id: 'withdraw',
      label: say(words.withdraw),
      icon: <Icon of={Undo2Icon} size="sm" />,
      tone: 'critical',
      onAction: () => setAsking(true),
    },
  ];
  const label = say(words.moreOf(employee.full_name, month));
  return (
    <>
      <Menu
        label={label}
        items={items}
        placement="bottom end"
        trigger={
          <IconButton
            size="sm"
            variant="ghost"
            tone="neutral"
            label={label}
            isDisabled={isBusy}
            icon={<Icon of={EllipsisVerticalIcon} size="sm" />}
          />
        }
      />
      <DecisionDialog
        title={say(words.withdrawOf(employee.full_name, month))}
        isOpen={isAsking}
        onOpenChange={setAsking}
        action={{ label: words.withdraw, tone: 'critical', input: payslipWithdrawal }}
        message={say(words.withdrawWhy)}
        submit={(input) => withdrawPayslip(slug, id, input)}
        onSuccess={() => {
          snackbar.success(say(words.withdrawn));
          void refresh(archivedPayslip);
        }}
      />
    </>
  );
}
