/**
 * One rule of reading: for everybody, what a list shows is what its count, search, record, spreadsheet, files and live events show, and
 * names to choose from go as far as the declarations say. Made from the declarations, so that a new entity is walked on the day it appears.
 */
import { entities } from '@karmik/model/entities';
import { fieldEntries, nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { permissionCatalogue, type PermissionCode } from '@karmik/model/kit/permissions';
import { pickersOf } from '@karmik/model/kit/picking';
import { allows } from '@karmik/model/kit/allows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readersOf } from '../src/entity/readers.ts';
import { fileUrl } from '../src/files/links.ts';
import { addressed, mayHear } from '../src/live/addressing.ts';
import { standingsOf } from '../src/live/people.ts';
import { entityHooks } from '../src/modules/entity-hooks.ts';
import { createSamples, mounted, pathOf } from './support/samples.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

/** The loops grow with the declarations. */
const longMs = 120_000;

interface Role {
  readonly name: string;
  readonly person: Person;
  readonly client: Client;
  readonly sessionId: string;
  readonly codes: readonly string[];
}
interface Listed {
  readonly results: readonly (Record<string, unknown> & { readonly id: number })[];
  readonly count: number;
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Person;
let bina: Person;
let boss: Person;
const roles = new Map<string, Role>();

const everywhere = () => server.context.database.everywhere;

/** A session without the work of a password. */
async function enter(name: string, person: Person): Promise<Role> {
  const row = await everywhere().one<{ id: string }>(
    `insert into auth_session (user_id, organization_id, remember, created_at, expires_at, last_used_at) values ($1, $2, true, $3, $4, $3) returning id`,
    [person.id, himal.id, server.now, new Date(server.now.getTime() + 86_400_000)],
  );
  const sessionId = row?.id ?? '';
  const standing = (await standingsOf(everywhere(), [sessionId], server.now)).get(sessionId);
  const codes = standing?.places.find((place) => place.organizationId === himal.id)?.codes ?? [];
  const made = client(server, await server.app.gate.tokens.issue(person.id, sessionId));
  const role = { name, person, client: made, sessionId, codes };
  roles.set(name, role);
  return role;
}
const role = (name: string): Role => roles.get(name) as Role;

const employeeRow = (person: Person, code: string) =>
  everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'A', 'Sharma', $4, '2020-01-01')`,
    [himal.id, person.id, code, person.email],
  );

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hari);
  asha = await aMember(server, himal, 'asha');
  bina = await aMember(server, himal, 'bina');
  boss = await aMember(server, himal, 'boss');
  await employeeRow(asha, 'E1');
  await employeeRow(bina, 'E2');
  await employeeRow(boss, 'E3');
  await everywhere().query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2026-01-01')`,
    [himal.id, asha.id, boss.id],
  );
  const samples = await createSamples(hr, 'himal', [asha, bina, boss]);
  for (const visibility of ['Employee', 'Supervisor']) {
    const file = (await hr.upload<{ id: number }>('/files/?purpose=record', `${visibility}.txt`, 'A paper')).body.id;
    await hr.post('/hris/himal/employee-document/', {
      employee: asha.id,
      form: 'Contract',
      title: visibility,
      visibility,
      file,
    });
  }
  await enter('HR', hari);
  await enter('auditor', await aMember(server, himal, 'auditor', { is_audit_user: true }));
  await enter('supervisor', boss);
  await enter('employee', asha);
  await enter('colleague', bina);
  const investigator = await aMember(server, himal, 'investigator');
  await everywhere().query(
    `insert into investigator (organization_id, person_id, incident_types, starts_on) values ($1, $2, '{}', '2026-01-01')`,
    [himal.id, investigator.id],
  );
  await enter('investigator', investigator);
  for (const code of Object.keys(permissionCatalogue))
    await enter(code, await aMember(server, himal, `code${code.replace('.', 'x')}`, { codes: [code] }));
  await work(samples);
}, longMs);
afterAll(() => server.close());

