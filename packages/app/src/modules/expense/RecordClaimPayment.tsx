import { EntityForm } from '@karmik/forms/EntityForm';
import { claimPaymentEntry, expensePayment, expenseSettlement } from '@karmik/model/expense/settlement';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
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

/** Records that a claim was paid, where the claim is looked at. A claim that a payroll holds is paid by that. */
export function RecordClaimPayment({ record }: { readonly record: EntityRecord<typeof expenseSettlement> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  if (record.standing !== 'to_pay' || record.payroll !== null || !may('17.00', 'write')) return null;
  // The account of an employee who left was confirmed, and the claim is paid to it alone.
  const isByBank = record.account_number !== null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say(words.recordPayment)}</Button>
      {isOpen && (
        <Dialog
          isOpen
          isStaying
          onOpenChange={setOpen}
          title={`${say(words.recordPayment)}: ${record.sender.full_name}`}
        >
          {isByBank && <Text tone="muted">{say(words.byBank)}</Text>}
          <EntityForm
            entity={claimPaymentEntry}
            noticeName={null}
            initial={{ paid_by: 'bank', happened_on: todayThere() }}
            groups={[{ fields: isByBank ? ['happened_on', 'reference'] : ['paid_by', 'happened_on', 'reference'] }]}
            submit={(body) =>
              api
                .post(endpoint(expensePayment, slug), {
                  json: { ...body, ...(isByBank && { paid_by: 'bank' }), kind: 'payment', settlement: record.id },
                })
                .json()
            }
            onSuccess={() => {
              snackbar.success(say(words.recorded));
              setOpen(false);
              void Promise.all([refresh(expenseSettlement), refresh(expensePayment)]);
            }}
            onCancel={() => setOpen(false)}
            submitLabel={words.save}
          />
        </Dialog>
      )}
    </>
  );
}
