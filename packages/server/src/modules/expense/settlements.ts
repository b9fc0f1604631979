/** Claims of expenses: each bill valued by the rate of its day, held against caps and other bills, and settled when they are approved. */
import { allowedOf, settle, type OpenAdvance } from '@karmik/model/expense/settle';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import { awayOf, type Actual } from '@karmik/model/expense/travel/itinerary';
import { converted } from '@karmik/model/commons/exchange/convert';
import { addUp } from '@karmik/model/kit/add-up';
import type { Amount } from '@karmik/model/kit/currencies';
import type { RowOf } from '@karmik/model/kit/fields';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { verbatim } from '@karmik/model/kit/message';
import { installationPlace } from '@karmik/model/organization/place';
import { defineRequestKind } from '../../approval/request-kind.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks, SavedBody } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { rateOfDay } from '../commons/exchange-rates.ts';
import { expenseRules, rateFields } from './advances.ts';
import { keepBillKeys, likenessesOf } from './duplicates.ts';
import { addUpAdvances } from './movements.ts';
import { claimedDays, claimedTrip, otherClaimsOf, tripLimits, type ClaimedTrip } from './travel/claimed.ts';
import { travelRules } from './travel/per-diem.ts';

/** A stored bill, with what follows from what its sender wrote. */
export type Bill = RowOf<(typeof expenseSettlement.fields.bills)['item']> & { readonly id: number };

/** Caps of types of expenses, by id; a decimal for each unit, or null. */
const capsOf = async (tenant: Tenant): Promise<ReadonlyMap<number, string | null>> =>
  new Map(
    (
      await tenant.query<{ id: number; cap: string | null }>(
        'select id, cap::text as cap from expense_type where organization_id = $1',
        [tenant.organizationId],
      )
    ).map(({ id, cap }) => [id, cap]),
  );

/** The rate by which a bill was valued. */
export const rateOf = ({ exchange_rate, rate_unit, rated_on, billed_on }: Bill) => ({
  rate: exchange_rate ?? '1.0000',
  unit: rate_unit ?? 1,
  rated_on: rated_on ?? billed_on,
});

/** A claim as it is stored. */
export interface StoredClaim {
  readonly id: number;
  readonly sender: number;
  readonly title: string;
  readonly trip: number | null;
  readonly advance: number | null;
  readonly sent_on: string;
  readonly bills: readonly Bill[];
  readonly left_on: string | null;
  readonly left_at: string | null;
  readonly back_on: string | null;
  readonly back_at: string | null;
}

/** What a bill is worth in the organization's currency, as claimed. */
export const homeOf = (bill: Bill): string => converted(bill.claimed, rateOf(bill));

/** The bills of a stored claim by the rates of now; what was approved of a bill in part stays. Undefined where they cannot be valued. */
export async function valuedAgain(tenant: Tenant, claim: StoredClaim): Promise<readonly Bill[] | undefined> {
  const { id, sender, trip, bills, sent_on } = claim;
  const ofTrip =
    trip === null
      ? null
      : await claimedTrip(tenant, { trip, claimant: sender, today: sent_on, settlement: id, away: awayOf(claim) });
  if (ofTrip && 'refusal' in ofTrip) return undefined;
  const found = await valued(tenant, bills, id, ofTrip);
  if ('errors' in found) return undefined;
  return found.bills.map((now, place) => {
    const before = bills[place];
    if (before?.cut_reason == null || before.approved === null) return now;
    const { approved, cut_reason } = before;
    return { ...now, approved, approved_home: converted(approved, rateOf(now)), cut_reason };
  });
}

