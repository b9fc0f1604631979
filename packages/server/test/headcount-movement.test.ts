/** Headcount as a movement: people with crooked days, the figures of each unit to the person, and the people of each figure. */
import { headcountFigures, type HeadcountFigure } from '@karmik/model/hris/headcount';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

type Row = Readonly<Record<HeadcountFigure, number>> & { readonly id: number; readonly unit_name: string };
interface Listed<R> {
  readonly count: number;
  readonly results: readonly R[];
}
interface Counted {
  readonly employee: { readonly full_name: string };
  readonly happened_on: string;
  readonly other_unit: string | null;
}

/** From, until, branch, division, job title. */
type Spell = readonly [from: string, to: string | null, branch: string | null, division?: string, title?: string];
const [ktm, pkr, brt] = ['Kathmandu', 'Pokhara', 'Biratnagar'];

/** Mangsir 2083 is from 17 November to 15 December 2026; the month of the test is October. */
const spellsOf: Readonly<Record<string, readonly Spell[]>> = {
  Stays: [['2020-01-01', null, ktm]],
  /** Leaves and comes back in the month. */
  Rehired: [
    ['2020-01-01', '2026-10-05', ktm],
    ['2026-10-20', null, ktm],
  ],
  /** Three branches in one month. */
  Twice: [
    ['2020-01-01', '2026-10-09', ktm],
    ['2026-10-10', '2026-10-19', pkr],
    ['2026-10-20', null, brt],
  ],
  /** There and back. */
  Back: [
    ['2020-01-01', '2026-10-09', pkr],
    ['2026-10-10', '2026-10-12', ktm],
    ['2026-10-13', null, pkr],
  ],
  /** Moved long before, leaves in the month. */
  Leaver: [
    ['2020-01-01', '2026-06-30', ktm],
    ['2026-07-01', '2026-10-15', pkr],
  ],
  /** Joins and leaves in the month, on one day. */
  Short: [['2026-10-08', '2026-10-08', ktm]],
  /** The first day of the month is the first day of work. */
  First: [['2026-10-01', null, pkr]],
  /** The day before the month is the last day of work. */
  Before: [['2020-01-01', '2026-09-30', pkr]],
  /** The last day of the month is the last day of work. */
  Last: [['2020-01-01', '2026-10-31', ktm]],
  /** Transferred on the first day of the month; the record before ends with the month before. */
  OnFirst: [
    ['2020-01-01', '2026-09-30', ktm],
    ['2026-10-01', null, pkr],
  ],
  /** Transferred with the first day after the month. */
  After: [
    ['2020-01-01', '2026-10-31', ktm],
    ['2026-11-01', null, pkr],
  ],
  /** Another title in the same branch is no transfer between branches. */
  Promoted: [
    ['2020-01-01', '2026-10-14', ktm, 'Finance', 'Officer'],
    ['2026-10-15', null, ktm, 'Finance', 'Manager'],
  ],
  Nowhere: [['2026-10-03', null, null]],
};

