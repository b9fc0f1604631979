/**
 * Conclusions agree with lists: for every list that has them and everybody who reads it, groups come to what a plain program finds in the
 * list's rows, and each figure names the filters that list its records. Made from the API's description.
 */
import { entities } from '@karmik/model/entities';
import { exitAnswer } from '@karmik/model/hris/separation';
import { directory, fileCompleteness, staff } from '@karmik/model/hris/staff';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import { groupTerm, groupTerms, hasPeriod, isMeasured, type Aggregate } from '@karmik/model/kit/report';
import { permissionCatalogue } from '@karmik/model/kit/permissions';
import { adToBs, bsToAd, daysInBsMonth } from 'date-bs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotient } from '../src/entity/aggregate-answer.ts';
import { operationsOf } from './support/operations.ts';
import { peopled, type Role } from './support/peopled.ts';
import { startServer, type Client, type Organization, type TestServer } from './support/server.ts';

const longMs = 240_000;

/** Lists that stand elsewhere than at their entity's own path. */
const elsewhere: Readonly<Record<string, string>> = {
  'hris/{org}/directory': 'directory',
  'hris/{org}/my-team': 'directory',
  'hris/{org}/my-team/staff': 'staff',
  'hris/{org}/staff': 'staff',
  'hris/{org}/profile-completeness': 'file_completeness',
  'attendance/{org}/overtime/pre-approval': 'overtime_request',
  'attendance/{org}/web-attendance': 'punch',
  'attendance/manual': 'punch',
  'hris/{org}/resignation': 'resignation',
  'hris/{org}/separation': 'separation',
  'hris/{org}/pre-employment': 'pre_employment',
  'hris/{org}/candidate-evaluation': 'candidate_evaluation',
  'hris/{org}/salary-declaration': 'salary_declaration',
  'hris/{org}/process-task': 'process_task',
  task: 'task',
  'task/approvals': 'task_score',
  'task/recurring': 'task_recurrence',
  'task/subordinate': 'task',
  'task/info/closed-hold': 'task',
  'task/overview/closed-hold': 'task',
  'task/overview/approvals': 'task_score',
  'hris/{org}/exit-answer': 'exit_answer',
  'hris/{org}/employment-review': 'employment_review',
  'forms/{org}/answer': 'form_answer',
  'payroll/archived-payslip': 'archived_payslip',
  'transfer/{org}/transfer-forms': 'transfer_request',
};

interface Listed {
  readonly results: readonly Record<string, unknown>[];
  readonly count: number;
}

let server: TestServer;
let hr: Client;
let himal: Organization;
let roles: ReadonlyMap<string, Role>;
let paths: { path: string; address: string; hasRoles: boolean }[];

interface Thing {
  readonly name: string;
  readonly price?: string;
  readonly bought_on?: string;
}
const addEquipment = (things: readonly Thing[]) =>
  server.context.database.everywhere.query(
    `insert into equipment (organization_id, name, tag, category_id, price, bought_on, condition, assignments)
     select $1, name, 'T ' || name, (select min(id) from equipment_category where organization_id = $1), price, bought_on, 'Good', '[]'
       from jsonb_to_recordset($2::jsonb) as t(name text, price numeric, bought_on date)`,
    [himal.id, JSON.stringify(things)],
  );

beforeAll(async () => {
  server = await startServer();
  const made = await peopled(server);
  ({ hr, roles } = made);
  himal = made.himal;
  await addEquipment([
    { name: 'Chair', price: '0.10', bought_on: '2026-04-13' },
    { name: 'Desk', price: '0.20', bought_on: '2026-04-14' },
    { name: 'Safe', price: '999999999.99', bought_on: '2026-11-16' },
    { name: 'Lamp', price: '0.01', bought_on: '2026-11-17' },
  ]);
  for (const [name, currency, amount] of [
    ['Ram', 'NPR', '100.10'],
    ['Sam', 'USD', '7.05'],
    ['Tom', 'NPR', '0.20'],
    ['Ulf', 'JPY', '9'],
  ])
    await server.context.database.everywhere.query(
      `insert into pre_employment (organization_id, first_name, last_name, email, joins_on, job_title_id, branch_id, division_id, employment_type_id, employment_level_id, status, salary)
       select $1::bigint, $2::text, 'Rai', $2::text || '@example.com', '2027-01-01', first('job_title'), first('branch'), first('division'),
              first('employment_type'), first('employment_level'), 'Draft', jsonb_build_object('currency', $3::text, 'amount', $4::text)`.replaceAll(
        /first\('(\w+)'\)/g,
        (_, table: string) => `(select min(id) from ${table} where organization_id = $1)`,
      ),
      [himal.id, name ?? '', currency ?? '', amount ?? ''],
    );
  paths = operationsOf(server)
    .filter(({ path }) => path.endsWith('/aggregate/'))
    .map(({ path, query }) => {
      const list = path.slice('/api/v1/'.length, -'/aggregate/'.length);
      return { path: list, address: `/${list.replace('{org}', 'himal')}/`, hasRoles: query.includes('as') };
    });
}, longMs);
afterAll(() => server.close());

