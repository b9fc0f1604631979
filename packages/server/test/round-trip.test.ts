/** What an export writes, an import reads: every kind of record that has both, with values that spreadsheets like to change. */
import { fieldEntries, nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { isWritable, type Field } from '@karmik/model/kit/fields';
import { matchColumns, notInCells } from '@karmik/model/spreadsheet/columns';
import { rowReader, type Lookup } from '@karmik/model/spreadsheet/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSwept } from '../../../tools/support/touched.ts';
import { readLimits } from '../src/modules/imports/read.ts';
import { textRows } from '../src/modules/imports/read-text.ts';
import { workbookSheets } from '../src/modules/imports/read-workbook.ts';
import { createSamples, moduleAt, mounted, pathOf, sampleBody } from './support/samples.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Person,
  type TestServer,
} from './support/server.ts';

type Listed = Record<string, unknown> & { id: number };

let server: TestServer;
let hr: Client;
let people: Person[];
let ids: Record<string, number>;

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  people = [
    await aMember(server, himal, 'hari', { is_hr_admin: true }),
    await aMember(server, himal, 'asha'),
    await aMember(server, himal, 'bina'),
    await aMember(server, himal, 'chitra'),
  ];
  hr = await signIn(server, people[0] as Person);
  ids = await createSamples(hr, 'himal', people);
});
afterAll(() => server.close());

const kindsOf = (entity: Entity): string[] =>
  fieldEntries(entity).flatMap(([, field]) => (isWritable(field) ? field.kind : []));

/** Entities whose records a spreadsheet can bring whole: where the change lies, and of the rest a share, with a field of each kind. */
const both = mounted
  .filter((entity) =>
    fieldEntries(entity).every(([, field]) => !field.required || !isWritable(field) || !notInCells.has(field.kind)),
  )
  .filter((entity, index, all) => {
    const before = new Set(all.slice(0, index).flatMap(kindsOf));
    return (
      isSwept(moduleAt(entity.path ?? ''), `${entity.name} comes back`) ||
      kindsOf(entity).some((kind) => !before.has(kind))
    );
  });

const texts = [
  '=1+1',
  '+977-1',
  '-2+3',
  '@SUM(A1)',
  "'=quoted",
  ';=1|+2',
  'अशोक; "क", ख',
  '＝१',
  '0012',
  '1e5',
  'Total pay',
];
const long = 'First\n=1+1\n\t@x\r\n;-1 | +2\n"quoted", \'=kept';

/** A value that a spreadsheet program would take for something else; the sample's own where the kind has none. */
function hostile(field: Field, own: unknown, n: number): unknown {
  if (field.kind === 'text' && field.format === undefined && own !== null)
    return `${texts[n % texts.length]} ${n}`.slice(0, field.max ?? 200).padEnd(field.min ?? 0, '.');
  if (field.kind === 'long_text' && own !== null) return `${long} ${n}`.slice(-(field.max ?? 2_000)).trim();
  if (field.kind === 'phone') return '+977 9841000000';
  return own;
}

let made = 40;
/** Of which a record with such values could be made. */
const created: string[] = [];
/** Creates a record with as many hostile values as its rules allow. @returns its id; undefined where no further one can be made */
async function createHostile(entity: Entity): Promise<number | undefined> {
  made += 1;
  const own = sampleBody(entity, made, { ...ids, [entity.name]: ids[entity.name] ?? 0 }, people.slice(1));
  const body = Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const field = entity.fields[name];
      return [name, field ? hostile(field, value, made) : value];
    }),
  );
  for (let tries = 0; tries < 3; tries++) {
    const answer = await hr.post(pathOf(entity, 'himal'), body);
    if (answer.status === 201) return Number(answer.body.id);
    // What a rule of the entity refuses is sent as the sample has it.
    for (const name of Object.keys(answer.body)) if (name in own) body[name] = own[name];
  }
  return undefined;
}