/** Bills with rates, caps and what may be claimed twice; errors by field. */
async function valued(
  tenant: Tenant,
  bills: readonly Bill[],
  settlement: number,
  ofTrip: ClaimedTrip | null,
): Promise<{ bills: Bill[] } | { errors: FieldErrors }> {
  const { currencies } = await expenseRules(tenant);
  const allowed = [installationPlace.currency, ...currencies];
  const caps = await capsOf(tenant);
  const limits = ofTrip === null ? [] : await tripLimits(tenant, ofTrip, bills);
  const likenesses = await likenessesOf(tenant, bills, settlement);
  const elsewhere = ofTrip === null ? new Set<string>() : await claimedDays(tenant, { ...ofTrip, settlement });
  const errors: FieldErrors = {};
  const done: Bill[] = [];
  for (const [place, bill] of bills.entries()) {
    const { claimed, billed_on, expense_type, quantity } = bill;
    if (!allowed.includes(claimed.currency)) {
      errors[`bills.${place}.claimed`] = [says.currencyNotAllowed({ currencies: verbatim(allowed.join(', ')) })];
      continue;
    }
    const rate = await rateOfDay(tenant, claimed.currency, billed_on);
    if ('refusal' in rate) {
      errors[`bills.${place}.billed_on`] = [rate.refusal];
      continue;
    }
    const isAllowance = ofTrip?.allowance_type === expense_type;
    const cap = isAllowance ? null : (limits[place] ?? caps.get(expense_type) ?? null);
    const most = allowedOf(claimed, quantity, cap, rate);
    // What has a limit for each day or night is claimed of a day once.
    const isAgain =
      cap !== null &&
      (elsewhere.has(`${expense_type} ${billed_on}`) ||
        (ofTrip !== null &&
          bills.slice(0, place).some((other) => other.expense_type === expense_type && other.billed_on === billed_on)));
    done.push({
      ...bill,
      allowed: most,
      approved: most,
      approved_home: converted(most, rate),
      cut_reason: null,
      corrected_rate: null,
      rate_difference: null,
      ...rateFields(claimed, rate),
      likeness: likenesses[place] ?? (isAgain ? 'similar' : null),
    });
  }
  return Object.keys(errors).length > 0 ? { errors } : { bills: done };
}

interface Claiming {
  readonly sender: number;
  readonly today: string;
  readonly settlement: number;
}

interface OfAllowances extends Partial<Actual> {
  readonly bills: readonly unknown[];
  readonly trip?: number | null;
}

/** What the levels of approval look at: a claim, and the others of its trip where the rules of travel say so. */
async function weighedOf(
  tenant: Tenant,
  claimed: string,
  trip: ClaimedTrip | null,
  settlement: number,
): Promise<string> {
  if (trip === null || !(await travelRules(tenant)).weighs_trip) return claimed;
  return addUp([claimed, await otherClaimsOf(tenant, { ...trip, settlement })]);
}

/** The bills of a claim, and the daily allowances of its trip, which are computed each time. */
async function withAllowances(
  tenant: Tenant,
  { bills, trip, ...actual }: OfAllowances,
  { sender, today, settlement }: Claiming,
): Promise<{ bills: Bill[]; trip: ClaimedTrip | null } | { errors: FieldErrors }> {
  const { allowance_type: type } = await travelRules(tenant);
  const typed = (bills as readonly Bill[]).filter(({ expense_type }) => expense_type !== type);
  if (trip == null) {
    if (typed.length < bills.length) return { errors: { bills: [says.allowanceByTrip] } };
    return typed.length === 0 ? { errors: { bills: [says.noBills] } } : { bills: typed, trip: null };
  }
  const { left_on = null, left_at = null, back_on = null, back_at = null } = actual;
  const away = awayOf({ left_on, left_at, back_on, back_at });
  const claimed = await claimedTrip(tenant, { trip, claimant: sender, today, settlement, away });
  if ('refusal' in claimed) return { errors: claimed.refusal };
  const allowances = claimed.allowances.map((line) => line as Bill);
  const whole = [...typed, ...allowances];
  return whole.length === 0 ? { errors: { bills: [says.noBills] } } : { bills: whole, trip: claimed };
}

interface Held {
  readonly sender: number;
  readonly standing: string | null;
  readonly unsettled: Amount;
  readonly rate: string;
}

/** An advance, locked, with the rate by which it was paid; of several payments, that of all of them together. */
const heldAdvance = (tenant: Tenant, id: number): Promise<Held | undefined> =>
  tenant.one<Held>(
    `select a.sender_id as sender, a.standing, a.unsettled,
            coalesce((select round(sum(m.home_amount) / nullif(sum((m.amount->>'amount')::numeric), 0), 4) from expense_advance_movement m
              where m.organization_id = $1 and m.advance_id = a.id and m.kind = 'payment'), 1)::text as rate
       from expense_advance a where a.organization_id = $1 and a.id = $2 for update of a`,
    [tenant.organizationId, id],
  );