const entityAt = (path: string): Entity | undefined =>
  [...entities, directory, staff, fileCompleteness, exitAnswer].find(
    ({ name, path: own }) => name === elsewhere[path] || own === path.replace('{org}', ':org'),
  );

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

async function rowsOf(who: Client, address: string, query: Record<string, string>): Promise<Listed | number> {
  const results: Record<string, unknown>[] = [];
  for (;;) {
    const { status, body } = await who.get<Listed>(
      withQuery(address, { ...query, limit: '100', offset: String(results.length) }),
    );
    if (status !== 200) return status;
    results.push(...body.results);
    if (results.length >= body.count) return { results, count: body.count };
  }
}

/** A value of an answer as text; of what it refers to, the id. */
const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? plain((value as { id: unknown }).id)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

const isoOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** What a plain program calls the group of a row. */
function keyOf(field: Field, value: unknown, period: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (!hasPeriod(field)) return `=${plain(value)}`;
  const day =
    field.kind === 'instant'
      ? new Date(new Date(plain(value)).getTime() + (5 * 60 + 45) * 60_000).toISOString().slice(0, 10)
      : plain(value);
  if (period === 'day') return `=${day}`;
  const { year, month } = adToBs(day);
  if (period === 'month') return `=${isoOf(bsToAd({ year, month, day: 1 }))}`;
  throw new Error(`no plain program for ${String(period)}`);
}

const cents = (value: string): bigint => {
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(4, '0').slice(0, 4));
  return value.startsWith('-') ? -units : units;
};

/** Adds up a field over rows, apart by currency. */
function sumOf(rows: readonly Record<string, unknown>[], name: string): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const row of rows) {
    const value = row[name];
    if (value === null || value === undefined) continue;
    const { currency, amount } =
      typeof value === 'object'
        ? (value as { currency: string; amount: string })
        : { currency: '', amount: plain(value) };
    sums[currency] = (sums[currency] ?? 0n) + cents(amount);
  }
  return sums;
}
const told = (value: unknown): Record<string, bigint> =>
  Array.isArray(value)
    ? Object.fromEntries(
        (value as { currency: string; amount: string }[]).map(({ currency, amount }) => [currency, cents(amount)]),
      )
    : typeof value === 'string'
      ? { '': cents(value) }
      : {};

/** Each group of an answer has the rows that its filters list, and those that a plain program puts there. */
async function checkGroups(
  who: Client,
  address: string,
  query: Record<string, string>,
  entity: Entity,
  term: string,
  list: Listed,
): Promise<void> {
  const { field: name, period } = groupTerm(term);
  const field = entity.fields[name] ?? { kind: 'instant', label: { en: '', ne: '' } };
  const measured = fieldEntries(entity).flatMap(([each, of]) =>
    isMeasured(of) && list.results.some((row) => row[each] !== undefined) ? [each] : [],
  );
  const measures = ['count', ...measured.slice(0, 7).map((each) => `sum:${each}`)];
  const asked = { ...query, group_by: term, measures: measures.join(','), period_calendar: 'bs' };
  const { status, body } = await who.get<Aggregate>(withQuery(`${address}aggregate/`, asked));
  const say = (what: string, value: unknown) => [address, term, what, value];
  expect(say('status', status)).toEqual(say('status', 200));
  const byKey = Map.groupBy(list.results, (row) => keyOf(field, row[name], period));
  expect(say('keys', body.groups.map(({ key }) => key).toSorted())).toEqual(say('keys', [...byKey.keys()].toSorted()));
  expect(say('total', body.totals.count)).toEqual(say('total', list.count));
  for (const each of measured.slice(0, 7))
    expect(say(each, told(body.totals[`sum:${each}`]))).toEqual(say(each, sumOf(list.results, each)));
  for (const group of body.groups) {
    const rows = byKey.get(group.key) ?? [];
    expect(say(group.key, group.values.count)).toEqual(say(group.key, rows.length));
    for (const each of measured.slice(0, 7))
      expect(say(each, told(group.values[`sum:${each}`]))).toEqual(say(each, sumOf(rows, each)));
    expect(say(group.key, group.filters)).toEqual(say(group.key, expect.any(Object)));
    const drilled = await who.get<Listed>(withQuery(address, { ...query, ...group.filters, limit: '1' }));
    expect(say(JSON.stringify(group.filters), drilled.body.count)).toEqual(
      say(JSON.stringify(group.filters), rows.length),
    );
  }
}

