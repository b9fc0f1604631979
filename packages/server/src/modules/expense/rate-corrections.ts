/**
 * What follows where a rate of exchange is corrected that claims were valued by: claims that are not decided yet are valued again, and
 * approved ones stay as they are and carry the difference [MC-38].
 */
import { appliedRate, converted, type AppliedRate, type RateUsed } from '@karmik/model/commons/exchange/convert';
import { exchangeMessages as says } from '@karmik/model/commons/exchange/messages';
import type { exchangeRate } from '@karmik/model/commons/exchange/rate';
import { settlementPaths } from '@karmik/model/expense/paths';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import { addUp } from '@karmik/model/kit/add-up';
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { compare } from '@karmik/model/kit/exact/ratio';
import { linkTo } from '@karmik/model/kit/links';
import { listed, verbatim } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import { writeAudit } from '../../access/audit.ts';
import type { Tenant } from '../../db/database.ts';
import { bodyColumns } from '../../entity/columns.ts';
import type { EntityHooks, Write } from '../../entity/hooks.ts';
import { conflict } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notify } from '../notification/notify.ts';
import { homeOf, settledNow, valuedAgain, type Bill, type StoredClaim } from './settlements.ts';

interface Rate {
  readonly currency: string;
  readonly valid_on: string;
  readonly unit: number;
  readonly buying: string;
  readonly selling: string;
}

interface Use {
  readonly id: number;
  readonly title: string;
  readonly is_decided: boolean;
}

/** Claims with a bill that was valued by a rate. Those that were declined or cancelled need none. */
const usesOf = (tenant: Tenant, { currency, valid_on }: Pick<Rate, 'currency' | 'valid_on'>): Promise<Use[]> =>
  tenant.query<Use>(
    `select s.id, s.title, s.status = 'Approved' as is_decided from expense_settlement s
      where s.organization_id = $1 and s.status in ('Requested', 'Forwarded', 'Approved')
        and exists (select from expense_settlement_bills b where b.organization_id = $1 and b.parent_id = s.id and b.rated_on = $2
                       and b.claimed->>'currency' = $3)
      order by s.id for update of s`,
    [tenant.organizationId, valid_on, currency],
  );

/** More claims than these are counted and not named. */
const mostNamed = 5;

const named = (uses: readonly Use[]) => ({
  count: uses.length,
  claims: listed([
    ...uses.slice(0, mostNamed).map(({ title }) => verbatim(title)),
    ...(uses.length > mostNamed ? ['…'] : []),
  ]),
});

const differs = (one: string, other: string): boolean => compare(decimalOf(one), decimalOf(other)) !== 0;
const hasOtherFigures = (one: Rate, other: Rate): boolean =>
  one.unit !== other.unit || differs(one.buying, other.buying) || differs(one.selling, other.selling);

const usedRate = async (tenant: Tenant): Promise<RateUsed> =>
  (
    await tenant.one<{ applied: RateUsed }>('select applied from exchange_rate_setting where organization_id = $1', [
      tenant.organizationId,
    ])
  )?.applied ?? 'selling';

/** Writes what a correction would change into the bills of approved claims; nothing of them where it was corrected back. */
async function markBills(tenant: Tenant, { currency, valid_on }: Rate, claims: readonly Use[], rate: AppliedRate) {
  const bills = await tenant.query<Pick<Bill, 'id' | 'approved' | 'approved_home' | 'exchange_rate' | 'rate_unit'>>(
    `select id, approved, approved_home::text as approved_home, exchange_rate::text as exchange_rate, rate_unit from expense_settlement_bills
      where organization_id = $1 and parent_id = any($2::bigint[]) and rated_on = $3 and claimed->>'currency' = $4 order by id`,
    [tenant.organizationId, claims.map(({ id }) => id), valid_on, currency],
  );
  const marks = bills.map(({ id, approved, approved_home, exchange_rate, rate_unit }) => {
    const isSame = exchange_rate === rate.rate && rate_unit === rate.unit;
    const difference = approved ? addUp([converted(approved, rate), `-${approved_home ?? '0'}`]) : '0.00';
    return { id, corrected: isSame ? null : rate.rate, difference: isSame ? null : difference };
  });
  await tenant.query(
    `update expense_settlement_bills b set corrected_rate = m.corrected, rate_difference = m.difference
       from unnest($2::bigint[], $3::numeric[], $4::numeric[]) m (id, corrected, difference) where b.organization_id = $1 and b.id = m.id`,
    [
      tenant.organizationId,
      marks.map(({ id }) => id),
      marks.map(({ corrected }) => corrected),
      marks.map(({ difference }) => difference),
    ],
  );
}

