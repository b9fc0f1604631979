/** Bank charges that were recorded with payments and their returns, beside lines of bank statements that are charges: one charge is booked once. */
import type { UserRef } from '@karmik/model/kit/fields';
import { verbatim } from '@karmik/model/kit/message';
import { matchesOf, type OpenFee } from '@karmik/model/payment/match';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import type { Tenant } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { conflict, invalidField } from '../../http/errors.ts';

/** A charge that was recorded with a payment; its id is that of the payment. */
export interface Fee extends OpenFee {
  readonly batch_id: number;
  readonly employee: UserRef;
}

/** A bank takes the charge of a payment within this many days of it. */
const nearDays = 7;

/** A charge was paid together with others of its batch, or by itself. */
const mostTogether = 1;

/** Charges of payments of an account: those that no line is yet, or those that a line is. */
export const feesOf = (tenant: Tenant, account: number, line: number | null): Promise<Fee[]> =>
  tenant.query<Fee>(
    `select i.id, i.batch_id, b.number as batch, g.is_return, g.amount::text as amount, ${personJson('p')} as employee
       from payment_item i join payment_batch b on b.organization_id = i.organization_id and b.id = i.batch_id
       join person p on p.organization_id = i.organization_id and p.id = i.employee_id
      cross join lateral (values (false, i.fee, i.fee_line_id), (true, i.return_fee, i.return_fee_line_id)) g (is_return, amount, line)
      where i.organization_id = $1 and b.account_id = $2 and g.amount > 0 and g.line is not distinct from $3
      order by b.number, i.id, g.is_return`,
    [tenant.organizationId, account, line],
  );

/** Charges that a line of an amount may be: all of a batch, or one. */
export function feesLike(amount: string, fees: readonly Fee[]): (readonly Fee[])[] {
  const { found } = matchesOf(
    amount,
    fees.map((fee, id) => ({ id, batch: fee.batch, amount: fee.amount })),
    mostTogether,
  );
  return found.map(({ ids }) => ids.flatMap((id) => fees[id] ?? []));
}

/** Locks the batches of an account, with which its payments change. */
export const lockBatches = (tenant: Tenant, account: number): Promise<unknown> =>
  tenant.query('select 1 from payment_batch where organization_id = $1 and account_id = $2 order by id for update', [
    tenant.organizationId,
    account,
  ]);

/** @throws 409 where a charge of this amount was recorded with payments of the account and is in no statement yet */
export async function refuseRecorded(tenant: Tenant, account: number, amount: string): Promise<void> {
  await lockBatches(tenant, account);
  const [like] = feesLike(amount, await feesOf(tenant, account, null));
  if (like?.[0]) throw conflict(says.chargeRecorded({ number: verbatim(like[0].batch) }), 'charge_recorded');
}

/**
 * A charge that is recorded with a payment while a line of the statement is it already would be booked twice.
 * @param isOther the person says that it is another one
 * @throws 400 on `fee`
 */
export async function refuseInStatement(
  tenant: Tenant,
  batch: number,
  { fee, on, isOther }: { readonly fee: string | null; readonly on: string; readonly isOther: boolean },
): Promise<void> {
  if (fee === null || isOther) return;
  const line = await tenant.one<{ day: string }>(
    `select l.happened_on::text as day from statement_line l
       join payment_batch b on b.organization_id = l.organization_id and b.account_id = l.account_id
      where l.organization_id = $1 and b.id = $2 and l.match = 'charge' and l.withdrawn = $3::numeric
        and abs(l.happened_on - $4::date) <= $5 order by abs(l.happened_on - $4::date), l.id limit 1`,
    [tenant.organizationId, batch, fee, on, nearDays],
  );
  if (line) throw invalidField('fee', says.chargeInStatement({ day: line.day }));
}

/** Writes which lines charges are. */
export const storeFees = (
  tenant: Tenant,
  pairs: readonly { readonly fee: Pick<OpenFee, 'id' | 'is_return'>; readonly line: number }[],
): Promise<unknown> =>
  tenant.query(
    `update payment_item i
        set fee_line_id = coalesce(g.fee, i.fee_line_id), return_fee_line_id = coalesce(g.given_back, i.return_fee_line_id)
       from (select id, max(line) filter (where not is_return) as fee, max(line) filter (where is_return) as given_back
               from unnest($2::bigint[], $3::boolean[], $4::bigint[]) f (id, is_return, line) group by id) g
      where i.organization_id = $1 and i.id = g.id`,
    [
      tenant.organizationId,
      pairs.map(({ fee }) => fee.id),
      pairs.map(({ fee }) => fee.is_return),
      pairs.map(({ line }) => line),
    ],
  );
