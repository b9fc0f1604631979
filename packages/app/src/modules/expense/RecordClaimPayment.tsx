import { EntityForm } from '@karmik/forms/EntityForm';
import { claimPaymentEntry, expensePayment, expenseSettlement } from '@karmik/model/expense/settlement';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { todayThere } from '../../preferences/place.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { endpoint, refresh } from '../../screens/records.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Claim = EntityRecord<typeof expenseSettlement>;

/**
 * Records that a claim was paid, where the claim is looked at, or that this was a mistake. A claim that a payroll holds is paid by that, and a
 * payment of a batch is taken back with the batch.
 */
export function RecordClaimPayment({ record }: { readonly record: Claim }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const { standing, payroll } = record;
  if ((standing !== 'to_pay' && standing !== 'paid') || payroll !== null || !may('17.00', 'write')) return null;
  const isPaid = standing === 'paid';
  const label = say(isPaid ? words.takeBackPayment : words.recordPayment);
  return (
    <Inline>
      <Button onPress={() => setOpen(true)} {...(isPaid && { variant: 'outline', tone: 'neutral' })}>
        {label}
      </Button>
      {isOpen && <PaymentDialog record={record} title={label} onClose={() => setOpen(false)} />}
    </Inline>
  );
}

interface PaymentDialogProps {
  readonly record: Claim;
  readonly title: string;
  readonly onClose: () => void;
}

function PaymentDialog({ record, title, onClose }: PaymentDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const isPaid = record.standing === 'paid';
  // The account of an employee who left was confirmed, and the claim is paid to it alone.
  const isByBank = record.account_number !== null;
  const help = isPaid ? words.takeBackHelp : isByBank ? words.byBank : undefined;
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${title}: ${record.sender.full_name}`}
    >
      {help && <Text tone="muted">{say(help)}</Text>}
      <EntityForm
        entity={claimPaymentEntry}
        noticeName={null}
        initial={{ paid_by: 'bank', happened_on: todayThere() }}
        groups={[{ fields: isByBank ? ['happened_on', 'reference'] : ['paid_by', 'happened_on', 'reference'] }]}
        submit={(body) =>
          api
            .post(endpoint(expensePayment, slug), {
              json: {
                ...body,
                ...(isByBank && { paid_by: 'bank' }),
                kind: isPaid ? 'payment_taken_back' : 'payment',
                settlement: record.id,
              },
            })
            .json()
        }
        onSuccess={() => {
          snackbar.success(say(words.recorded));
          onClose();
          void Promise.all([refresh(expenseSettlement), refresh(expensePayment)]);
        }}
        onCancel={onClose}
        submitLabel={words.save}
      />
    </Dialog>
  );
}
