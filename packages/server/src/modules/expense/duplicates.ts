/** Bills that were claimed before, by anyone in the organization: warned of, and never refused. */
import { billKey, likenessOf, type BillKey, type Likeness } from '@karmik/model/expense/bills';
import type { Amount } from '@karmik/model/kit/currencies';
import type { Tenant } from '../../db/database.ts';

interface Typed {
  readonly vendor: string | null;
  readonly bill_number: string | null;
  readonly billed_on: string;
  readonly claimed: Amount;
}

const keyOf = ({ claimed, ...bill }: Typed): BillKey => billKey({ ...bill, ...claimed });

/** Which bills equal or resemble a bill of another claim, or an earlier bill of the same claim. Declined and cancelled claims do not count. */
export async function likenessesOf(
  tenant: Tenant,
  bills: readonly Typed[],
  settlement: number,
): Promise<(Likeness | undefined)[]> {
  const keys = bills.map(keyOf);
  const stored = await tenant.query<BillKey>(
    `select k.vendor, k.number, k.short_number, k.billed_on::text as billed_on, k.currency, k.amount::text as amount
       from expense_bill_key k join expense_settlement s on s.organization_id = k.organization_id and s.id = k.settlement_id
      where k.organization_id = $1 and k.vendor = any($2::text[]) and k.settlement_id <> $3 and s.status in ('Requested', 'Forwarded', 'Approved')`,
    [tenant.organizationId, keys.map(({ vendor }) => vendor).filter((vendor) => vendor !== ''), settlement],
  );
  return keys.map((key, place) => {
    const found = [...stored, ...keys.slice(0, place)].map((other) => likenessOf(key, other));
    return found.includes('same') ? 'same' : found.find((likeness) => likeness !== undefined);
  });
}

/** Keeps the bills of a claim in the form in which they are compared, in the place of those that it had. */
export async function keepBillKeys(tenant: Tenant, settlement: number, bills: readonly Typed[]): Promise<void> {
  await tenant.query('delete from expense_bill_key where organization_id = $1 and settlement_id = $2', [
    tenant.organizationId,
    settlement,
  ]);
  await tenant.query(
    `insert into expense_bill_key (organization_id, settlement_id, vendor, number, short_number, billed_on, currency, amount)
     select $1, $2, k.* from jsonb_to_recordset($3::jsonb) as k (vendor text, number text, short_number text, billed_on date, currency text, amount numeric)
      where k.vendor <> ''`,
    [tenant.organizationId, settlement, JSON.stringify(bills.map(keyOf))],
  );
}
