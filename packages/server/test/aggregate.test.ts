/** Figures of `aggregate`: exact, by periods of both calendars, bounded, and of nothing that may not be read. */
import type { Aggregate } from '@karmik/model/kit/report';
import { bsToAd, daysInBsMonth } from 'date-bs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotient } from '../src/entity/aggregate-answer.ts';
import { peopled, type Role } from './support/peopled.ts';
import { startServer, type Client, type Organization, type TestServer } from './support/server.ts';

const longMs = 240_000;

interface Listed {
  readonly results: readonly Record<string, unknown>[];
  readonly count: number;
}

let server: TestServer;
let hr: Client;
let himal: Organization;
let roles: ReadonlyMap<string, Role>;

interface Thing {
  readonly name: string;
  readonly price?: string;
  readonly bought_on?: string;
}
const addEquipment = (things: readonly Thing[]) =>
  server.context.database.everywhere.query(
    `insert into equipment (organization_id, name, tag, category_id, price, bought_on, condition)
     select $1, name, 'T ' || name, (select min(id) from equipment_category where organization_id = $1), price, bought_on, 'Good'
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
}, longMs);
afterAll(() => server.close());

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

const isoOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

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

describe('an order', () => {
  it('begins with the least or with the name, and keeps the least where groups are folded', async () => {
    const ordered = async (order: string) =>
      (await ask({ group_by: 'name', measures: 'sum:price', search: 'Many', order })).groups.map(({ value }) => value);
    expect((await ordered('most')).slice(0, 2)).toEqual(['Many 620', 'Many 619']);
    expect((await ordered('least')).slice(0, 2)).toEqual(['Many 1', 'Many 2']);
    const some = { group_by: 'name', measures: 'sum:price', price__lte: '2' };
    const names = (await ask({ ...some, order: 'name' })).groups.map(({ value }) => value);
    const texts = names.map(String);
    expect(texts).toEqual(texts.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('of periods is that of time, the newest first where that is asked for', async () => {
    const months = async (order: string) =>
      (await ask({ group_by: 'bought_on:month', bought_on__gte: '2026-11-01', bought_on__lte: '2026-12-31', order }))
        .groups;
    const [oldest, newest] = [await months('oldest'), await months('newest')];
    expect(oldest.length).toBeGreaterThan(1);
    expect(newest).toEqual(oldest.toReversed());
    expect(await months('most')).toEqual(oldest);
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

  it.each([
    '',
    '&group_by=employee',
    '&group_by=created_at:year,employee',
    '&group_by=created_at:month,created_at:day',
  ])('is read in a sum too, and written down of whom, however it is grouped: %s', async (grouped) => {
    server.move(1_000);
    const { everywhere } = server.context.database;
    const people = await everywhere.query<{ id: number }>(
      'select distinct employee_id as id from medical_history where organization_id = $1 order by 1',
      [himal.id],
    );
    expect(people.length).toBeGreaterThan(0);
    expect((await hr.get(`/hris/himal/medical-history/aggregate/?measures=count${grouped}`)).status).toBe(200);
    const events = await everywhere.query<{ after: { section: string; employees: number[] } }>(
      `select after from audit_event where action = 'viewed' and at = $1`,
      [server.now],
    );
    expect(events.map(({ after }) => after)).toEqual([
      { section: 'medical_history', employees: people.map(({ id }) => id) },
    ]);
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
    ['order=random', 'order'],
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

  it.each(['en', 'ne'])('goes onto paper in %s, the figures and the records, with what was asked', async (language) => {
    const asked = {
      bought_on__gte: '2026-11-16',
      price__gte: '0',
      search: 'a',
      format: 'pdf',
      language,
      calendar: 'bs',
    };
    for (const path of [
      withQuery(`${equipment}aggregate/export/`, { ...asked, group_by: 'category', measures: 'count,sum:price' }),
      withQuery(`${equipment}export/`, { ...asked, columns: 'name,category,price,bought_on' }),
    ]) {
      const file = await server.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${hr.token}` } });
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(file.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
    }
    const { format: _format, language: _language, calendar: _calendar, ...filters } = asked;
    const { count } = (await hr.get<Listed>(withQuery(equipment, filters))).body;
    const { groups } = (
      await hr.get<Aggregate>(
        withQuery(`${equipment}aggregate/`, { ...filters, group_by: 'category', measures: 'count' }),
      )
    ).body;
    const logs = await server.context.database.everywhere.query<{ format: string; row_count: number }>(
      'select format, row_count from export_log order by id desc limit 2',
    );
    expect(count).toBeGreaterThan(1);
    expect(logs).toEqual([
      { format: 'pdf', row_count: count },
      // The last row is the total.
      { format: 'pdf', row_count: groups.length + 1 },
    ]);
  });

  it('says what to do where paper is too narrow, and knows its reports by name', async () => {
    const wide = {
      group_by: 'name,bought_on:day',
      measures: 'count,sum:price,avg:price,min:price,max:price',
      format: 'pdf',
    };
    await addEquipment(
      Array.from({ length: 8 }, (_, index) => ({
        name: `Wide ${index}`,
        price: '1',
        bought_on: `2025-01-0${index + 1}`,
      })),
    );
    const refused = await hr.get<Record<string, string[]>>(withQuery(`${equipment}aggregate/export/`, wide));
    expect(refused.status).toBe(400);
    expect(refused.body.columns?.[0]).toMatch(/^A PDF holds at most 30 columns, and this has \d+\. Choose fewer/);
    const unknown = await hr.get(withQuery(`${equipment}export/`, { format: 'pdf', report: 'nothing' }));
    expect([unknown.status, Object.keys(unknown.body as object)[0]]).toEqual([400, 'report']);
    await server.context.database.everywhere.query(`delete from equipment where name like 'Wide %'`);
  });
});