/** Groupings that the plain program knows too: of days, the days and the months. */
const termsFor = (entity: Entity): string[] =>
  groupTerms([...fieldEntries(entity), ['created_at', { kind: 'instant', label: { en: '', ne: '' } }]]).filter(
    (term) => !/:(week|quarter|year|fiscal_year)$/.test(term),
  );

describe('every list', () => {
  it('with conclusions is known here, and every request with an address is among them', () => {
    expect(paths.filter(({ path }) => !entityAt(path)).map(({ path }) => path)).toEqual([]);
    const requests = server.app.requestKinds.map(({ entity }) => entity.name);
    const walked = new Set(paths.map(({ path }) => entityAt(path)?.name));
    expect(requests.filter((name) => !walked.has(name))).toEqual([]);
    const addressed = entities.filter(({ path, single }) => path !== undefined && !single).map(({ name }) => name);
    expect(addressed.filter((name) => !walked.has(name))).toEqual([]);
  });

  it('and its conclusions come to the same for everybody', { timeout: longMs }, async () => {
    let measured = 0;
    for (const { path, address, hasRoles } of paths) {
      const entity = entityAt(path);
      if (!entity) throw new Error(path);
      const codes = new Set([entity.codes?.read, entity.codes?.write, entity.file?.read, '4.01', '5.01', '4.10']);
      const readers = [...roles.values()].filter(
        ({ name }) => !(name in permissionCatalogue) || codes.has(name as never),
      );
      const terms = termsFor(entity);
      for (const [n, who] of readers.entries())
        for (const as of hasRoles ? ['user', 'supervisor', 'hr'] : [undefined]) {
          const query: Record<string, string> = as === undefined ? {} : { as };
          const say = (value: unknown) => [who.name, address, as, value];
          const list = await rowsOf(who.client, address, query);
          const term = terms[(n + measured) % terms.length] ?? '';
          const readable = (each: string) => {
            const field = entity.fields[groupTerm(each).field];
            const of = field?.kind === 'computed' ? entity.fields[field.ranges?.of ?? ''] : undefined;
            return [field?.read_code, of?.read_code].every((code) => !code || who.codes.includes(code));
          };
          const asked = readable(term) ? { ...query, group_by: term } : query;
          const answer = await who.client.get<Aggregate>(withQuery(`${address}aggregate/`, asked));
          // Whoever may not look at the list draws no conclusions from it, and the other way about.
          expect(say(answer.status)).toEqual(say(typeof list === 'number' ? list : 200));
          if (typeof list === 'number') continue;
          measured += 1;
          expect(say(answer.body.totals.count)).toEqual(say(list.count));
          if (asked.group_by !== undefined)
            expect(say(answer.body.groups.reduce((sum, { values }) => sum + Number(values.count), 0))).toEqual(
              say(list.count),
            );
        }
    }
    expect(measured).toBeGreaterThan(300);
  });

  it('is grouped as a plain program groups its rows, and each group lists its own', { timeout: longMs }, async () => {
    for (const { path, address, hasRoles } of paths) {
      const entity = entityAt(path);
      if (!entity) throw new Error(path);
      const query: Record<string, string> = hasRoles ? { as: 'hr' } : {};
      const list = await rowsOf(hr, address, query);
      if (typeof list === 'number') continue;
      for (const term of termsFor(entity)) await checkGroups(hr, address, query, entity, term, list);
    }
  });
});

