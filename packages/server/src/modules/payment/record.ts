/** Writing what was paid into its source, once, by the source's own rules. */
import { expenseAdvanceMovement } from '@karmik/model/expense/advance';
import { expensePayment } from '@karmik/model/expense/settlement';
import { installationPlace } from '@karmik/model/organization/place';
import { loanMovement } from '@karmik/model/loan/loan';
import type { PaymentSource } from '@karmik/model/payment/choices';
import type { Tenant } from '../../db/database.ts';
import { createRecord, type Writer } from '../../entity/write.ts';
import { expenseAdvanceMovementHooks } from '../expense/movements.ts';
import { expensePaymentHooks } from '../expense/payments.ts';
import { loanMovementHooks } from '../loan/movements.ts';

interface Paid {
  readonly source: PaymentSource;
  readonly source_id: number;
  readonly amount: string;
  readonly happened_on: string;
  readonly reference: string;
}

/** A payment that was made, or that the bank returned. */
type Event = 'paid' | 'returned';

const lineKinds = { paid: 'payment', returned: 'payment_taken_back' } as const;

/** Of a payslip nothing is recorded. */
async function recordEvent(
  writer: Writer,
  tenant: Tenant,
  event: Event,
  { source, source_id, amount, happened_on, reference }: Paid,
): Promise<void> {
  const line = { kind: lineKinds[event], paid_by: 'bank', happened_on, reference } as const;
  if (source === 'claim')
    await createRecord(writer, tenant, expensePayment, expensePaymentHooks, { settlement: source_id, ...line });
  if (source === 'advance')
    await createRecord(writer, tenant, expenseAdvanceMovement, expenseAdvanceMovementHooks, {
      advance: source_id,
      amount: { currency: installationPlace.currency, amount },
      ...line,
    });
  if (source === 'loan')
    await createRecord(writer, tenant, loanMovement, loanMovementHooks, {
      loan: source_id,
      ...(event === 'paid'
        ? { kind: 'disbursement' as const, amount, remark: null }
        : { kind: 'reversal' as const, amount: null, remark: reference }),
      happened_on,
      reference,
      rate: null,
      month: null,
    });
}

/** @throws 400 where the source refuses it, such as a debt that was paid by another way */
export const recordInSource = (writer: Writer, tenant: Tenant, paid: Paid): Promise<void> =>
  recordEvent(writer, tenant, 'paid', paid);

/** Takes back what was recorded of a payment that the bank returned, so that it is due again. */
export const takeBackInSource = (writer: Writer, tenant: Tenant, paid: Paid): Promise<void> =>
  recordEvent(writer, tenant, 'returned', paid);