/** Records of work: what people send, are asked about and do. */
async function work(samples: Record<string, number>): Promise<void> {
  const ashas = role('employee').client;
  const good = ({ status, body }: { status: number; body: unknown }) =>
    expect([status, body]).toEqual([expect.toSatisfy((s: number) => s < 300), body]);
  const shared = { observers: [], checklist: [] };
  good(
    await ashas.post('/task/', {
      title: 'Budget',
      deadline: '2027-01-01',
      responsible: [{ person: asha.id }],
      ...shared,
    }),
  );
  good(
    await role('colleague').client.post('/task/', {
      title: 'Party',
      deadline: '2027-01-01',
      responsible: [{ person: bina.id }],
      observers: [{ person: asha.id }],
      checklist: [],
    }),
  );
  good(
    await ashas.post('/task/recurring/', {
      title: 'Each day',
      every: 'Day',
      first_run: '2027-01-01',
      responsible: [{ person: bina.id }],
      ...shared,
    }),
  );
  good(
    await ashas.post('/attendance/himal/overtime/pre-approval/', {
      overtime_date: '2026-11-25',
      overtime_duration: 16,
      request_remarks: 'Work',
    }),
  );
  good(
    await ashas.post(`/hris/himal/people/${asha.id}/changes/`, { section: 'contact', values: { phone: '9841000000' } }),
  );
  good(
    await role('supervisor').client.post('/hris/himal/employment-review/', {
      employee: asha.id,
      review_type: samples.review_type,
      effective_date: '2027-01-10',
      contract_ends_on: '2028-01-10',
      request_remarks: 'Well done',
    }),
  );
  await hr.patch('/transfer/himal/setting/', { enabled: true, least_service_days: 0 });
  good(
    await ashas.post('/transfer/himal/transfer-forms/', {
      reason: samples.transfer_reason,
      branch: samples.branch,
      supervisor: bina.id,
      preferred_date: '2027-02-01',
      request_remarks: 'Family',
      answers: [],
    }),
  );
  good(await ashas.post('/noticeboard/posts/', { text: 'Hello' }));
  await everywhere().query(
    `insert into post (organization_id, author_id, text, state, created_at) values ($1, $2, 'Pending', 'Pending', $3)`,
    [himal.id, asha.id, server.now],
  );
  for (const person of [asha, bina])
    for (const source of ['web', 'manual'])
      await everywhere().query(
        `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at) values ($1, $2, 'Punch In', $3, '2026-11-21', $4, $3)`,
        [himal.id, person.id, server.now, source],
      );
  await everywhere().query(
    `insert into process_task (organization_id, process, process_id, employee_id, title, due_on, is_clearance, status, assignee_id)
     values ($1, 'Separation', 1, $2, 'Laptop', '2027-01-01', false, 'Open', $3), ($1, 'Pre-employment', 1, $2, 'Desk', '2027-01-01', false, 'Open', null)`,
    [himal.id, asha.id, bina.id],
  );
  await everywhere().query(
    `with version as (insert into form_version (organization_id, form_id, number, structure, created_at) values ($1, $2, 1, '{"sections": []}', $4) returning form_id)
     insert into form_answer (organization_id, form_id, sender_id, version, status) select $1, form_id, $3, 1, 'Submitted' from version`,
    [himal.id, samples.form ?? 0, asha.id, server.now],
  );
}

const idsOf = ({ results }: Listed): number[] => results.map(({ id }) => id).toSorted((a, b) => a - b);

/** What a list shows somebody; nothing where it is refused. */
async function listed(who: Client, at: string): Promise<Listed | undefined> {
  const { status, body } = await who.get<Listed>(`${at}${at.includes('?') ? '&' : '?'}limit=100`);
  if (status === 403 || status === 404) return undefined;
  expect([at, status]).toEqual([at, 200]);
  return body;
}