/** A value of a list's answer as a body would hold it. */
function bodyValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.kind === 'user' || field.kind === 'reference') return (value as { id: number }).id;
  if (field.kind === 'multi_reference') return (value as { id: number }[]).map(({ id }) => id);
  if (field.kind === 'multi_choice' && (value as unknown[]).length === 0) return null;
  // A cell holds no seconds.
  if (field.kind === 'instant') return (value as string).slice(0, 16);
  if (field.kind === 'decimal' || field.kind === 'money' || field.kind === 'percent') return Number(value);
  if (field.kind === 'amount') {
    const amount = value as { amount: string };
    return { ...amount, amount: Number(amount.amount) };
  }
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value;
}

const languages = ['en', 'ne'] as const;
const wishes = (['csv', 'xlsx'] as const).flatMap((format) =>
  languages.flatMap((language) => (['ad', 'bs'] as const).map((calendar) => ({ format, language, calendar }))),
);

/** The cells of a file as an import has them. */
async function gridOf(format: 'csv' | 'xlsx', bytes: Buffer): Promise<readonly (readonly string[])[]> {
  if (format === 'csv') return textRows(bytes, 'a.csv', readLimits);
  return (await workbookSheets(bytes, readLimits))[0]?.grid ?? [];
}

it.each(both.map((entity) => [entity.name, entity] as const))(
  '[F9] %s: what is exported is read back exactly',
  async (_name, entity) => {
    if ((await createHostile(entity)) !== undefined) created.push(entity.name);
    const path = pathOf(entity, 'himal');
    const sort = 'sort=id';
    const { results } = (await hr.get<{ results: Listed[] }>(`${path}?limit=100&${sort}`)).body;
    const named = new Map<string, number>();
    for (const record of results)
      for (const [name, field] of fieldEntries(entity)) {
        const target = field.kind === 'user' ? 'user' : 'to' in field ? String(field.to) : '';
        const values = [record[name]].flat() as Record<string, unknown>[];
        if (field.kind === 'user')
          for (const each of values) if (each) named.set(`user ${String(each.full_name)}`, Number(each.id));
        if (field.kind === 'reference' || field.kind === 'multi_reference')
          for (const each of values)
            if (each)
              for (const text of Object.values(each))
                named.set(`${target} ${String(text)}`.toLowerCase(), Number(each.id));
      }
    const lookup: Lookup = (target, name) =>
      named.get(`${target} ${name}`) ?? named.get(`${target} ${name}`.toLowerCase());
    const clock = { now: server.now, today: '2026-11-21' };
    for (const wish of wishes) {
      const file = await server.app.inject({
        url: `/api/v1${path}export/?format=${wish.format}&language=${wish.language}&calendar=${wish.calendar}&${sort}`,
        headers: { authorization: `Bearer ${hr.token}` },
      });
      expect(file.statusCode).toBe(200);
      const [headings = [], ...rows] = await gridOf(wish.format, file.rawPayload);
      const matches = matchColumns(
        entity,
        headings,
        headings.map((_, column) => rows.map((row) => row[column] ?? '')),
        clock.today,
      );
      const read = rowReader(entity, matches, lookup, () => clock, 'Asia/Kathmandu');
      const fields = fieldEntries(entity).filter(([, field]) => isWritable(field) && !notInCells.has(field.kind));
      for (const [n, record] of results.entries()) {
        const { values, errors } = read(rows[n] ?? [], n + 2);
        expect([wish, errors], `${nameFieldOf(entity) ?? 'id'} of row ${n + 2}`).toEqual([wish, {}]);
        const wanted = Object.fromEntries(fields.map(([name, field]) => [name, bodyValue(field, record[name])]));
        const found = Object.fromEntries(
          fields.map(([name, field]) => [name, bodyValue(field, refer(field, values[name]))]),
        );
        expect([wish, found]).toEqual([wish, wanted]);
      }
    }
  },
);

it('[F9] looks at records with such values of nearly every kind', () => {
  expect(both.map(({ name }) => name).filter((name) => !created.includes(name)).length).toBeLessThan(both.length / 10);
});

/** What a body refers to by id, as an answer does. */
const refer = (field: Field, value: unknown): unknown =>
  value === null || value === undefined
    ? null
    : field.kind === 'user' || field.kind === 'reference'
      ? { id: value }
      : field.kind === 'multi_reference'
        ? (value as number[]).map((id) => ({ id }))
        : value;
