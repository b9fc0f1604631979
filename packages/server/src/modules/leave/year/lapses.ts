/** Whose leave is lost by the end of the leave year: what opening the next one would do with each balance, and what expires before. */
import { lapsesOf } from '@karmik/model/leave/engine/lapses';
import { appliesTo } from '@karmik/model/leave/engine/request';
import { keepsBalance } from '@karmik/model/leave/engine/rule';
import type { QueryRowOf } from '@karmik/model/kit/query';
import { leaveLapses } from '@karmik/model/leave/lapsing';
import { query } from '../../../queries/query.ts';
import { accountKey, accountLines, pendingDays } from '../account/lines.ts';
import { leaveTakers } from '../account/people.ts';
import { rulesOf, settingOn, settingsOf, yearOn } from '../account/settings.ts';

export const leaveLapsesQuery = query(leaveLapses, async ({ tenant, clock: { today } }) => {
  const settings = await settingsOf(tenant);
  const setting = settingOn(settings, today);
  const year = yearOn(settings, today);
  if (setting === undefined || year === undefined) return [];
  const rules = (await rulesOf(tenant, setting.id)).filter(({ category }) => keepsBalance(category));
  // The balance of who leaves before is settled with their pay.
  const takers = (await leaveTakers(tenant, today)).filter(({ left_on: last }) => last == null || last > year.ends_on);
  const accounts = await accountLines(tenant);
  const pending = await pendingDays(
    tenant,
    takers.map(({ user_id: id }) => id),
  );
  return takers.flatMap((person) =>
    rules
      .filter((rule) => appliesTo(rule, person))
      .flatMap((rule): Omit<QueryRowOf<typeof leaveLapses>, 'id'>[] => {
        const key = accountKey(person.user_id, rule.leave_type);
        const outlook = { rule, person, lines: accounts.get(key) ?? [], pending: pending.get(key) ?? [] };
        return lapsesOf(outlook, year, today).map((lapse) => ({
          employee: person.user_id,
          leave_type: rule.leave_type,
          ...lapse,
        }));
      }),
  );
});
