/** Payments of batches for their vouchers: those that were made, and those that banks returned. */
import type { paymentWays, PaymentSource } from '@karmik/model/payment/choices';
import { verbatim } from '@karmik/model/kit/message';
import type { Tenant } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { voucherMessages as says } from './messages.ts';

/** What of a batch a voucher books. */
export type PartPurpose = 'payment' | 'return';

/** An account of the organization with its own ledger; null: the one of payments by bank. */
export interface PaidFrom {
  readonly name: string;
  readonly ledger: number | null;
}

/** Payments of a batch that no voucher in force books yet. */
export interface BatchPart {
  readonly batch: number;
  readonly number: string;
  readonly source: PaymentSource;
  /** Whose payslips it pays. */
  readonly run: number | null;
  readonly way: keyof typeof paymentWays;
  /** Of the organization, from which it was paid; null: from wallets. */
  readonly account: PaidFrom | null;
  readonly items: readonly number[];
  /** AD ISO: on which the last of them was paid or returned. */
  readonly day: string;
}

/** Whether a voucher in force books a payment `item`, or its return. */
const isBooked = (item: string, purpose: PartPurpose): string =>
  `exists (select from pay_voucher_payment c where c.organization_id = ${item}.organization_id and c.item_id = ${item}.id
            and c.is_in_force and c.is_return = ${purpose === 'return'})`;

/**
 * Whether a payment `item` is still to be booked. One that came back was made before, and its payment is booked first: both are in the statement of the
 * bank.
 */
const isDue = (item: string, purpose: PartPurpose): string =>
  purpose === 'payment'
    ? `${item}.status in ('Complete', 'Returned', 'Paid twice') and not ${isBooked(item, 'payment')}`
    : `${item}.status = 'Returned' and ${isBooked(item, 'payment')} and not ${isBooked(item, 'return')}`;

/** The day of a payment `item`, or of its return. */
export const dayOf = (item: string, purpose: PartPurpose): string =>
  purpose === 'return'
    ? `coalesce(${item}.returned_on, ${item}.pay_on)`
    : `coalesce(${item}.settled_on, ${item}.pay_on)`;

/** What left the account for a payment `item`, or came back: by the provider's word where that is another amount. */
export const moneyOf = (item: string): string => `coalesce(${item}.answered, ${item}.amount)`;

/** What a voucher of a batch would book. @returns undefined where nothing is left, and where there is no such batch */
export async function partOf(
  tenant: Tenant,
  batch: number,
  purpose: PartPurpose,
  lock: 'for update' | '' = '',
): Promise<BatchPart | undefined> {
  // Payments change with their batch locked.
  if (lock)
    await tenant.query('select 1 from payment_batch where organization_id = $1 and id = $2 for update', [
      tenant.organizationId,
      batch,
    ]);
  return tenant.one<BatchPart>(
    `select b.id as batch, b.number, b.source, b.run_id as run, b.way, d.items, d.day,
            case when a.id is not null then json_build_object('name', a.name, 'ledger', a.ledger_id) end as account
       from payment_batch b
       left join payment_account a on a.organization_id = b.organization_id and a.id = b.account_id
      cross join lateral (
        select json_agg(i.id order by i.id) as items, max(${dayOf('i', purpose)}) as day
          from payment_item i where i.organization_id = b.organization_id and i.batch_id = b.id and ${isDue('i', purpose)}) d
      where b.organization_id = $1 and b.id = $2 and d.items is not null`,
    [tenant.organizationId, batch],
  );
}

/** @throws 404 where nothing was paid or returned, 409 where vouchers in force book all of it */
export async function requirePart(
  tenant: Tenant,
  batch: number,
  purpose: PartPurpose,
  lock: 'for update' | '' = '',
): Promise<BatchPart> {
  const part = await partOf(tenant, batch, purpose, lock);
  if (part) return part;
  const there = await tenant.one<{ number: string }>(
    `select number from pay_voucher where organization_id = $1 and batch_id = $2 and purpose = $3 and status = 'Posted' order by id desc limit 1`,
    [tenant.organizationId, batch, purpose],
  );
  if (!there) throw notFound();
  throw conflict(says.paymentExists({ number: verbatim(there.number) }), 'voucher_exists');
}

/** Keeps which payments a voucher books. */
export const storePart = (
  tenant: Tenant,
  voucher: number,
  purpose: PartPurpose,
  { items }: Pick<BatchPart, 'items'>,
): Promise<unknown> =>
  tenant.query(
    `insert into pay_voucher_payment (organization_id, voucher_id, item_id, is_return, is_in_force)
     select $1, $2, id, $3, true from unnest($4::bigint[]) g (id)`,
    [tenant.organizationId, voucher, purpose === 'return', items],
  );

/** The number of the voucher in force that books the return of a payment of this one. */
export const returnVoucherOf = (tenant: Tenant, voucher: number): Promise<{ readonly number: string } | undefined> =>
  tenant.one<{ number: string }>(
    `select v.number from pay_voucher_payment p
       join pay_voucher_payment r on r.organization_id = p.organization_id and r.item_id = p.item_id and r.is_return and r.is_in_force
       join pay_voucher v on v.organization_id = r.organization_id and v.id = r.voucher_id
      where p.organization_id = $1 and p.voucher_id = $2 and not p.is_return limit 1`,
    [tenant.organizationId, voucher],
  );

/** What a voucher booked is to be booked again. */
export const freePart = (tenant: Tenant, voucher: number): Promise<unknown> =>
  tenant.query('update pay_voucher_payment set is_in_force = false where organization_id = $1 and voucher_id = $2', [
    tenant.organizationId,
    voucher,
  ]);

/** Parts of batches `b` that are still to be booked, as rows with `batch_id`, `purpose`, `total` and `day`. @param where over `b` */
export const dueParts = (where: string): string =>
  (['payment', 'return'] as const)
    .map(
      (purpose) =>
        `select b.id as batch_id, '${purpose}' as purpose, sum(${moneyOf('i')}${purpose === 'payment' ? ' + coalesce(i.fee, 0)' : ''}) as total, max(${dayOf('i', purpose)}) as day
           from payment_batch b join payment_item i on i.organization_id = b.organization_id and i.batch_id = b.id
          where b.organization_id = $1 and ${where} and ${isDue('i', purpose)} group by b.id`,
    )
    .join(' union all ');
