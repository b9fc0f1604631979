/** Requests for expense advances: added up, valued by the rate of the day, and refused while an older one is unsettled. */
import { expenseAdvance, itemAmount, itemsTotal } from '@karmik/model/expense/advance';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import { converted, type AppliedRate } from '@karmik/model/commons/exchange/convert';
import type { Amount } from '@karmik/model/kit/currencies';
import { amountWords } from '@karmik/model/kit/figures';
import { verbatim } from '@karmik/model/kit/message';
import { installationPlace } from '@karmik/model/organization/place';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { compare } from '@karmik/model/kit/exact/ratio';
import type { Access } from '../../access/access.ts';
import { defineRequestKind } from '../../approval/request-kind.ts';
import { requestRoutes } from '../../approval/routes.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import type { Api } from '../../http/api.ts';
import { rateOfDay } from '../commons/exchange-rates.ts';
import { addUpAdvances } from './movements.ts';
import { tripOf } from './travel/claimed.ts';

interface Rules {
  readonly currencies: readonly string[];
  readonly greatest_age: number | null;
  /** Within how many days after the exit bills of an employee are taken; null: without limit. */
  readonly leaver_days: number | null;
}

/** The rules of the organization about expenses. */
export const expenseRules = async (tenant: Tenant): Promise<Rules> =>
  (await tenant.one<Rules>(
    'select currencies, greatest_age, leaver_days from expense_setting where organization_id = $1',
    [tenant.organizationId],
  )) ?? { currencies: [], greatest_age: 30, leaver_days: 35 };

/** The rate as a record keeps it; the organization's own currency has none. */
export const rateFields = ({ currency }: Amount, { rate, unit, rated_on }: AppliedRate) =>
  currency === installationPlace.currency
    ? { exchange_rate: null, rate_unit: null, rated_on: null }
    : { exchange_rate: rate, rate_unit: unit, rated_on };

/** What an amount is worth on a day, with the rate; or why that is not known. */
async function valueOf(tenant: Tenant, amount: Amount, day: string) {
  const rate = await rateOfDay(tenant, amount.currency, day);
  if ('refusal' in rate) return rate;
  return { home_amount: converted(amount, rate), ...rateFields(amount, rate) };
}

/** The oldest advance that is unsettled for more days than allowed, and for which no claim waits. */
const tooOldAdvance = (tenant: Tenant, sender: number, today: string, most: number) =>
  tenant.one<{ title: string; age: number }>(
    `select a.title, $3::date - a.paid_on as age from expense_advance a
      where a.organization_id = $1 and a.sender_id = $2 and a.standing = 'open' and $3::date - a.paid_on > $4
        and not exists (select from expense_settlement c where c.organization_id = $1 and c.advance_id = a.id and c.status in ('Requested', 'Forwarded')) order by a.paid_on, a.id limit 1`,
    [tenant.organizationId, sender, today, most],
  );

export const expenseAdvanceHooks: EntityHooks<typeof expenseAdvance> = {
  async beforeSave({ tenant, access, context, before }, body) {
    const sender = before?.sender ?? access.userId;
    const { today } = ruleClockOf(context, access);
    const { currency, amount } = body.requested;
    const { currencies, greatest_age: most } = await expenseRules(tenant);
    const allowed = [installationPlace.currency, ...currencies];
    if (!allowed.includes(currency))
      return { requested: [says.currencyNotAllowed({ currencies: verbatim(allowed.join(', ')) })] };
    if (body.trip !== null) {
      const trip = await tripOf(tenant, body.trip, sender);
      if (!trip) return { trip: [says.notYourTrip] };
      if (!['Requested', 'Forwarded', 'Approved'].includes(trip.status)) return { trip: [says.tripClosed] };
    }
    const old = most === null ? undefined : await tooOldAdvance(tenant, sender, today, most);
    if (old && most !== null)
      return { non_field_errors: [says.unsettled({ title: verbatim(old.title), age: old.age, most })] };
    const total = itemsTotal(body.items, currency);
    if (compare(decimalOf(amount), decimalOf(total.amount)) > 0)
      return { requested: [says.aboveTotal({ total: amountWords(total) })] };
    const value = await valueOf(tenant, body.requested, today);
    if ('refusal' in value) return { requested: [value.refusal] };
    Object.assign(body, value, { sender, total });
    body.items = body.items.map((item) => ({ ...item, amount: itemAmount(item, currency) }));
    return undefined;
  },
};

export const expenseAdvanceKind = defineRequestKind<typeof expenseAdvance>({
  entity: expenseAdvance,
  path: expenseEndpoints.advance,
  async workOut(tenant, { requested }, { today }) {
    const value = await valueOf(tenant, requested, today);
    return 'refusal' in value ? {} : value;
  },
  async beforeApprove(tenant, { trip, sender }) {
    if (trip === null) return undefined;
    return (await tripOf(tenant, trip, sender))?.status === 'Approved' ? undefined : { trip: [says.tripNotApproved] };
  },
  afterApprove: async (tenant, { id }) => void (await addUpAdvances(tenant, [id])),
});

/** Whether the organization has types of expenses, without which nothing can be requested. */
export const hasExpenses = async ({ tenant }: Access): Promise<boolean> =>
  (await tenant.one('select 1 from expense_type where organization_id = $1 and archived_at is null limit 1', [
    tenant.organizationId,
  ])) !== undefined;

export const expenseAdvanceRoutes = (app: Api, context: Context): void =>
  requestRoutes(app, context, expenseAdvanceKind, expenseAdvanceHooks);
