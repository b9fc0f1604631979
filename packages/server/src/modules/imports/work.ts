/** The two jobs of an import: the dry run, and the creation of employees. Both may be stopped, and both may be run again. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Message } from '@karmik/model/kit/message';
import type { UnreadValue } from '@karmik/model/spreadsheet/contracts';
import { findDoubles, signsOf, type LikelyDouble, type Signed } from '@karmik/model/spreadsheet/doubles';
import { isLeftOut } from '@karmik/model/spreadsheet/rows';
import { employeeSheet } from '@karmik/model/hris/employee-sheet';
import pg from 'pg';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { JobFailed, type JobControl, type JobRow } from '../../jobs/jobs.ts';
import { todayIn } from '../../time.ts';
import { codeGiver, settleSeries } from '../hris/employee-codes.ts';
import { hire, invitedOf, type NewEmployee } from '../hris/hire.ts';
import { sendLinks } from '../account/links.ts';
import {
  masters,
  readDecided,
  readKnown,
  readMasters,
  rowJudge,
  type Evaluated,
  type Known,
  type Master,
} from './evaluate.ts';
import { resultOfDecision } from './doubles.ts';
import { importMessages } from './messages.ts';
import { personOf, type PersonOfSheet } from './people-of-sheet.ts';
import { letGo, pastOf, supervise } from './past-and-supervisors.ts';
import { readImport, setState, type ImportRow } from './imports.ts';

const batch = 250;
/** Values to be decided that are kept and shown; further ones come with the next check. */
const mostUnread = 300;

const importIdOf = (job: JobRow): number => Number(job.payload.import_id);

interface Place {
  readonly organization: { id: number; slug: string; name: string; timezone: string };
  readonly row: ImportRow;
}

async function open({ tenant, job }: JobControl): Promise<Place> {
  const row = await readImport(tenant, tenant.organizationId, importIdOf(job));
  const organization = await tenant.one<Place['organization']>(
    'select id, slug, name, timezone from organization where id = $1',
    [tenant.organizationId],
  );
  if (!row || !organization) throw new JobFailed(importMessages.gone);
  return { organization, row };
}