/** Values the bills of a claim again, adds it up, and tells its sender. */
async function valueAgain({ tenant, access, context }: Write, id: number, { currency }: Rate): Promise<void> {
  const { organizationId } = tenant;
  const claim = await tenant.one<StoredClaim>(
    `select r.id, ${bodyColumns(expenseSettlement)} from expense_settlement r where r.organization_id = $1 and r.id = $2`,
    [organizationId, id],
  );
  const bills = claim && (await valuedAgain(tenant, claim));
  if (!claim || !bills) return;
  const { approved_total, used, to_pay } = await settledNow(tenant, { bills, advance: claim.advance });
  const now = context.clock();
  const rows = bills.map(({ allowed, approved, approved_home, exchange_rate, rate_unit, rated_on }, place) => ({
    id: claim.bills[place]?.id,
    allowed,
    approved,
    approved_home,
    exchange_rate,
    rate_unit,
    rated_on,
  }));
  await tenant.query(
    `update expense_settlement_bills b
        set allowed = g.allowed, approved = g.approved, approved_home = g.approved_home, exchange_rate = g.exchange_rate, rate_unit = g.rate_unit, rated_on = g.rated_on
       from jsonb_to_recordset($2::jsonb) as g (id bigint, allowed jsonb, approved jsonb, approved_home numeric, exchange_rate numeric, rate_unit integer, rated_on date)
      where b.organization_id = $1 and b.id = g.id`,
    [organizationId, JSON.stringify(rows)],
  );
  await tenant.query(
    `update expense_settlement set claimed_total = $3, weighed_total = weighed_total + $3::numeric - claimed_total, approved_total = $4, used = $5, to_pay = $6, updated_at = $7 where organization_id = $1 and id = $2`,
    [
      organizationId,
      id,
      addUp(['0.00', ...bills.map(homeOf)]),
      approved_total,
      used === null ? null : JSON.stringify(used),
      to_pay,
      now,
    ],
  );
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: 'updated',
    objectType: expenseSettlement.name,
    objectId: id,
    before: { bills: claim.bills },
    after: { bills },
    at: now,
  });
  await notify(tenant, {
    organizationId,
    recipientIds: [claim.sender],
    actorId: access.userId,
    category: 'payroll',
    text: bilingual(
      `The exchange rate of ${currency} was corrected. Your claim "${claim.title}" has new amounts.`,
      `${currency} को विनिमय दर सच्याइयो। तपाईंको दाबी “${claim.title}” को रकम फेरियो।`,
    ),
    url: linkTo(settlementPaths.own, {}, { open: id }),
    at: now,
  });
  await announce(tenant, { organizationId, topic: expenseSettlement.name, objectId: id });
}

export const exchangeRateHooks: EntityHooks<typeof exchangeRate> = {
  async beforeSave({ tenant, before }, body) {
    if (!before) return undefined;
    const moves = before.currency !== body.currency || before.valid_on !== body.valid_on;
    if (!moves && !hasOtherFigures(before, body)) return undefined;
    const uses = await usesOf(tenant, before);
    if (uses.length === 0) return undefined;
    if (moves) return { [before.currency === body.currency ? 'valid_on' : 'currency']: [says.inUse(named(uses))] };
    const reason = body.correction_reason ?? '';
    // The reason of an earlier correction is none of this one.
    return reason === '' || reason === before.correction_reason
      ? { correction_reason: [says.reasonNeeded(named(uses))] }
      : undefined;
  },
  async afterSave(write, body) {
    const { tenant, before } = write;
    if (!before || !hasOtherFigures(before, body)) return;
    const uses = await usesOf(tenant, body);
    const rate = appliedRate(body, await usedRate(tenant));
    await markBills(
      tenant,
      body,
      uses.filter(({ is_decided }) => is_decided),
      rate,
    );
    for (const { id, is_decided } of uses) if (!is_decided) await valueAgain(write, id, body);
  },
  async beforeDelete({ tenant, before }) {
    const uses = before ? await usesOf(tenant, before) : [];
    if (uses.length > 0) throw conflict(says.inUse(named(uses)), 'rate_in_use');
  },
};