const equipment = '/org/himal/equipment/';
const ask = async (query: Record<string, string>, address = equipment): Promise<Aggregate> => {
  const { status, body } = await hr.get<Aggregate>(withQuery(`${address}aggregate/`, query));
  expect([status, body]).toEqual([200, body]);
  return body;
};

describe('figures', () => {
  it('are exact to the paisa', async () => {
    const { totals } = await ask({
      measures: 'sum:price,avg:price,min:price,max:price',
      bought_on__gte: '2026-04-01',
      bought_on__lte: '2026-11-30',
    });
    expect(totals).toEqual({
      'sum:price': '1000000000.30',
      'avg:price': '250000000.08',
      'min:price': '0.01',
      'max:price': '999999999.99',
    });
  });

  it('of different currencies are never added', async () => {
    const { totals } = await ask(
      { measures: 'count,sum:salary,avg:salary', status: 'Draft' },
      '/hris/himal/pre-employment/',
    );
    expect(totals['sum:salary']).toEqual([
      { currency: 'JPY', amount: '9' },
      { currency: 'NPR', amount: '100.30' },
      { currency: 'USD', amount: '7.05' },
    ]);
    expect(totals['avg:salary']).toEqual([
      { currency: 'JPY', amount: '9' },
      { currency: 'NPR', amount: '50.15' },
      { currency: 'USD', amount: '7.05' },
    ]);
  });

  it('round a mean half away from zero', () => {
    expect([
      quotient('1', '8', 2),
      quotient('-1', '8', 2),
      quotient('10.00', '3', 2),
      quotient('-0.01', '3', 2),
    ]).toEqual(['0.13', '-0.13', '3.33', '0.00']);
  });
});

describe('periods', () => {
  it('of Bikram Sambat begin where the calendar says, each month of it', { timeout: longMs }, async () => {
    // The first and the last day of each month of the years 2075 to 2085.
    const months = Array.from({ length: 11 * 12 }, (_, n) => ({
      year: 2075 + Math.floor(n / 12),
      month: (n % 12) + 1,
    }));
    const days = months.flatMap(({ year, month }) => [
      isoOf(bsToAd({ year, month, day: 1 })),
      isoOf(bsToAd({ year, month, day: daysInBsMonth(year, month) })),
    ]);
    await addEquipment(days.map((bought_on, n) => ({ name: `Month ${n}`, bought_on })));
    const { groups } = await ask({
      group_by: 'bought_on:month',
      bought_on__gte: '2026-04-14',
      bought_on__lte: '2026-11-16',
      search: 'a',
    });
    expect(groups.map(({ filters }) => filters)).toContainEqual({
      bought_on__gte: '2026-11-01',
      bought_on__lte: '2026-11-16',
    });
    for (const { filters, values } of groups) {
      const drilled = await hr.get<Listed>(withQuery(equipment, { search: 'a', ...filters }));
      expect(drilled.body.count).toBe(values.count);
    }
  });
});

describe('two levels', () => {
  it('have a cell for each pair, whose filters list its records', async () => {
    const answer = await ask({ group_by: 'bought_on:year,bought_on:month', measures: 'count,sum:price' });
    expect(answer.columns.length).toBe(60 + 1);
    for (const group of answer.groups.slice(-2)) {
      expect(group.cells.reduce((sum, { values }) => sum + Number(values.count), 0)).toBe(group.values.count);
      for (const cell of group.cells.filter(({ values, filters }) => Number(values.count) > 0 && filters)) {
        const drilled = await hr.get<Listed>(withQuery(equipment, { ...cell.filters, limit: '1' }));
        expect(drilled.body.count).toBe(cell.values.count);
      }
    }
  });

  it('fold what is beyond the bound and say how much, so that nothing is lost', async () => {
    await addEquipment(Array.from({ length: 620 }, (_, n) => ({ name: `Many ${n + 1}`, price: String(n + 1) })));
    const { groups, folded, totals } = await ask({ group_by: 'name', measures: 'sum:price,count', search: 'Many' });
    expect([groups.length, folded]).toEqual([501, { groups: 120, columns: 0 }]);
    const rest = groups.at(-1);
    expect(rest).toMatchObject({
      is_rest: true,
      filters: null,
      value: null,
      values: { 'sum:price': '7260.00', count: 120 },
    });
    expect(totals).toEqual({ 'sum:price': '192510.00', count: 620 });
    expect(groups[0]).toMatchObject({ value: 'Many 620', filters: { name: 'Many 620' } });
  });
});