const openOf = ({ unsettled, rate }: Held): OpenAdvance => ({ unsettled, rate: { rated_on: '', unit: 1, rate } });

/** What approved amounts come to now, with the current state of the advance. */
export async function settledNow(
  tenant: Tenant,
  { bills, advance }: { readonly bills: readonly Bill[]; readonly advance: number | null },
) {
  const held = advance === null ? undefined : await heldAdvance(tenant, advance);
  return settle(
    bills.map((bill) => ({ approved: bill.approved ?? bill.claimed, rate: rateOf(bill) })),
    held?.standing === 'open' ? openOf(held) : null,
  );
}

/** Values the bills of a claim before it is stored. @returns errors by field */
export async function workOutClaim(
  tenant: Tenant,
  body: SavedBody<typeof expenseSettlement>,
  { sender, today, settlement: id, sent_on }: Claiming & { readonly sent_on: string },
): Promise<FieldErrors | undefined> {
  const whole = await withAllowances(tenant, body, { sender, today, settlement: id });
  if ('errors' in whole) return whole.errors;
  if (body.advance !== null) {
    const held = await heldAdvance(tenant, body.advance);
    if (held?.sender !== sender) return { advance: [says.notYourAdvance] };
    if (held.standing !== 'open') return { advance: [says.nothingOpen] };
  }
  const found = await valued(tenant, whole.bills, id, whole.trip);
  if ('errors' in found) return found.errors;
  const { bills } = found;
  const { approved_total, used, to_pay } = await settledNow(tenant, { bills, advance: body.advance });
  const claimed_total = addUp(['0.00', ...bills.map(homeOf)]);
  Object.assign(body, {
    sender,
    sent_on,
    bills,
    claimed_total,
    weighed_total: await weighedOf(tenant, claimed_total, whole.trip, id),
    approved_total,
    used,
    to_pay,
  });
  return undefined;
}

export const settlementHooks: EntityHooks<typeof expenseSettlement> = {
  async beforeSave({ tenant, access, context, before, id }, body) {
    const { today } = ruleClockOf(context, access);
    return workOutClaim(tenant, body, {
      sender: before?.sender ?? access.userId,
      today,
      settlement: id ?? 0,
      sent_on: before?.sent_on ?? today,
    });
  },
  afterSave: ({ tenant, id }, { bills }) => keepBillKeys(tenant, id, bills),
};

export const settlementKind = defineRequestKind<typeof expenseSettlement>({
  entity: expenseSettlement,
  path: expenseEndpoints.settlement,
  async workOut(tenant, draft, { senderId, today }) {
    const whole = await withAllowances(tenant, draft, { sender: senderId, today, settlement: 0 });
    if ('errors' in whole) return {};
    const found = await valued(tenant, whole.bills, 0, whole.trip);
    if ('errors' in found) return {};
    const claimed_total = addUp(['0.00', ...found.bills.map(homeOf)]);
    return { claimed_total, weighed_total: await weighedOf(tenant, claimed_total, whole.trip, 0) };
  },
  async afterApprove(tenant, record, { access, context }) {
    const { approved_total, used, to_pay } = await settledNow(tenant, {
      bills: record.bills as Bill[],
      advance: record.advance,
    });
    const { today } = ruleClockOf(context, access);
    await tenant.query(
      `update expense_settlement set approved_total = $3, used = $4, to_pay = $5, standing = case when $5::numeric > 0 then 'to_pay' else 'settled' end
        where organization_id = $1 and id = $2`,
      [tenant.organizationId, record.id, approved_total, used === null ? null : JSON.stringify(used), to_pay],
    );
    if (record.advance === null || used === null) return;
    await tenant.query(
      `insert into expense_advance_movement (organization_id, advance_id, employee_id, kind, paid_by, amount, happened_on, settlement_id, created_by_id)
       select $1, $2, $3, 'settlement', null, $4, $5, $6, $7 where ($4::jsonb->>'amount')::numeric > 0`,
      [
        tenant.organizationId,
        record.advance,
        record.sender,
        JSON.stringify(used),
        today,
        record.id,
        access.userId || null,
      ],
    );
    await addUpAdvances(tenant, [record.advance]);
  },
});
