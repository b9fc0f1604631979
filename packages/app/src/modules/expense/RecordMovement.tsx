import { EntityForm } from '@karmik/forms/EntityForm';
import { expenseAdvance, expenseAdvanceMovement } from '@karmik/model/expense/advance';
import type { Amount } from '@karmik/model/kit/currencies';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { minorUnits } from '@karmik/model/kit/currencies';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { isZero, minus } from '@karmik/model/kit/exact/ratio';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { todayThere } from '../../preferences/place.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { endpoint, refresh } from '../../screens/records.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Advance = EntityRecord<typeof expenseAdvance>;

/** Records what was paid to the employee, or what the employee returned, where the advance is looked at. */
export function RecordMovement({ record }: { readonly record: Advance }): ReactNode {
  const say = useModelText();
  const [kind, setKind] = useState<'payment' | 'return'>();
  if (record.status !== 'Approved' || !may('17.00', 'write')) return null;
  const { requested, paid, unsettled } = record;
  const toPay = minus(decimalOf(requested.amount), decimalOf(paid?.amount ?? '0'));
  const isUnsettled = unsettled !== null && !isZero(decimalOf(unsettled.amount));
  if (isZero(toPay) && !isUnsettled) return null;
  const { currency } = requested;
  const amount =
    kind === 'return' && unsettled ? unsettled : { currency, amount: decimalText(toPay, minorUnits(currency)) };
  return (
    <Inline gap="sm">
      {!isZero(toPay) && <Button onPress={() => setKind('payment')}>{say(words.recordPayment)}</Button>}
      {isUnsettled && (
        <Button variant="outline" tone="neutral" onPress={() => setKind('return')}>
          {say(words.recordReturn)}
        </Button>
      )}
      {kind && <MovementDialog record={record} kind={kind} amount={amount} onClose={() => setKind(undefined)} />}
    </Inline>
  );
}

interface MovementDialogProps {
  readonly record: Advance;
  readonly kind: 'payment' | 'return';
  readonly amount: Amount;
  readonly onClose: () => void;
}

function MovementDialog({ record, kind, amount, onClose }: MovementDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${say(kind === 'payment' ? words.recordPayment : words.recordReturn)}: ${record.sender.full_name}`}
    >
      <EntityForm
        entity={expenseAdvanceMovement}
        noticeName={null}
        initial={{ kind, paid_by: 'bank', amount, happened_on: todayThere() }}
        groups={[{ fields: ['kind', 'paid_by', 'amount', 'happened_on', 'reference'] }]}
        submit={(body) =>
          api.post(endpoint(expenseAdvanceMovement, slug), { json: { ...body, advance: record.id } }).json()
        }
        onSuccess={() => {
          snackbar.success(say(words.recorded));
          onClose();
          void Promise.all([refresh(expenseAdvance), refresh(expenseAdvanceMovement)]);
        }}
        onCancel={onClose}
        submitLabel={words.save}
      />
    </Dialog>
  );
}
