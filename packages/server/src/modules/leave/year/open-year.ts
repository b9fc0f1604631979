/** Opening a leave year for everyone, and taking it back until leave of the year is used. */
import { openYear, type YearOpening } from '@karmik/model/leave/engine/year-opening';
import { appliesTo } from '@karmik/model/leave/engine/request';
import { keepsBalance, type LeaveLine } from '@karmik/model/leave/engine/rule';
import { openLeaveYear } from '@karmik/model/leave/year-opening';
import type { LeaveYear } from '@karmik/model/leave/engine/leave-year';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { operation } from '../../../operations/operation.ts';
import { reverseLine } from '../../../ledger/ledger.ts';
import { accountKey, accountLines, leaveLedger, postLeave, type PostedLine } from '../account/lines.ts';
import { leaveTakers } from '../account/people.ts';
import { postDue } from '../account/post-due.ts';
import { rulesOf, settingOn, settingsOf, yearOn, type MasterSetting, type RuledType } from '../account/settings.ts';
import { leaveServerMessages } from '../messages.ts';

interface Opened {
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
async function yearBeginning(
  tenant: Tenant,
  day: string,
): Promise<{ readonly year: LeaveYear; readonly settings: readonly MasterSetting[] }> {
  const settings = await settingsOf(tenant);
  const year = yearOn(settings, day);
  if (year?.starts_on !== day) throw invalidField('starts_on', leaveServerMessages.yearUnknown({ day }));
  return { year, settings };
}

/** What opening a year does with each balance that there is: by the rule of the year that ends. */
async function openingsOf(tenant: Tenant, year: LeaveYear, settings: readonly MasterSetting[]): Promise<Opened[]> {
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

/** How often the opening of a year was taken back, and whether it is open now. */
async function timesOpened(tenant: Tenant, day: string): Promise<{ reversed: number; isOpen: boolean }> {
  const times = await tenant.query<{ is_open: boolean }>(
    'select reversed_at is null as is_open from leave_year_opening where organization_id = $1 and starts_on = $2',
    [tenant.organizationId, day],
  );
  const reversed = times.filter(({ is_open: isOpen }) => !isOpen).length;
  return { reversed, isOpen: reversed < times.length };
}

/** The lines of an opening; a year that was taken back and is opened again has lines of their own. */
function linesOf({ person, rule, opening }: Opened, reversed: number): PostedLine[] {
  const again = reversed === 0 ? '' : `#${reversed + 1}`;
  const made = (type: number, line: LeaveLine, ref = line.ref): PostedLine => ({
    ...line,
    person,
    type,
    ref: `${ref}${again}`,
  });
  const { collapses_into: into, received } = opening;
  return [
    ...opening.lines.map((line) => made(rule.leave_type, line)),
    ...(received && into !== null ? [made(into, received, `${received.ref}:${rule.leave_type}`)] : []),
  ];
}

export const leaveYearOpening = operation<
  typeof openLeaveYear.input.fields,
  typeof openLeaveYear.rows,
  readonly PostedLine[]
>(openLeaveYear, {
  // What is still due of the year that ends is carried too.
  async prepare({ tenant, clock: { today, now } }) {
    await tenant.transaction((inner) => postDue(inner, today, now));
  },
  async look({ tenant }, { starts_on: day }) {
    const { year, settings } = await yearBeginning(tenant, day);
    const { reversed } = await timesOpened(tenant, day);
    return (await openingsOf(tenant, year, settings)).map((opened) => {
      const { leave_type: id, name, in_nepali: inNepali } = opened.rule;
      const { balance, carried, lapsed, encashed, collapsed } = opened.opening;
      return {
        key: `${opened.person}:${id}`,
        values: {
          person: opened.person,
          leave_type: { id, name, in_nepali: inNepali },
          balance,
          carried,
          lapsed,
          encashed,
          collapsed,
        },
        facts: linesOf(opened, reversed),
      };
    });
  },
  async refusal({ tenant, clock: { today } }, { starts_on: day }) {
    if (day > today) return leaveServerMessages.yearNotBegun;
    return (await timesOpened(tenant, day)).isOpen ? leaveServerMessages.yearOpened : undefined;
  },
  async begin({ tenant, userId, clock: { now } }, { starts_on: day }, rows) {
    await holdOpenings(tenant);
    const { year } = await yearBeginning(tenant, day);
    const people = new Set(rows.flatMap(({ facts }) => (facts ?? []).map(({ person }) => person))).size;
    const made = await tenant.one(
      `insert into leave_year_opening (organization_id, starts_on, ends_on, people, opened_by_id, opened_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (organization_id, starts_on) where reversed_at is null do nothing returning id`,
      [tenant.organizationId, year.starts_on, year.ends_on, people, userId, now],
    );
    if (!made) throw conflict(leaveServerMessages.yearOpened, 'leave_year_open');
  },
  async apply({ tenant, userId, clock: { now } }, _input, rows) {
    await postLeave(
      tenant,
      rows.flatMap(({ facts }) => facts ?? []),
      { userId, at: now },
    );
    return rows.map(({ facts }) => (facts?.length ? undefined : { isUnchanged: true }));
  },
  undo: ({ tenant, userId, clock: { now } }, { starts_on: day }) => reverseLeaveYear(tenant, day, { userId, at: now }),
  async canUndo({ tenant }, { starts_on: day }) {
    const open = await tenant.one<{ is_used: boolean }>(
      `select ${isUsedSince} as is_used from leave_year_opening o where o.organization_id = $1 and o.starts_on = $2 and o.reversed_at is null`,
      [tenant.organizationId, day],
    );
    return open?.is_used === false;
  },
});

/** Whether leave of a year was taken, paid or corrected since it was opened. */
const isUsedSince = `exists (select from ledger_line l where l.organization_id = o.organization_id and l.ledger = '${leaveLedger}'
  and l.entry_date >= o.starts_on and l.created_at >= o.opened_at and l.ref not like 'opened:%' and l.kind in ('taken', 'returned', 'encashed', 'adjusted') and l.created_by_id is not null)`;

/** @throws 409 where the year is not open, or its leave was used */
async function reverseLeaveYear(
  tenant: Tenant,
  day: string,
  { userId, at }: { readonly userId: number; readonly at: Date },
): Promise<void> {
  await holdOpenings(tenant);
  const opening = await tenant.one<{ id: number; is_used: boolean }>(
    `select o.id, ${isUsedSince} as is_used from leave_year_opening o
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
}
