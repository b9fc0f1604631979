/** Balances of people: one function for every page, report and export. */
import {
  explain,
  forecast,
  foreseenLines,
  type LeaveOutlook,
  type ReasonedLine,
} from '@karmik/model/leave/engine/explanation';
import { standingAt } from '@karmik/model/leave/engine/account';
import { appliesTo } from '@karmik/model/leave/engine/request';
import { keepsBalance } from '@karmik/model/leave/engine/rule';
import { quantityText, unitsOf } from '@karmik/model/leave/engine/quantity';
import type { BalanceExplanation, TypeBalance } from '@karmik/model/leave/balance';
import type { Tenant } from '../../../db/database.ts';
import { accountKey, accountLines, pendingDays } from './lines.ts';
import type { LeaveTaker } from './people.ts';
import { rulesByYear, rulesOf, settingOn, settingsOf, yearOn, yearsBetween, type RuledType } from './settings.ts';

const refOf = ({ leave_type: id, name, in_nepali, colour }: RuledType): TypeBalance['leave_type'] => ({
  id,
  name,
  in_nepali,
  colour,
});

/** Days that were taken by approved leave from one day to another, by person and type. */
async function takenBetween(tenant: Tenant, people: readonly number[], from: string, to: string) {
  const rows = await tenant.query<{ key: string; taken: string }>(
    `select employee_id || ' ' || leave_type_id as key, sum(coefficient)::text as taken from leave_of_day
      where organization_id = $1 and employee_id = any($2) and day between $3 and $4 group by 1`,
    [tenant.organizationId, [...people], from, to],
  );
  return new Map(rows.map(({ key, taken }) => [key, taken]));
}

/** What each of these people has of each leave that is theirs, at the end of a day until today. */
export async function balancesOf(
  tenant: Tenant,
  takers: readonly LeaveTaker[],
  day: string,
): Promise<{ readonly rules: readonly RuledType[]; readonly of: Map<number, TypeBalance[]> }> {
  const settings = await settingsOf(tenant);
  const setting = settingOn(settings, day);
  const year = yearOn(settings, day);
  if (setting === undefined || year === undefined) return { rules: [], of: new Map() };
  const rules = await rulesOf(tenant, setting.id);
  const ids = takers.map(({ user_id: id }) => id);
  const lines = await accountLines(tenant, ids);
  const pending = await pendingDays(tenant, ids);
  const taken = await takenBetween(tenant, ids, year.starts_on, day);
  const of = new Map(
    takers.map((person) => [
      person.user_id,
      rules
        .filter((rule) => appliesTo(rule, person))
        .map((rule): TypeBalance => {
          const key = accountKey(person.user_id, rule.leave_type);
          return {
            leave_type: refOf(rule),
            keeps_balance: keepsBalance(rule.category),
            allows_hours: rule.allows_hours,
            ...standingAt(lines.get(key) ?? [], pending.get(key) ?? [], day, year.ends_on),
            taken: quantityText(unitsOf(taken.get(key))),
          };
        }),
    ]),
  );
  return { rules, of };
}

const lineOf = ({ on, quantity, kind, expires_on, because }: ReasonedLine) => ({
  on,
  quantity,
  kind,
  expires_on: expires_on ?? null,
  because,
});

/** How a balance of one leave came to be, or what it will be. Undefined where no rule of it is in force. */
export async function explainBalance(
  tenant: Tenant,
  person: LeaveTaker,
  typeId: number,
  { day, today }: { readonly day: string; readonly today: string },
): Promise<BalanceExplanation | undefined> {
  const settings = await settingsOf(tenant);
  const setting = settingOn(settings, today) ?? settingOn(settings, day);
  const [rule] = setting ? await rulesOf(tenant, setting.id, { id: typeId }) : [];
  const first = yearOn(settings, day < today ? day : today);
  if (setting === undefined || rule === undefined || first === undefined) return undefined;
  const key = accountKey(person.user_id, typeId);
  const ruleIn = await rulesByYear(tenant, settings, typeId);
  const outlook: LeaveOutlook = {
    rule,
    ruleOf: (of) => ruleIn(of) ?? rule,
    person,
    lines: (await accountLines(tenant, [person.user_id], typeId)).get(key) ?? [],
    pending: (await pendingDays(tenant, [person.user_id])).get(key) ?? [],
    years: yearsBetween(settings, first.starts_on, day > today ? day : today),
  };
  const explained = explain(outlook, day < today ? day : today);
  const foreseen = day > today ? forecast(outlook, day, today) : undefined;
  const { balance, scheduled, pending, available } = foreseen ?? explained;
  return {
    on: day,
    leave_type: refOf(rule),
    setting: setting.name,
    balance,
    scheduled,
    pending,
    available,
    lines: explained.lines.map((line) => ({ ...lineOf(line), after: line.after })),
    coming: foreseen ? [...foreseenLines(outlook, [], { today, until: day }).lines] : [],
    next: explained.next && lineOf(explained.next),
  };
}