async function heard(who: Role, topic: string, ids: readonly number[]): Promise<number[]> {
  const events = ids.map((id) => ({ organization_id: himal.id, topic, object_id: String(id), user_ids: null }));
  const told = await addressed(server.context, events);
  return told
    .filter((each) => mayHear(each, { userId: who.person.id, codes: who.codes }))
    .map(({ event }) => Number(event.object_id))
    .toSorted((a, b) => a - b);
}

const holds = async (entity: Entity, id: number, file: number): Promise<boolean> =>
  (await everywhere().one(
    'select 1 from record_file where organization_id = $1 and entity = $2 and object_id = $3 and file_id = $4',
    [himal.id, entity.name, id, file],
  )) !== undefined;

/** Codes on which anything about an entity hangs. */
const codesAbout = (entity: Entity): Set<string> =>
  new Set(
    [
      entity.codes?.read,
      entity.codes?.write,
      entity.file?.read,
      ...pickersOf(entity, entities),
      ...fieldEntries(entity).map(([, field]) => field.read_code),
    ].filter((code) => code !== undefined),
  );
/** Everybody who is not a code alone, and of those the ones that concern the entity and one that does not. */
const rolesFor = (entity: Entity): Role[] => {
  const about = codesAbout(entity);
  const sections = new Set([...about].map((code) => code.split('.')[0]));
  return [...roles.values()].filter(
    ({ name }) =>
      !(name in permissionCatalogue) ||
      about.has(name) ||
      (/\.(00|99)$/.test(name) && sections.has(name.split('.')[0])) ||
      name === (about.has('7.00') ? '8.01' : '7.00'),
  );
};

const withRecords = entities.filter((entity) => entity.path !== undefined && !entity.single);

describe.each(withRecords.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  it('shows everybody in each way what its list shows', { timeout: longMs }, async () => {
    const path = pathOf(entity, 'himal');
    const all = await listed(hr, entity.archive ? `${path}?archived=all` : path);
    const known = all ? idsOf(all) : [];
    if (mounted.includes(entity)) expect(known.length).toBeGreaterThan(0);
    const pickers = pickersOf(entity, entities);
    const files = fieldEntries(entity).filter(([, field]) => field.kind === 'file' || field.kind === 'image');
    const named = nameFieldOf(entity) ?? '';
    const hasOptions = entity.fields[named]?.kind === 'text' && !entity.file;
    for (const who of rolesFor(entity)) {
      const list = await listed(who.client, path);
      const seen = list ? idsOf(list) : [];
      const say = (what: string, value: unknown) => [who.name, what, value];
      expect(say('count', list?.count ?? 0)).toEqual(say('count', seen.length));
      for (const id of known)
        expect(say(`record ${id}`, (await who.client.get(`${path}${id}/`)).status === 200)).toEqual(
          say(`record ${id}`, seen.includes(id)),
        );
      const sheet = await who.client.get<string>(`${path}export/?format=csv`);
      expect(say('export', sheet.status === 200)).toEqual(say('export', list !== undefined));
      if (list)
        expect(say('rows', String(sheet.body).trim().split(/\r?\n/).length - 1)).toEqual(say('rows', seen.length));
      const found = await listed(who.client, `${path}?search=a`);
      expect((found ? idsOf(found) : []).filter((id) => !seen.includes(id))).toEqual([]);
      expect(say('live', await heard(who, entity.name, known))).toEqual(say('live', seen));
      for (const [field, of] of files)
        for (const row of all?.results ?? []) {
          const held = row[field] as { id: number } | null;
          // The upload of the samples is one that several of them name; it is held by the first.
          if (!held || !(await holds(entity, row.id, held.id))) continue;
          const reader = { userId: who.person.id, sessionId: who.sessionId };
          const url = fileUrl(server.context.secrets, himal.id, held.id, reader, server.now);
          const mayReadField = !of.read_code || allows(who.codes, of.read_code, 'read');
          expect(say(`file of ${row.id}`, (await server.app.inject(url)).statusCode)).toEqual(
            say(`file of ${row.id}`, seen.includes(row.id) && mayReadField ? 200 : 404),
          );
        }
      if (!hasOptions) continue;
      const options = await who.client.get<Listed>(`${path}options/?limit=100`);
      const picksAll =
        pickers.has('insider') ||
        (pickers.has('supervisor') && who.name === 'supervisor') ||
        [...pickers].some((code) => allows(who.codes, code, 'read'));
      const expected = picksAll ? known : seen;
      expect(say('options', options.status === 200 ? idsOf(options.body) : options.status)).toEqual(
        say('options', picksAll || list || entityHooks[entity.name]?.picks ? expected : 403),
      );
      for (const option of options.body.results ?? [])
        expect(say('option', Object.keys(option).toSorted())).toEqual(say('option', ['id', 'name']));
    }
  });
});

