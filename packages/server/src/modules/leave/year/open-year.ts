/** Opens a leave year for everyone in one action, and takes it back until leave of the year is used. */
import { openYear, type YearOpening } from '@karmik/model/leave/engine/year-opening';
import { appliesTo } from '@karmik/model/leave/engine/request';
import { keepsBalance, type LeaveLine } from '@karmik/model/leave/engine/rule';
import type { LeaveYear } from '@karmik/model/leave/engine/leave-year';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { reverseLine } from '../../../ledger/ledger.ts';
import { accountKey, accountLines, leaveLedger, postLeave, type PostedLine } from '../account/lines.ts';
import { leaveTakers } from '../account/people.ts';
import { postDue } from '../account/post-due.ts';
import { rulesOf, settingOn, settingsOf, yearOn, type MasterSetting, type RuledType } from '../account/settings.ts';
import { leaveServerMessages } from '../messages.ts';

export interface Opened {
  readonly person: number;
  readonly rule: RuledType;
  readonly opening: YearOpening;
}

/** What was countered and its counter-lines say nothing any more. */
function standing(lines: readonly LeaveLine[]): LeaveLine[] {
  const countered = new Set(lines.flatMap(({ reverses_id: id }) => id ?? []));
  return lines.filter(({ id, reverses_id }) => reverses_id == null && !countered.has(id ?? 0));
}

/** The year that begins on a day. @throws 400 where none does */
export async function yearBeginning(
  tenant: Tenant,
  day: string,
): Promise<{ readonly year: LeaveYear; readonly settings: readonly MasterSetting[] }> {
  const settings = await settingsOf(tenant);
  const year = yearOn(settings, day);
  if (year?.starts_on !== day) throw invalidField('starts_on', leaveServerMessages.yearUnknown({ day }));
  return { year, settings };
}

/** What opening a year does with each balance that there is: by the rule of the year that ends. */
export async function openingsOf(
  tenant: Tenant,
  year: LeaveYear,
  settings: readonly MasterSetting[],
): Promise<Opened[]> {
  const before = settingOn(settings, addDays(year.starts_on, -1));
  if (before === undefined) return [];
  const rules = (await rulesOf(tenant, before.id)).filter(({ category }) => keepsBalance(category));
  const takers = await leaveTakers(tenant, year.starts_on);
  const accounts = await accountLines(tenant);
  return takers.flatMap((person) =>
    rules
      .filter((rule) => appliesTo(rule, person))
      .map((rule) => ({
        person: person.user_id,
        rule,
        opening: openYear(rule, standing(accounts.get(accountKey(person.user_id, rule.leave_type)) ?? []), year),
      }))
      .filter(({ opening }) => opening.balance !== '0' || opening.lines.length > 0),
  );
}

/** Years are opened and taken back one after the other. */
const holdOpenings = (tenant: Tenant) =>
  tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', ['leave_year', tenant.organizationId]);

/** @throws 409 where the year has not begun or is open */
export async function openLeaveYear(
  tenant: Tenant,
  day: string,
  { userId, at, today }: { readonly userId: number; readonly at: Date; readonly today: string },
): Promise<{ people: number; lines: number }> {
  await holdOpenings(tenant);
  const { year, settings } = await yearBeginning(tenant, day);
  if (day > today) throw conflict(leaveServerMessages.yearNotBegun({ day }), 'leave_year_not_begun');
  const times = await tenant.query<{ is_open: boolean }>(
    'select reversed_at is null as is_open from leave_year_opening where organization_id = $1 and starts_on = $2',
    [tenant.organizationId, day],
  );
  if (times.some(({ is_open }) => is_open)) throw conflict(leaveServerMessages.yearOpened, 'leave_year_open');
  // What is still due of the year that ends is carried too.
  await postDue(tenant, today, at);
  const opened = await openingsOf(tenant, year, settings);
  // A year that was taken back and is opened again has lines of their own.
  const again = times.length === 0 ? '' : `#${times.length + 1}`;
  const made = (person: number, type: number, line: LeaveLine): PostedLine => ({
    ...line,
    person,
    type,
    ref: `${line.ref}${again}`,
  });
  const lines = opened.flatMap(({ person, rule, opening }) => [
    ...opening.lines.map((line) => made(person, rule.leave_type, line)),
    ...(opening.received && opening.collapses_into !== null
      ? [
          made(person, opening.collapses_into, {
            ...opening.received,
            ref: `${opening.received.ref}:${rule.leave_type}`,
          }),
        ]
      : []),
  ]);
  const people = new Set(lines.map(({ person }) => person)).size;
  const added = await postLeave(tenant, lines, { userId, at });
  await tenant.query(
    `insert into leave_year_opening (organization_id, starts_on, ends_on, people, opened_by_id, opened_at) values ($1, $2, $3, $4, $5, $6)`,
    [tenant.organizationId, year.starts_on, year.ends_on, people, userId, at],
  );
  return { people, lines: added };
}

/** Whether leave of a year was taken, paid or corrected since it was opened. */
export const isUsedSince = `exists (select from ledger_line l where l.organization_id = o.organization_id and l.ledger = '${leaveLedger}'
  and l.entry_date >= o.starts_on and l.created_at >= o.opened_at and l.ref not like 'opened:%' and l.kind in ('taken', 'returned', 'encashed', 'adjusted') and l.created_by_id is not null)`;

/** @throws 409 where the year is not open, or its leave was used */
export async function reverseLeaveYear(
  tenant: Tenant,
  day: string,
  { userId, at }: { readonly userId: number; readonly at: Date },
): Promise<{ people: number; lines: number }> {
  await holdOpenings(tenant);
  const opening = await tenant.one<{ id: number; people: number; is_used: boolean }>(
    `select o.id, o.people, ${isUsedSince} as is_used from leave_year_opening o
      where o.organization_id = $1 and o.starts_on = $2 and o.reversed_at is null for update`,
    [tenant.organizationId, day],
  );
  if (!opening) throw conflict(leaveServerMessages.yearNotOpened, 'leave_year_not_open');
  if (opening.is_used) throw conflict(leaveServerMessages.yearUsed, 'leave_year_used');
  const lines = await tenant.query<{ id: number; entry_date: string }>(
    `select id, entry_date from ledger_line l where organization_id = $1 and ledger = '${leaveLedger}' and ref like $2 and reverses_id is null
        and not exists (select from ledger_line r where r.organization_id = l.organization_id and r.reverses_id = l.id) order by id desc`,
    [tenant.organizationId, `opened:${day}:%`],
  );
  for (const line of lines)
    await reverseLine(tenant, tenant.organizationId, line.id, {
      entryDate: line.entry_date,
      note: '',
      createdById: userId,
      at,
    });
  await tenant.query(
    'update leave_year_opening set reversed_at = $3, reversed_by_id = $4 where organization_id = $1 and id = $2',
    [tenant.organizationId, opening.id, at, userId],
  );
  return { people: opening.people, lines: lines.length };
}
