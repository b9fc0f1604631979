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

/** @throws 400 where the source refuses it, as of what was paid by another way */
export async function recordInSource(writer: Writer, tenant: Tenant, paid: Paid): Promise<void> {
  const { source, source_id, amount, happened_on, reference } = paid;
  if (source === 'claim')
    await createRecord(writer, tenant, expensePayment, expensePaymentHooks, {
      settlement: source_id,
      kind: 'payment',
      paid_by: 'bank',
      happened_on,
      reference,
    });
  if (source === 'advance')
    await createRecord(writer, tenant, expenseAdvanceMovement, expenseAdvanceMovementHooks, {
      advance: source_id,
      kind: 'payment',
      paid_by: 'bank',
      amount: { currency: installationPlace.currency, amount },
      happened_on,
      reference,
    });
  if (source === 'loan')
    await createRecord(writer, tenant, loanMovement, loanMovementHooks, {
      loan: source_id,
      kind: 'disbursement',
      amount,
      happened_on,
      reference,
      remark: null,
      rate: null,
      month: null,
    });
}

/** Takes back what was recorded of a payment that the bank returned, so that it is due again. Of a payslip nothing was recorded. */
export async function takeBackInSource(writer: Writer, tenant: Tenant, paid: Paid): Promise<void> {
  const { source, source_id, amount, happened_on, reference } = paid;
  if (source === 'claim')
    await createRecord(writer, tenant, expensePayment, expensePaymentHooks, {
      settlement: source_id,
      kind: 'payment_taken_back',
      paid_by: 'bank',
      happened_on,
      reference,
    });
  if (source === 'advance')
    await createRecord(writer, tenant, expenseAdvanceMovement, expenseAdvanceMovementHooks, {
      advance: source_id,
      kind: 'payment_taken_back',
      paid_by: 'bank',
      amount: { currency: installationPlace.currency, amount },
      happened_on,
      reference,
    });
  if (source === 'loan')
    await createRecord(writer, tenant, loanMovement, loanMovementHooks, {
      loan: source_id,
      kind: 'reversal',
      amount: null,
      happened_on,
      reference,
      remark: reference,
      rate: null,
      month: null,
    });
}
