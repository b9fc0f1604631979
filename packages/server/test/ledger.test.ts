import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, postLine, reverseLine } from '../src/ledger/ledger.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let asha: Person;
let hr: Client;
beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  asha = await aMember(server, himal, 'asha');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
});
afterAll(() => server.close());

let account = 0;
const line = (quantity: string, ref: string, entryDate = '2026-11-21') => ({
  organizationId: himal.id,
  personId: asha.id,
  ledger: 'credit_hour',
  account: String(account),
  entryDate,
  quantity,
  kind: 'credit',
  ref,
  createdById: null,
  at: server.now,
});
const balance = (day = '2099-12-31') =>
  balanceOf(
    server.context.database.organization(himal.id),
    { organizationId: himal.id, personId: asha.id, ledger: 'credit_hour', account: String(account) },
    day,
  );

/** Ten-thousandths as exact decimal text. */
const text = (units: number): string =>
  `${units < 0 ? '-' : ''}${Math.floor(Math.abs(units) / 10_000)}.${String(Math.abs(units) % 10_000).padStart(4, '0')}`;

describe('a ledger', () => {
  it('is at the exact sum of its lines, whatever is posted twice or countered', async () => {
    const entries = fc.array(
      fc.record({
        units: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((units) => units !== 0),
        times: fc.integer({ min: 1, max: 3 }),
        reversals: fc.integer({ min: 0, max: 2 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(entries, async (list) => {
        account += 1;
        const tenant = server.context.database.organization(himal.id);
        let total = 0;
        for (const [index, { units, times, reversals, day }] of list.entries()) {
          const date = `2026-11-${String(day).padStart(2, '0')}`;
          const made: (number | undefined)[] = [];
          for (let n = 0; n < times; n++) made.push(await postLine(tenant, line(text(units), `job:${index}`, date)));
          expect(made.map((id) => id !== undefined)).toEqual([true, ...Array.from({ length: times - 1 }, () => false)]);
          const countered: (number | undefined)[] = [];
          for (let n = 0; n < reversals; n++)
            countered.push(
              await reverseLine(tenant, himal.id, made[0] ?? 0, {
                entryDate: date,
                note: 'Wrong',
                createdById: null,
                at: server.now,
              }),
            );
          expect(countered.filter((id) => id !== undefined).length).toBe(Math.min(1, reversals));
          if (reversals === 0) total += units;
        }
        expect(await balance()).toBe(text(total));
      }),
      { numRuns: 25, seed: 20261121 },
    );
  });

  it('counts by day, and takes no line back or apart', async () => {
    account += 1;
    const tenant = server.context.database.organization(himal.id);
    await postLine(tenant, line('1.5', 'a', '2026-11-20'));
    await postLine(tenant, line('2.25', 'b', '2026-11-22'));
    expect([await balance('2026-11-19'), await balance('2026-11-20'), await balance('2026-11-22')]).toEqual([
      '0.0000',
      '1.5000',
      '3.7500',
    ]);
    for (const sql of ['update ledger_line set quantity = 1', 'delete from ledger_line'])
      await expect(tenant.query(sql)).rejects.toThrow(/permission denied/);
    await expect(postLine(tenant, line('0', 'c'))).rejects.toThrow(/check constraint/);
  });

  it('keeps each line in its year, and a reference once over all years', async () => {
    account += 1;
    const tenant = server.context.database.organization(himal.id);
    const first = await postLine(tenant, line('5', 'opening', '2026-12-31'));
    expect(await postLine(tenant, line('5', 'opening', '2027-01-01'))).toBeUndefined();
    const counter = (entryDate: string) =>
      reverseLine(tenant, himal.id, first ?? 0, { entryDate, note: 'Wrong', createdById: null, at: server.now });
    const countered = await counter('2027-01-15');
    expect(countered).toBeGreaterThan(first ?? 0);
    expect(await counter('2026-12-31')).toBeUndefined();
    expect(
      await reverseLine(tenant, himal.id, countered ?? 0, {
        entryDate: '2027-01-16',
        note: 'Back',
        createdById: null,
        at: server.now,
      }),
    ).toBeUndefined();
    const { rows } = await server.context.database.owner.query(
      `select tableoid::regclass::text as place, entry_date, reverses_on from ledger_line where id = any($1) order by id`,
      [[first, countered]],
    );
    expect(rows.map(({ place }: { place: string }) => place)).toEqual(['ledger_line_p2026', 'ledger_line_p2027']);
    expect([await balance('2026-12-31'), await balance('2027-12-31')]).toEqual(['5.0000', '0.0000']);
  });

  it('has no line without a reference, and no second line of one', async () => {
    account += 1;
    const tenant = server.context.database.organization(himal.id);
    const id = await postLine(tenant, line('5', 'opening'));
    const again = (number: number, day: string) =>
      tenant.query(
        `insert into ledger_line (organization_id, id, person_id, ledger, account, entry_date, quantity, kind, ref, created_at)
         values ($1, $2, $3, 'credit_hour', $4, $5, 1, 'credit', 'opening', $6)`,
        [himal.id, number, asha.id, String(account), day, server.now],
      );
    await expect(again(id ?? 0, '2026-11-21')).rejects.toMatchObject({ code: '23505' });
    await expect(again(id ?? 0, '2027-11-21')).rejects.toMatchObject({ code: '23503' });
    await expect(again(987_654, '2026-11-21')).rejects.toMatchObject({ code: '23503' });
    expect(await balance()).toBe('5.0000');
  });

  it('takes the same job from many at once as one', async () => {
    account += 1;
    const tenant = server.context.database.organization(himal.id);
    const made = await Promise.all(Array.from({ length: 20 }, () => postLine(tenant, line('3', 'accrual:2083-08'))));
    expect(made.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await balance()).toBe('3.0000');
  });
});

describe('dated records', () => {
  it('never overlap, whatever is asked in whatever order', async () => {
    const setting = await hr.post<{ id: number }>('/attendance/himal/overtime/setting/', {
      name: 'Any',
      weekday_multiplier: '1.5',
      off_day_multiplier: '2',
      holiday_multiplier: '2',
      daily_limit: 240,
      weekly_limit: 1440,
      monthly_limit: 5760,
    });
    let n = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.integer({ min: 0, max: 60 }), fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined })),
          { minLength: 2, maxLength: 7 },
        ),
        async (ranges) => {
          n += 1;
          const employee = (await aMember(server, himal, `dated${n}`)).id;
          const kept: [number, number][] = [];
          const day = (shift: number) => new Date(Date.UTC(2027, 0, 1 + shift)).toISOString().slice(0, 10);
          for (const [from, length] of ranges) {
            const to = length === undefined ? Number.POSITIVE_INFINITY : from + length;
            const fits = kept.every(([a, b]) => to < a || from > b);
            const answer = await hr.post('/attendance/himal/overtime/assignment/', {
              employee,
              setting: setting.body.id,
              starts_on: day(from),
              ends_on: length === undefined ? null : day(to),
            });
            expect(answer.status).toBe(fits ? 201 : 400);
            if (fits) kept.push([from, to]);
            else expect(answer.body).toEqual({ non_field_errors: ['These dates overlap another record'] });
          }
        },
      ),
      { numRuns: 12, seed: 20261121 },
    );
  });

  it('are not changed once in force; they end, and another begins', async () => {
    const { results } = (await hr.get<{ results: { id: number }[] }>('/attendance/himal/overtime/setting/')).body;
    const made = await hr.post<{ id: number }>('/attendance/himal/overtime/assignment/', {
      employee: asha.id,
      setting: results[0]?.id,
      starts_on: '2026-01-01',
    });
    expect(made.status).toBe(201);
    const at = `/attendance/himal/overtime/assignment/${made.body.id}/`;
    const inForce =
      "This has already taken effect and can't be changed. End it and add a new one from the date of the change.";
    expect((await hr.patch(at, { starts_on: '2026-02-01' })).body).toEqual({ starts_on: [inForce] });
    expect((await hr.patch(at, { ends_on: '2026-03-01' })).body).toEqual({ ends_on: ['Until cannot be a past date'] });
    expect(await hr.delete(at)).toMatchObject({ status: 409, body: { code: 'in_force' } });
    expect((await hr.patch(at, { ends_on: '2026-11-30' })).status).toBe(200);
    expect(
      (
        await hr.post('/attendance/himal/overtime/assignment/', {
          employee: asha.id,
          setting: results[0]?.id,
          starts_on: '2026-12-01',
        })
      ).status,
    ).toBe(201);
  });
});
