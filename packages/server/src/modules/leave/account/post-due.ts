/**
 * Posts what rules bring to accounts of leave: accruals, substitute days, and what expired. Lines follow from facts and bear references, so
 * that it may run late, twice, or on several servers at once.
 */
import { accrualsDue } from '@karmik/model/leave/engine/accrual';
import { expiriesDue } from '@karmik/model/leave/engine/account';
import { grantLine } from '@karmik/model/leave/engine/lines';
import { appliesTo } from '@karmik/model/leave/engine/request';
import { keepsBalance, type LeaveLine } from '@karmik/model/leave/engine/rule';
import { addDays, todayIn } from '@karmik/model/kit/zone';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { accountKey, accountLines, postLeave, type PostedLine } from './lines.ts';
import { leaveTakers } from './people.ts';
import { rulesOf, settingsOf, yearsOf } from './settings.ts';

/** How long after its end a leave year is still made good, where the work ran late. */
const lateDays = 40;
/** From how many minutes of work on a day off a whole substitute day is granted, and half of one. */
const wholeDayFrom = 240;
const halfDayFrom = 120;

interface WorkedOff {
  readonly employee_id: number;
  readonly day: string;
  readonly worked: number;
}

/** Days off and holidays on which someone worked and claimed no overtime for. */
const workedDaysOff = (tenant: Tenant, from: string, until: string) =>
  tenant.query<WorkedOff>(
    `select a.employee_id, a.day, a.worked from attendance_day a
      where a.organization_id = $1 and a.day between $2 and $3 and a.coefficient in ('Offday', 'Holiday') and a.worked >= ${halfDayFrom}
        and not exists (select from overtime_claim c where c.organization_id = $1 and c.sender_id = a.employee_id and c.claimed_on = a.day
                           and c.status in ('Requested', 'Forwarded', 'Approved'))
      order by a.day`,
    [tenant.organizationId, from, until],
  );

/** Posts all that is due until a day. @param people absent: everyone's accounts @returns how many lines were added */
export async function postDue(tenant: Tenant, today: string, at: Date, people?: readonly number[]): Promise<number> {
  const settings = await settingsOf(tenant);
  const takers = await leaveTakers(tenant, today, people);
  const accounts = await accountLines(tenant, people);
  const due: PostedLine[] = [];
  const add = (person: number, type: number, lines: readonly LeaveLine[]) => {
    const key = accountKey(person, type);
    const known = accounts.get(key) ?? [];
    const refs = new Set(known.map(({ ref }) => ref));
    const fresh = lines.filter(({ ref }) => !refs.has(ref));
    if (fresh.length === 0) return;
    accounts.set(key, [...known, ...fresh]);
    due.push(...fresh.map((line) => ({ ...line, person, type })));
  };
  for (const setting of settings) {
    const years = yearsOf(setting, today).filter(({ ends_on }) => ends_on >= addDays(today, -lateDays));
    if (years.length === 0) continue;
    const rules = (await rulesOf(tenant, setting.id)).filter(({ category }) => keepsBalance(category));
    for (const year of years) {
      for (const rule of rules) {
        if (rule.statute === 'substitute') {
          const until = year.ends_on < today ? year.ends_on : addDays(today, -1);
          const ids = new Set(takers.filter((person) => appliesTo(rule, person)).map(({ user_id: id }) => id));
          for (const { employee_id: id, day, worked } of await workedDaysOff(tenant, year.starts_on, until))
            if (ids.has(id))
              add(id, rule.leave_type, [grantLine(rule, day, worked >= wholeDayFrom ? '1' : '0.5', `grant:${day}`)]);
        }
        for (const person of takers) {
          if (!appliesTo(rule, person)) continue;
          const lines = accounts.get(accountKey(person.user_id, rule.leave_type)) ?? [];
          add(person.user_id, rule.leave_type, accrualsDue(rule, person, year, today, { lines }));
        }
      }
    }
  }
  for (const [key, lines] of accounts) {
    if (!lines.some(({ expires_on }) => expires_on != null && expires_on < today)) continue;
    const [person = 0, type = 0] = key.split(' ').map(Number);
    add(person, type, expiriesDue(lines, today));
  }
  return postLeave(tenant, due, { userId: null, at });
}

/** Posts what is due in each organization once a day, and again when its rules changed. */
export async function postLeaveDue({ database, clock }: Context): Promise<void> {
  const now = clock();
  const organizations = await database.everywhere.query<{ id: number; timezone: string; posted_on: string | null }>(
    `select o.id, o.timezone, p.posted_on from organization o left join leave_posting p on p.organization_id = o.id
      where exists (select from leave_master_setting s where s.organization_id = o.id) order by o.id`,
  );
  for (const { id, timezone, posted_on } of organizations) {
    const today = todayIn(timezone, now);
    if (posted_on !== null && posted_on >= today) continue;
    await database.organization(id).transaction(async (tenant) => {
      await tenant.query(
        `insert into leave_posting (organization_id, posted_on) values ($1, $2)
         on conflict (organization_id) do update set posted_on = excluded.posted_on`,
        [id, today],
      );
      await postDue(tenant, today, now);
    });
  }
}

/** Posts what is due to people who joined, or of whom changed what decides on their leave, on the day itself. */
export async function postJoiners({ database, clock }: Context): Promise<void> {
  const now = clock();
  const organizations = await database.everywhere.query<{ id: number; timezone: string }>(
    `select o.id, o.timezone from organization o where exists (select from leave_posting_due d where d.organization_id = o.id) order by o.id`,
  );
  for (const { id, timezone } of organizations)
    await database.organization(id).transaction(async (tenant) => {
      const people = await tenant.query<{ user_id: number }>(
        'delete from leave_posting_due where organization_id = $1 returning user_id',
        [id],
      );
      await postDue(
        tenant,
        todayIn(timezone, now),
        now,
        people.map(({ user_id: person }) => person),
      );
    });
}

/** Rules changed: the work of the day is done again. */
export const postAnew = (tenant: Tenant): Promise<unknown> =>
  tenant.query('delete from leave_posting where organization_id = $1', [tenant.organizationId]);