let server: TestServer;
let hr: Client;
let himal: Organization;
const branches = new Map<string, number>();

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-23T06:00:00.000Z');
  himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  const named = async (table: string, column: string, name: string | null | undefined) => {
    if (name === null || name === undefined) return null;
    const found = await everywhere.one<{ id: number }>(
      `select id from ${table} where organization_id = $1 and ${column} = $2`,
      [himal.id, name],
    );
    const row =
      found ??
      (await everywhere.one<{ id: number }>(
        `insert into ${table} (organization_id, ${column}) values ($1, $2) returning id`,
        [himal.id, name],
      ));
    if (table === 'branch' && row) branches.set(name, row.id);
    return row?.id ?? null;
  };
  for (const [name, spells] of Object.entries(spellsOf)) {
    const { id } = await aMember(server, himal, name.toLowerCase());
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, date_of_birth, gender)
       values ($1, $2, $3, $3, 'Sharma', $3 || '@work.test', $4, '1990-11-23', 'Female')`,
      [himal.id, id, name, spells[0]?.[0] ?? null],
    );
    for (const [from, to, branch, division, title] of spells)
      await everywhere.query(
        `insert into employment (organization_id, employee_id, change, starts_on, ends_on, branch_id, division_id, job_title_id)
         values ($1, $2, 'Other', $3, $4, $5, $6, $7)`,
        [
          himal.id,
          id,
          from,
          to,
          await named('branch', 'name', branch),
          await named('division', 'name', division),
          await named('job_title', 'title', title),
        ],
      );
    if (spells.at(-1)?.[1] !== null)
      await everywhere.query('update membership set is_current = false where organization_id = $1 and user_id = $2', [
        himal.id,
        id,
      ]);
  }
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true, codes: ['4.01'] }));
});
afterAll(() => server.close());

const october = 'from=2026-10-01&to=2026-10-31';
const names = Object.keys(headcountFigures) as HeadcountFigure[];
const rowsOf = async (query: string) =>
  (await hr.get<Listed<Row>>(`/hris/himal/headcount/?limit=100&sort=unit_name&${query}`)).body.results;
const figuresOf = async (query: string) =>
  Object.fromEntries((await rowsOf(query)).map((row) => [row.unit_name, names.map((name) => row[name])]));
const peopleOf = async (query: string) =>
  (await hr.get<Listed<Counted>>(`/hris/himal/headcount-people/?limit=100&sort=happened_on&${query}`)).body.results;
const adds = ({ opening, joined, transferred_in, transferred_out, left }: Row): number =>
  opening + joined + transferred_in - transferred_out - left;

describe('headcount as a movement [35.3]', () => {
  it('counts each move of crooked days once on each side', async () => {
    // Opening, joined, in, out, departed, closing.
    expect(await figuresOf(october)).toEqual({
      Kathmandu: [7, 2, 1, 3, 3, 4],
      Pokhara: [2, 1, 3, 2, 1, 3],
      Biratnagar: [0, 0, 1, 0, 0, 1],
      'Not set': [0, 1, 0, 0, 0, 1],
    });
  });

  it.each(['branch', 'division', 'job_title'])('adds up in every row by %s, and in all', async (unit) => {
    for (const period of [october, 'from=2026-10-10&to=2026-10-10', 'from=2019-01-01&to=2026-11-23']) {
      const rows = await rowsOf(`${period}&unit=${unit}`);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect([row.unit_name, adds(row)]).toEqual([row.unit_name, row.closing]);
      const all = Object.fromEntries(
        names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
      ) as never;
      expect(adds(all as Row)).toBe((all as Row).closing);
      expect((all as Row).transferred_in).toBe((all as Row).transferred_out);
    }
  });

  it('ends where the next period begins', async () => {
    const at = async (query: string, name: HeadcountFigure) =>
      Object.fromEntries((await rowsOf(query)).filter((row) => row[name] > 0).map((row) => [row.unit_name, row[name]]));
    const september = 'from=2026-09-01&to=2026-09-30';
    const november = 'from=2026-11-01&to=2026-11-20';
    expect(await at(october, 'opening')).toEqual(await at(september, 'closing'));
    expect(await at(october, 'closing')).toEqual(await at(november, 'opening'));
  });

  it('takes a promotion as a transfer between titles, and as none between branches', async () => {
    expect(await figuresOf(`${october}&unit=job_title&branch=${branches.get('Kathmandu')}&search=Officer`)).toEqual({
      Officer: [1, 0, 0, 1, 0, 0],
    });
    expect(await peopleOf(`${october}&unit=job_title&figure=transferred_in`)).toMatchObject([
      { employee: { full_name: 'Promoted Sharma' }, happened_on: '2026-10-15', other_unit: 'Officer' },
    ]);
  });

  it('takes who comes from outside the filters as transferred in', async () => {
    expect(await figuresOf(`${october}&branch=${branches.get('Pokhara')}`)).toEqual({ Pokhara: [2, 1, 3, 2, 1, 3] });
  });

  it.each(['branch', 'division', 'job_title'])('opens as many people as each figure by %s counts', async (unit) => {
    for (const row of await rowsOf(`${october}&unit=${unit}`))
      for (const name of names) {
        const at = row.id === 0 ? `unit_${unit}__isnull=true` : `unit_${unit}=${row.id}`;
        const people = await peopleOf(`${october}&unit=${unit}&figure=${name}&${at}`);
        expect([row.unit_name, name, people.length]).toEqual([row.unit_name, name, row[name]]);
      }
  });

  it('names the people of a figure, with the day and where they came from', async () => {
    const pokhara = `${october}&unit_branch=${branches.get('Pokhara')}`;
    const told = async (figure: HeadcountFigure) =>
      (await peopleOf(`${pokhara}&figure=${figure}`)).map(({ employee, happened_on, other_unit }) => [
        employee.full_name.replace(' Sharma', ''),
        happened_on,
        other_unit,
      ]);
    expect(await told('transferred_in')).toEqual([
      ['OnFirst', '2026-10-01', 'Kathmandu'],
      ['Twice', '2026-10-10', 'Kathmandu'],
      ['Back', '2026-10-13', 'Kathmandu'],
    ]);
    expect(await told('transferred_out')).toEqual([
      ['Back', '2026-10-10', 'Kathmandu'],
      ['Twice', '2026-10-20', 'Biratnagar'],
    ]);
    expect(await told('left')).toEqual([['Leaver', '2026-10-15', null]]);
    expect(
      (await told('closing')).map(([name]) => name).toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(['Back', 'First', 'OnFirst']);
  });

  it('counts of a period that goes on what is over by today', async () => {
    const row = (await rowsOf('from=2026-11-01&to=2026-12-31')).find(({ unit_name }) => unit_name === 'Kathmandu');
    expect(row).toMatchObject({ opening: 4, transferred_out: 1, closing: 3 });
  });

  it('is for those who read staff reports', async () => {
    const employee = await signIn(server, await aMember(server, himal, 'employee'));
    for (const path of ['headcount', 'headcount-people'])
      expect((await employee.get(`/hris/himal/${path}/?${october}`)).status).toBe(403);
  });
});