async function* batches(queries: Queries, organizationId: number, importId: number, where: string) {
  for (let after = 0; ;) {
    const rows = await queries.query<{ number: number; cells: string[]; created_code: string | null }>(
      `select number, cells, case result when 'created' then record ->> 'employee_code' end as created_code from spreadsheet_import_row where organization_id = $1 and import_id = $2 and number > $3 and ${where} order by number limit ${batch}`,
      [organizationId, importId, after],
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.number ?? after;
    await breathe();
  }
}

async function writeResults(
  queries: Queries,
  organizationId: number,
  importId: number,
  results: readonly Evaluated[],
): Promise<void> {
  await queries.query(
    `update spreadsheet_import_row r set result = v.result, record = v.record, errors = v.errors, is_changed = v.is_changed, doubles = '[]'
       from jsonb_to_recordset($3::jsonb) as v (number int, result text, record jsonb, errors jsonb, is_changed boolean)
      where r.organization_id = $1 and r.import_id = $2 and r.number = v.number`,
    [organizationId, importId, JSON.stringify(results)],
  );
}

/** Marks rows that are likely someone who is there already; what was decided of them before holds. */
async function writeDoubles(
  queries: Queries,
  organizationId: number,
  importId: number,
  doubles: ReadonlyMap<number, readonly LikelyDouble[]>,
): Promise<void> {
  if (doubles.size === 0) return;
  await queries.query(
    `update spreadsheet_import_row r set doubles = v.doubles, result = ${resultOfDecision}
       from jsonb_to_recordset($3::jsonb) as v (number int, doubles jsonb)
      where r.organization_id = $1 and r.import_id = $2 and r.number = v.number`,
    [organizationId, importId, JSON.stringify(Array.from(doubles, ([number, found]) => ({ number, doubles: found })))],
  );
}

/** The people of the sheet, and the next automatic codes for rows without one. A row that was created keeps the code that it got. */
async function peopleOfSheet(
  queries: Queries,
  { organization, row }: Place,
  known: Known,
): Promise<{ people: PersonOfSheet[]; codes: Map<number, string> }> {
  const found: { readonly number: number; readonly person: PersonOfSheet; readonly isRecord: boolean }[] = [];
  for await (const rows of batches(queries, organization.id, row.id, 'true'))
    for (const { number, cells, created_code: created } of rows) {
      const person = personOf(row.matches, cells);
      found.push({
        number,
        person: { ...person, code: person.code || (created ?? '') },
        isRecord: !isLeftOut(employeeSheet, row.matches, cells),
      });
    }
  const isWithout = ({ person: { code, email }, isRecord }: (typeof found)[number]) =>
    isRecord && code === '' && !known.emails.has((email ?? '').toLowerCase());
  const codes = new Map<number, string>();
  if (found.some(isWithout)) {
    const taken = new Set([...known.byCode.keys(), ...found.map(({ person }) => person.code.toLowerCase())]);
    const give = await codeGiver(queries, organization);
    for (const each of found)
      if (isWithout(each))
        codes.set(
          each.number,
          give((code) => taken.has(code)),
        );
  }
  const people = found.map(({ number, person }) => ({ ...person, code: person.code || (codes.get(number) ?? '') }));
  return { people, codes };
}

/** Judges every row that is not created yet. @returns names that the organisation's lists lack */
async function judgeAll(
  context: Context,
  queries: Queries,
  { organization, row }: Place,
  control: JobControl,
  share: number,
): Promise<Map<Master, Map<string, string>>> {
  const now = context.clock();
  const lists = await readMasters(queries, organization.id);
  const known = await readKnown(queries, organization.id);
  const decided = await readDecided(queries, organization.id, lists);
  const { people, codes } = await peopleOfSheet(queries, { organization, row }, known);
  const clock = { now, today: todayIn(organization.timezone, now) };
  const { judge, missing, unread, made } = rowJudge(row, { masters: lists, known, decided, people, codes }, clock);
  const signed: Signed[] = [];
  let done = 0;
  for await (const rows of batches(queries, organization.id, row.id, `result is distinct from 'created'`)) {
    const results = rows.map(({ number, cells }) => judge(number, cells));
    await writeResults(queries, organization.id, row.id, results);
    for (const { number, result, record } of results)
      if (result === 'valid') signed.push({ id: number, signs: signsOf(record) });
    done += rows.length;
    await control.checkpoint(Math.min(row.row_count, Math.floor(done * share)), row.row_count);
  }
  await writeDoubles(queries, organization.id, row.id, findDoubles(signed, known.signed));
  const mostUsed = (values: ReadonlyMap<string, UnreadValue>) =>
    JSON.stringify([...values.values()].toSorted((a, b) => b.rows - a.rows).slice(0, mostUnread));
  await queries.query('update spreadsheet_import set unread = $3, made = $4 where organization_id = $1 and id = $2', [
    organization.id,
    row.id,
    mostUsed(unread),
    mostUsed(made),
  ]);
  return missing;
}

/** The dry run: judges every row and creates nothing. */
export async function checkImport(context: Context, control: JobControl): Promise<Message> {
  const place = await open(control);
  await judgeAll(context, control.tenant, place, control, 1);
  await control.checkpoint(place.row.row_count, place.row.row_count);
  await setState(control.tenant, place.organization.id, place.row.id, 'checked');
  return importMessages.rowsChecked;
}

async function createMissing(
  queries: Queries,
  organizationId: number,
  missing: Map<Master, Map<string, string>>,
): Promise<void> {
  for (const [table, names] of missing) {
    if (table === 'separation_type') {
      await createSeparationTypes(queries, organizationId, [...names.values()]);
      continue;
    }
    await queries.query(
      `insert into ${table} (organization_id, ${masters[table]}) select $1, name from unnest($2::text[]) as n (name) on conflict do nothing`,
      [organizationId, [...names.values()]],
    );
  }
}

/** Ways in which employment ended before, as the sheet names them; their category is told by the name, and they ask nothing of anybody. */
async function createSeparationTypes(queries: Queries, organizationId: number, names: readonly string[]) {
  await queries.query(
    `insert into separation_type (organization_id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview)
     select $1, left(name, 80), case when name ~* 'involunt|cause|dismiss|abscon|misconduct' then 'Involuntary' when name ~* 'retire' then 'Retirement'
                                     when name ~* 'contract|term end' then 'Contract end' when name ~* 'death|died|deceased' then 'Death'
                                     else 'Voluntary' end, 0, false, false, false
       from unnest($2::text[]) as n (name) on conflict do nothing`,
    [organizationId, names],
  );
}

/** Creates employees. With mode `all` in one transaction: all of them or none. */
export async function commitImport(context: Context, control: JobControl): Promise<Message> {
  const place = await open(control);
  const { everywhere } = context.database;
  const { organization, row } = place;
  // The series of automatic codes is told by the employees that are there, and by the sheet alone where there are none.
  await settleSeries(everywhere, organization.id);
  const created =
    row.mode === 'all'
      ? await everywhere.transaction((queries) => createAll(context, queries, place, control))
      : await createValid(context, place, control);
  await everywhere.transaction(async (queries) => {
    await settleSeries(queries, organization.id);
    await setState(queries, organization.id, row.id, 'done', importMessages.created({ count: created }));
    await queries.query('delete from spreadsheet_import_sheet where organization_id = $1 and import_id = $2', [
      organization.id,
      row.id,
    ]);
    await writeAudit(queries, {
      organizationId: organization.id,
      actorId: control.job.created_by,
      action: 'imported',
      objectType: 'spreadsheet_import',
      objectId: row.id,
      after: { file: row.file_name, created, mode: row.mode },
      at: context.clock(),
    });
  });
  return importMessages.created({ count: created });
}

/** Makes the supervision that the created rows name, where a column names it at all. */
async function superviseAll(queries: Queries, { organization, row }: Place): Promise<void> {
  if (row.matches.some(({ field }) => field === 'supervisor')) await supervise(queries, organization.id, row.id);
}

class RowsInvalid extends JobFailed {}

async function createAll(context: Context, queries: Queries, place: Place, control: JobControl): Promise<number> {
  const { organization, row } = place;
  // Codes that are given here are not given to another employee meanwhile.
  await queries.query(`select pg_advisory_xact_lock(hashtextextended('employee_code', $1))`, [organization.id]);
  const missing = await judgeAll(context, queries, place, control, 0.5);
  await createMissing(queries, organization.id, missing);
  if (missing.size) await judgeAll(context, queries, place, control, 0.5);
  const bad = await queries.one<{ n: number }>(
    `select count(*) as n from spreadsheet_import_row where organization_id = $1 and import_id = $2 and result in ('invalid', 'double')`,
    [organization.id, row.id],
  );
  if (bad?.n) throw new RowsInvalid(importMessages.nothingCreatedForErrors({ count: bad.n }));
  let created = 0;
  for (let after = 0; ;) {
    const made = await createBatch(context, queries, place, control.job.created_by, after);
    if (made.length === 0) break;
    created += made.length;
    after = made.at(-1) ?? after;
    await control.checkpoint(Math.floor((row.row_count + created) / 2), row.row_count);
  }
  await superviseAll(queries, place);
  await control.checkpoint(row.row_count, row.row_count);
  return created;
}

/**
 * After so many batches the database looks at its tables again. What it has planned for tables of a few people would go through all of them for
 * each further one.
 */
const looksAnewAfter: ReadonlySet<number> = new Set([2, 8, 32, 128]);

async function createValid(context: Context, place: Place, control: JobControl): Promise<number> {
  const { organization, row } = place;
  const { everywhere } = context.database;
  const prepare = () =>
    everywhere.transaction(async (queries) => {
      const missing = await judgeAll(context, queries, place, control, 0.5);
      await createMissing(queries, organization.id, missing);
      if (missing.size) await judgeAll(context, queries, place, control, 0.5);
    });
  await prepare();
  for (let collisions = 0, after = 0, done = 0; ;) {
    try {
      const made = await everywhere.transaction((queries) =>
        createBatch(context, queries, place, control.job.created_by, after),
      );
      if (made.length === 0) break;
      after = made.at(-1) ?? after;
      done += 1;
      if (looksAnewAfter.has(done))
        await context.database.owner.query('analyze users, membership, employee, employment');
    } catch (error) {
      // Someone else took a code or an address meanwhile: judge what is left again.
      if (!(error instanceof pg.DatabaseError && error.code === '23505') || ++collisions > 3) throw error;
      await prepare();
      after = 0;
    }
    await control.checkpoint(Math.floor((row.row_count + (await countCreated(place, everywhere))) / 2), row.row_count);
  }
  await superviseAll(everywhere, place);
  await control.checkpoint(row.row_count, row.row_count);
  // Counted from the rows, so that a run that was continued tells the whole number.
  return countCreated(place, everywhere);
}

async function countCreated({ organization, row }: Place, queries: Queries): Promise<number> {
  const counted = await queries.one<{ n: number }>(
    `select count(*) as n from spreadsheet_import_row where organization_id = $1 and import_id = $2 and result = 'created'`,
    [organization.id, row.id],
  );
  return counted?.n ?? 0;
}

/**
 * Creates the next valid rows in the transaction of `queries`: account, membership, employee, activation mail.
 * @param after the number of the last row that was created: the index still has those before it as valid, until the transaction has ended
 * @returns the numbers of the rows
 */
async function createBatch(
  context: Context,
  queries: Queries,
  { organization, row }: Place,
  by: number | null,
  after: number,
): Promise<number[]> {
  const rows = await queries.query<{ number: number; record: Record<string, unknown> }>(
    `select number, record from spreadsheet_import_row where organization_id = $1 and import_id = $2 and result = 'valid' and number > $3 order by number limit ${batch} for update`,
    [organization.id, row.id, after],
  );
  const numbers = rows.map(({ number }) => number);
  if (numbers.length === 0) return numbers;
  const made = await hire(
    queries,
    organization,
    rows.map(({ record }) => record as Record<string, unknown> & NewEmployee),
    { by, at: context.clock(), source: { import: row.id } },
  );
  const past = pastOf(rows, made);
  await letGo(queries, organization.id, past, context.clock());
  const gone = new Set(past.map(({ user_id }) => user_id));
  await queries.query(
    `update spreadsheet_import_row set result = 'created' where organization_id = $1 and import_id = $2 and number = any($3)`,
    [organization.id, row.id, numbers],
  );
  const invited = invitedOf(made.filter(({ user_id }) => !gone.has(user_id)));
  if (row.send_activation) await sendLinks(context, queries, organization, 'activation', invited);
  return numbers;
}

/** Takes jobs of imports; an import that was stopped or failed says so and can be tried again where nothing was created. */
export function handleImports(context: Context): void {
  const onEnd = async (tenant: JobControl['tenant'], job: JobRow, state: 'cancelled' | 'failed', message: Message) => {
    const created = await tenant.one<{ n: number }>(
      `select count(*) as n from spreadsheet_import_row where organization_id = $1 and import_id = $2 and result = 'created'`,
      [tenant.organizationId, importIdOf(job)],
    );
    const n = created?.n ?? 0;
    const outcome = n ? importMessages.createdBefore({ count: n }) : importMessages.nothingCreated;
    await setState(tenant, tenant.organizationId, importIdOf(job), state, importMessages.ended({ message, outcome }));
  };
  const again = (state: 'checking' | 'committing') => async (tenant: JobControl['tenant'], job: JobRow) => {
    await setState(tenant, tenant.organizationId, importIdOf(job), state);
  };
  context.jobs.handle('check_import', (control) => checkImport(context, control), {
    onEnd,
    onRetry: again('checking'),
  });
  context.jobs.handle(
    'commit_import',
    async (control) => {
      try {
        return await commitImport(context, control);
      } catch (error) {
        if (!(error instanceof RowsInvalid)) throw error;
        // Rows that were good in the dry run are not any more: shown as such, ready for another decision.
        await checkImport(context, control);
        await setState(control.tenant, control.tenant.organizationId, importIdOf(control.job), 'checked', error.reason);
        return error.reason;
      }
    },
    { onEnd, onRetry: again('committing') },
  );
}