describe('what may not be read', () => {
  it('is neither grouped nor measured', async () => {
    const boss = roles.get('supervisor')?.client;
    const at = '/hris/himal/my-team/staff/aggregate/';
    for (const query of ['group_by=gender', 'group_by=age_group', 'group_by=date_of_birth:year', 'group_by=religion'])
      expect([query, (await boss?.get(`${at}?${query}`))?.status]).toEqual([query, 400]);
    expect((await boss?.get(`${at}?group_by=branch`))?.status).toBe(200);
    const without = [...roles.values()].find(({ name, codes }) => name === '4.09' && !codes.includes('4.16'));
    if (without)
      expect((await without.client.get('/hris/himal/pre-employment/aggregate/?measures=sum:salary'))?.status).toBe(400);
  });

  it('is read in a sum too, and written down of whom', async () => {
    server.move(1_000);
    await hr.get('/hris/himal/medical-history/aggregate/?measures=count');
    const event = await server.context.database.everywhere.one<{ after: { section: string; employees: number[] } }>(
      `select after from audit_event where action = 'viewed' and at = $1 order by id desc limit 1`,
      [server.now],
    );
    expect(event?.after.section).toBe('medical_history');
    expect(event?.after.employees.length).toBeGreaterThan(0);
  });
});

describe('bad parameters', () => {
  it.each([
    ['group_by=nothing', 'group_by'],
    ['group_by=price', 'group_by'],
    ['group_by=bought_on', 'group_by'],
    ['group_by=bought_on:decade', 'group_by'],
    ['group_by=category:month', 'group_by'],
    ['group_by=name,name', 'group_by'],
    ['group_by=name,category,bought_on:day', 'group_by'],
    ["group_by=name'%3B%20drop%20table%20equipment%3B--", 'group_by'],
    ['group_by=__proto__', 'group_by'],
    ['measures=sum', 'measures'],
    ['measures=sum:name', 'measures'],
    ['measures=median:price', 'measures'],
    ['measures=count,count', 'measures'],
    ['measures=sum:price)%20from%20users--', 'measures'],
    ['period_calendar=julian', 'period_calendar'],
    ['compare=next', 'compare'],
    ['compare=previous', 'compare_by'],
    ['compare=previous&compare_by=name', 'compare_by'],
    ['compare=previous&compare_by=bought_on', 'bought_on__gte'],
    ['compare=previous&compare_by=bought_on&bought_on__gte=2026-02-01&bought_on__lte=2026-01-01', 'bought_on__lte'],
    [
      'compare=previous&compare_by=created_at&created_at__gte=2026-02-01T00:00:00Z&created_at__lte=2026-03-01',
      'created_at__gte',
    ],
    ['nothing=1', 'nothing'],
    ['sort=name', 'sort'],
  ])('%s is refused at its field', async (query, field) => {
    const { status, body } = await hr.get(`${equipment}aggregate/?${query}`);
    expect([status, Object.keys(body).map((name) => name.split('.')[0])]).toEqual([400, [field]]);
  });
});

describe('a report as a spreadsheet', () => {
  it('has a row for each group and the totals', async () => {
    const query = {
      group_by: 'name',
      measures: 'count,sum:price',
      bought_on__gte: '2026-11-16',
      bought_on__lte: '2026-11-17',
      price__gte: '0',
      format: 'csv',
    };
    const { status, body } = await hr.get<string>(withQuery(`${equipment}aggregate/export/`, query));
    expect(status).toBe(200);
    expect(body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'Name,Count,"Price, total"',
      'Lamp,1,0.01',
      'Safe,1,999999999.99',
      'Total,2,1000000000',
    ]);
    const log = await server.context.database.everywhere.one<{ row_count: number; entity: string }>(
      'select row_count, entity from export_log order by id desc limit 1',
    );
    expect(log).toEqual({ row_count: 3, entity: 'equipment' });
  });
});
