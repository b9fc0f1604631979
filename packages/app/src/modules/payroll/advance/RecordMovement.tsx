import { EntityForm } from '@karmik/forms/EntityForm';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { advanceMovement, advanceSalary } from '@karmik/model/payroll/advance/advance';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { isZero, minus } from '@karmik/model/kit/exact/ratio';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { todayThere } from '../../../preferences/place.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Advance = EntityRecord<typeof advanceSalary>;

/** Records what was paid to the employee, or what the employee paid back, where the advance is looked at. */
export function RecordMovement({ record }: { readonly record: Advance }): ReactNode {
  const say = useModelText();
  const [kind, setKind] = useState<'payment' | 'repayment'>();
  if (record.status !== 'Approved' || !may('11.00', 'write')) return null;
  const toPay = minus(decimalOf(record.amount), decimalOf(record.paid ?? '0'));
  const left = minus(decimalOf(record.paid ?? '0'), decimalOf(record.recovered ?? '0'));
  if (isZero(toPay) && isZero(left)) return null;
  return (
    <Inline gap="sm">
      {!isZero(toPay) && <Button onPress={() => setKind('payment')}>{say(words.record)}</Button>}
      {!isZero(left) && (
        <Button variant="outline" tone="neutral" onPress={() => setKind('repayment')}>
          {say(words.recordOther)}
        </Button>
      )}
      {kind && (
        <MovementDialog
          record={record}
          kind={kind}
          amount={decimalText(kind === 'payment' ? toPay : left)}
          onClose={() => setKind(undefined)}
        />
      )}
    </Inline>
  );
}

interface MovementDialogProps {
  readonly record: Advance;
  readonly kind: 'payment' | 'repayment';
  readonly amount: string;
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
      title={`${say(kind === 'payment' ? words.record : words.recordOther)}: ${record.sender.full_name}`}
    >
      <EntityForm
        entity={advanceMovement}
        noticeName={null}
        initial={{ kind, amount, happened_on: todayThere() }}
        groups={[{ fields: ['kind', 'amount', 'happened_on', 'reference'] }]}
        submit={(body) => api.post(endpoint(advanceMovement, slug), { json: { ...body, advance: record.id } }).json()}
        onSuccess={() => {
          snackbar.success(say(words.recorded));
          onClose();
          void Promise.all([refresh(advanceSalary), refresh(advanceMovement)]);
        }}
        onCancel={onClose}
        submitLabel={words.save}
      />
    </Dialog>
  );
}
