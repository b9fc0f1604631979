/**
 * Calls that name a person, from the API's own description: the person who belongs to another organisation alone, or has left this one for it, is
 * no one here, whether the path names them or the body, and nothing of them changes.
 */
import { entities } from '@karmik/model/entities';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { Field, Fields } from '@karmik/model/kit/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recomputeDue } from '../src/modules/attendance/day/recompute.ts';
import { goodBodies, operationsOf, type Operation } from './support/operations.ts';
import { createSamples, mounted, sampleBody } from './support/samples.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

const longMs = 120_000;

let server: TestServer;
let himal: Organization;
let sagar: Organization;
let hr: Client;
let people: Person[];
/** A member of the other organisation alone. */
let stranger: Person;
/** A member of the other organisation who was one here. */
let left: Person;
let ids: Record<string, number>;
let operations: Operation[];

const everywhere = () => server.context.database.everywhere;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  people = [await aMember(server, himal, 'hari', { is_hr_admin: true }), await aMember(server, himal, 'asha')];
  hr = await signIn(server, people[0] as Person);
  stranger = await aMember(server, sagar, 'stranger');
  left = await aMember(server, sagar, 'left');
  await everywhere().query('insert into membership (organization_id, user_id, is_current) values ($1, $2, false)', [
    himal.id,
    left.id,
  ]);
  for (const [organization, person] of [
    [himal, people[1]],
    [sagar, stranger],
    [sagar, left],
  ] as const)
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'A', 'Sharma', $4, '2020-01-01')`,
      [organization.id, person?.id ?? 0, `E${person?.id}`, person?.email ?? ''],
    );
  await signIn(server, stranger);
  await signIn(server, left);
  ids = await createSamples(hr, 'himal', people);
  await hr.patch('/transfer/himal/setting/', { enabled: true, least_service_days: 0 });
  operations = operationsOf(server);
  // Days that the samples touched are worked out, and jobs that they began have ended, before anything is compared.
  await recomputeDue(server.context);
  await until('the jobs of the samples to end', async () => {
    const open = await everywhere().query(`select 1 from job_run where state in ('queued', 'running') limit 1`);
    return open.length === 0;
  });
}, longMs);
afterAll(() => server.close());

/** What is written down of calls and of the moment, whatever comes of them. */
const ofCalls = new Set(['live_event', 'live_presence', 'login_event', 'export_log']);

/** A fingerprint of the rows of every table that belongs to an organisation or to a person. @param except an organisation whose own rows are left out */
async function fingerprints(except?: Organization): Promise<Record<string, string>> {
  const columns = await everywhere().query<{ name: string; has_organization: boolean }>(
    `select t.relname as name, bool_or(a.attname = 'organization_id') as has_organization
       from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace and a.attname in ('organization_id', 'user_id') group by 1 order by 1`,
  );
  const found: Record<string, string> = {};
  const tables = [...columns, { name: 'users', has_organization: false }].filter(({ name }) => !ofCalls.has(name));
  for (const { name, has_organization } of tables) {
    const where = except && has_organization ? 'where organization_id is distinct from $1' : '';
    const row = await everywhere().one<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from ${name} t ${where}`,
      where && except ? [except.id] : [],
    );
    found[name] = row?.hash ?? '';
  }
  return found;
}

const namesPerson = (field: Field): boolean =>
  field.kind === 'user' || (field.kind === 'lines' && Object.values(field.item as Fields).some(namesPerson));
/** Fields by which bodies name people, those of calls that are no entity among them. */
const personFields = new Map<string, Field | undefined>([
  ...[
    'employee',
    'employees',
    'people',
    'person',
    'supervisor',
    'user',
    'users',
    'members',
    'recipients',
    'assignee',
  ].map((name) => [name, undefined] as const),
  ...entities.flatMap((entity) => fieldEntries(entity).filter(([, field]) => namesPerson(field))),
]);

/** The ways in which a field may name someone. */
function namings(field: string, id: number): unknown[] {
  const of = personFields.get(field);
  if (of?.kind === 'user') return [id];
  return [id, [id], [{ person: id }], [{ employee: id }], [{ id }]];
}

const entityAt = (path: string): Entity | undefined =>
  mounted.find((entity) => path.startsWith(`/api/v1/${entity.path?.replace(':org', '{org}')}/`));

async function call({ method, path }: Operation, id: number, body: unknown) {
  const response = await server.app.inject({
    method,
    url: path.replace('{org}', 'himal').replace('{id}', String(id)),
    headers: { authorization: `Bearer ${hr.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, text: response.body };
}

/** A body that is good but for the person. */
function bodyOf(operation: Operation): Record<string, unknown> {
  const entity = entityAt(operation.path);
  const known = goodBodies[`${operation.method} ${operation.path}`] as Record<string, unknown> | undefined;
  if (known) return known;
  return entity && operation.method === 'POST' && !operation.path.includes('{id}')
    ? sampleBody(entity, 77, ids, people)
    : {};
}

describe('someone of another organisation', () => {
  it('is no one to a call whose body names them, and nothing changes', { timeout: longMs }, async () => {
    const naming = operations.filter(
      ({ method, fields }) => method !== 'GET' && fields.some((field) => personFields.has(field)),
    );
    expect(naming.length).toBeGreaterThan(20);
    const before = await fingerprints();
    for (const operation of naming)
      for (const field of operation.fields.filter((each) => personFields.has(each)))
        for (const value of namings(field, stranger.id)) {
          const id = ids[entityAt(operation.path)?.name ?? ''] ?? 1;
          const { status, text } = await call(operation, id, { ...bodyOf(operation), [field]: value });
          expect(
            [400, 404, 405, 409].includes(status) || (status === 403 && text),
            `${operation.method} ${operation.path} ${field} = ${JSON.stringify(value)}: ${status} ${text.slice(0, 200)}`,
          ).toBeTruthy();
        }
    expect(await fingerprints()).toEqual(before);
  });

  it('is not found where the path names them, and nothing changes', { timeout: longMs }, async () => {
    const named = operations.filter(({ path }) => /\/(people|users|subordinate|reviewers)\/\{id\}\//.test(path));
    expect(named.length).toBeGreaterThan(8);
    const before = await fingerprints();
    for (const operation of named) {
      const { status, text } = await call(operation, stranger.id, bodyOf(operation));
      expect([`${operation.method} ${operation.path}`, status, text]).toEqual([
        `${operation.method} ${operation.path}`,
        404,
        expect.any(String),
      ]);
    }
    expect(await fingerprints()).toEqual(before);
  });

  it(
    'who was here once keeps account, sessions and everything there, whatever is tried from here',
    { timeout: longMs },
    async () => {
      const named = operations.filter(
        ({ method, path }) => method !== 'GET' && /\/(people|users)\/\{id\}\//.test(path),
      );
      expect(named.length).toBeGreaterThan(3);
      const before = await fingerprints(himal);
      for (const operation of named) {
        const { status, text } = await call(operation, left.id, bodyOf(operation));
        // Of the membership that ended here, HR keeps file and photo.
        expect(status, `${operation.method} ${operation.path}: ${text.slice(0, 200)}`).toBeLessThan(500);
      }
      expect(await fingerprints(himal)).toEqual(before);
    },
  );
});
