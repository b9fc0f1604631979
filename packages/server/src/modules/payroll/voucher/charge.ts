/** Charges of banks that are lines of a statement, for their vouchers. */
import { verbatim } from '@karmik/model/kit/message';
import { statementLine } from '@karmik/model/payment/statement';
import type { Tenant } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import type { PaidFrom } from './batch.ts';
import { announce } from '../../../live/announce.ts';
import { voucherMessages as says } from './messages.ts';

export interface Charge {
  readonly line: number;
  readonly narration: string;
  /** AD ISO: on which the bank took it. */
  readonly day: string;
  /** A decimal; below zero where the bank gave a charge back. */
  readonly amount: string;
  readonly account: PaidFrom;
  /** The number of the voucher in force that books it. */
  readonly booked: string | null;
}

/** A line of a statement that is classed as a charge. @returns undefined where there is none */
export const chargeOf = (
  tenant: Tenant,
  line: number,
  lock: 'for update of l' | '' = '',
): Promise<Charge | undefined> =>
  tenant.one<Charge>(
    `select l.id as line, l.narration, l.happened_on::text as day, (coalesce(l.withdrawn, 0) - coalesce(l.deposited, 0))::text as amount,
            json_build_object('name', a.name, 'ledger', a.ledger_id) as account,
            (select v.number from pay_voucher v where v.organization_id = l.organization_id and v.statement_line_id = l.id and v.status = 'Posted') as booked
       from statement_line l join payment_account a on a.organization_id = l.organization_id and a.id = l.account_id
      where l.organization_id = $1 and l.id = $2 and l.match = 'charge' ${lock}`,
    [tenant.organizationId, line],
  );

/** @throws 404 where the line is no charge, 409 where a voucher in force books it */
export async function requireCharge(tenant: Tenant, line: number, lock: 'for update of l' | '' = ''): Promise<Charge> {
  // A statement that waited for the lock reads the vouchers as they were before it waited; the next one reads them as they are.
  if (lock) await chargeOf(tenant, line, lock);
  const charge = await chargeOf(tenant, line);
  if (!charge) throw notFound();
  if (charge.booked !== null) throw conflict(says.chargeExists({ number: verbatim(charge.booked) }), 'voucher_exists');
  return charge;
}

/** Names the voucher in force at the line that it books. @param voucher null: it is to be booked again */
export async function markCharge(tenant: Tenant, line: number, voucher: number | null): Promise<void> {
  const { organizationId } = tenant;
  await tenant.query('update statement_line set voucher_id = $3 where organization_id = $1 and id = $2', [
    organizationId,
    line,
    voucher,
  ]);
  await announce(tenant, { organizationId, topic: statementLine.name, objectId: line });
}