/** Lists of work, in every view of it, by the topic under which it is told. */
const views: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries({
      task: '/task/',
      task_score: '/task/approvals/',
      overtime_request: '/attendance/himal/overtime/pre-approval/',
      employment_review: '/hris/himal/employment-review/',
      transfer_request: '/transfer/himal/transfer-forms/',
      form_answer: '/forms/himal/answer/',
      change_request: '/hris/himal/change-requests/',
      process_task: '/hris/himal/process-task/',
    }).map(([topic, path]) => [topic, ['user', 'supervisor', 'hr'].map((as) => `${path}?as=${as}`)]),
  ),
  punch: [
    ...['user', 'supervisor', 'hr'].map((as) => `/attendance/himal/web-attendance/?as=${as}`),
    '/attendance/manual/?as=hr',
    '/attendance/manual/?as=supervisor',
  ],
  task_recurrence: ['/task/recurring/'],
  post: ['/noticeboard/posts/', '/noticeboard/posts/waiting/?state=Pending', '/hris/himal/noticeboard-approval/'],
};

describe.each(Object.entries(views))('%s', (topic, addresses) => {
  it('is told to those who see it in one of its lists, and to nobody else', { timeout: longMs }, async () => {
    const all = (
      await everywhere().query<{ id: number }>(`select id from ${topic} where organization_id = $1`, [himal.id])
    ).map(({ id }) => id);
    if (topic !== 'task_score') expect(all.length).toBeGreaterThan(0);
    const readers = readersOf(server.context.readers, topic);
    for (const who of roles.values()) {
      if (
        who.name in permissionCatalogue &&
        !readers?.codes.includes(who.name as PermissionCode) &&
        !/^(4|5|7)\./.test(who.name)
      )
        continue;
      const seen = new Set<number>();
      for (const at of addresses) {
        const { status, body } = await who.client.get<Listed>(`${at}${at.includes('?') ? '&' : '?'}limit=100`);
        // A view that is not theirs, or that there is none of.
        expect([who.name, at, status]).toEqual([
          who.name,
          at,
          expect.toSatisfy((s: number) => [200, 400, 403].includes(s)),
        ]);
        if (status === 200) for (const { id } of body.results) seen.add(id);
      }
      expect([who.name, await heard(who, topic, all)]).toEqual([who.name, [...seen].toSorted((a, b) => a - b)]);
    }
  });
});

describe('rules of reading', () => {
  it('are said from the record’s side wherever lists are narrowed, so that no event is told by the code alone', () => {
    const narrowed = Object.entries(entityHooks).filter(([, hooks]) => 'scope' in hooks);
    expect(narrowed.map(([name]) => name).filter((name) => !server.context.readers[name])).toEqual([]);
  });

  it('are known for every topic of a declared entity', () => {
    const unknown = entities.filter(({ name }) => !readersOf(server.context.readers, name));
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});
