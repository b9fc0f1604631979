import { EntityForm } from '@karmik/forms/EntityForm';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { loan, loanMovement } from '@karmik/model/loan/loan';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { ChevronDownIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Menu } from '@karmik/ui/Menu';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { todayThere } from '../../preferences/place.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { endpoint, refresh } from '../../screens/records.ts';
import { may, session } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { useSchedule } from './use-schedule.ts';
import { words } from './words.ts';

type Loan = EntityRecord<typeof loan>;
type Name = 'amount' | 'happened_on' | 'month' | 'rate' | 'reference' | 'remark';

/** What each kind of entry asks for. */
const asked = {
  disbursement: ['amount', 'happened_on', 'reference', 'remark'],
  instalment: ['amount', 'happened_on', 'reference', 'remark'],
  prepayment_shorter: ['amount', 'happened_on', 'reference', 'remark'],
  prepayment_smaller: ['amount', 'happened_on', 'reference', 'remark'],
  settlement: ['amount', 'happened_on', 'reference', 'remark'],
  rate_term: ['rate', 'month', 'happened_on', 'remark'],
  rate_instalment: ['rate', 'month', 'happened_on', 'remark'],
  suspension: ['happened_on', 'remark'],
  receivable: ['happened_on', 'months', 'remark'],
  guarantor: ['amount', 'happened_on', 'reference', 'remark'],
  write_off: ['remark', 'happened_on', 'reference'],
  reversal: ['remark', 'happened_on'],
} as const satisfies Record<string, readonly (Name | 'months')[]>;
type Kind = keyof typeof asked;

const whileRepaying = [
  'instalment',
  'prepayment_shorter',
  'prepayment_smaller',
  'settlement',
  'rate_term',
  'rate_instalment',
  'suspension',
  'write_off',
] as const;

/** What a leaver pays back by a plan. */
const whileReceivable = ['instalment', 'prepayment_smaller', 'settlement', 'write_off'] as const;

/** Records what happens with a loan, where the loan is looked at. */
export function RecordEntry({ record }: { readonly record: Loan }): ReactNode {
  const say = useModelText();
  const [kind, setKind] = useState<Kind>();
  const { data } = useSchedule(record.id);
  if (record.status !== 'Approved' || session.info?.user.is_audit_user === true || !may('11.00', 'write')) return null;
  if (!data) return null;
  const isRepaying = record.repayment === 'repaying';
  const hasRate = record.kind !== 'interest_free';
  const kinds: readonly Kind[] = [
    ...(isRepaying ? whileRepaying.filter((each) => hasRate || !each.startsWith('rate')) : []),
    ...(isRepaying && record.sender.is_current === false ? (['receivable'] as const) : []),
    ...(record.repayment === 'receivable' ? whileReceivable : []),
    ...(data.last_recorded === null ? [] : (['reversal'] as const)),
  ];
  const initial: Partial<Record<Name, string>> = {
    ...(kind === 'disbursement' ? { amount: record.amount } : {}),
    ...(kind === 'instalment' ? { amount: data.plan.rows[0]?.amount ?? '' } : {}),
    ...(kind === 'settlement' ? { amount: data.settlement?.total ?? '' } : {}),
  };
  return (
    <Inline gap="sm">
      {!data.is_paid && <Button onPress={() => setKind('disbursement')}>{say(words.pay)}</Button>}
      {kinds.length > 0 && (
        <Menu
          label={say(words.more)}
          placement="bottom start"
          trigger={
            <Button variant="outline" tone="neutral" iconEnd={<Icon of={ChevronDownIcon} size="sm" />}>
              {say(words.more)}
            </Button>
          }
          items={kinds.map((each) => ({
            id: each,
            label: say(loanMovement.fields.kind.choices[each]),
            ...(each === 'write_off' || each === 'reversal' ? { tone: 'critical' as const } : {}),
            onAction: () => setKind(each),
          }))}
        />
      )}
      {kind && <EntryDialog record={record} kind={kind} initial={initial} onClose={() => setKind(undefined)} />}
    </Inline>
  );
}

interface EntryDialogProps {
  readonly record: Loan;
  readonly kind: Kind;
  readonly initial: Partial<Record<Name, string>>;
  /** Which guarantee is paid; absent of other kinds. */
  readonly guarantee?: number;
  readonly onClose: () => void;
}

/** The form of one kind of transaction. */
export function EntryDialog({ record, kind, initial, guarantee, onClose }: EntryDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${say(loanMovement.fields.kind.choices[kind])}: ${record.sender.full_name}`}
    >
      <EntityForm
        entity={loanMovement}
        noticeName={null}
        initial={{ happened_on: todayThere(), ...initial }}
        groups={[{ fields: asked[kind] }]}
        submit={(body) =>
          api
            .post(endpoint(loanMovement, slug), {
              json: { ...body, kind, loan: record.id, ...(guarantee !== undefined && { guarantee }) },
            })
            .json()
        }
        onSuccess={() => {
          snackbar.success(say(words.recorded));
          onClose();
          void Promise.all([refresh(loan), refresh(loanMovement)]);
        }}
        onCancel={onClose}
        submitLabel={words.save}
      />
    </Dialog>
  );
}
