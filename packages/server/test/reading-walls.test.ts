/**
 * One rule of reading: for everyone, what a list shows is what its count, search, record, spreadsheet, files and live events show, and
 * names to choose from go as far as the declarations say. Made from the declarations, so that a new entity is walked on the day it appears.
 */
import { parse } from 'csv-parse/sync';
import { entities } from '@karmik/model/entities';
import { fieldEntries, linesOf, linesTable, nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { permissionCatalogue, type PermissionCode } from '@karmik/model/kit/permissions';
import {
  codesOfScope,
  linkPurposeOf,
  linkPurposesOf,
  linkRulesOf,
  rulesOf,
  type ScopeRule,
} from '@karmik/model/kit/scope';
import { pickersOf } from '@karmik/model/kit/picking';
import { allows } from '@karmik/model/kit/allows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../src/access/access.ts';
import { readByLink } from '../src/entity/link-scope.ts';
import { Conditions } from '../src/entity/query.ts';
import { otherReaders, readersOf, type ReaderRow } from '../src/entity/readers.ts';
import { narrowToScopes, readersByScopes, tableOf } from '../src/entity/scope.ts';
import { fileUrl } from '../src/files/links.ts';
import { addressed, mayHear } from '../src/live/addressing.ts';
import { closeLink, giveLink, spendLink } from '../src/modules/account/personal-links.ts';
import { peopled, type Role } from './support/peopled.ts';
import { mounted, pathOf } from './support/samples.ts';
import { anOrganization, startServer, type Client, type Organization, type TestServer } from './support/server.ts';

/** The day of the tests' clock where the organisation is. */
const today = '2026-11-21';
/** The loops grow with the declarations. */
const longMs = 120_000;

let server: TestServer;
let himal: Organization;
let hr: Client;
let roles: ReadonlyMap<string, Role>;

const everywhere = () => server.context.database.everywhere;

interface Listed {
  readonly results: readonly (Record<string, unknown> & { readonly id: number })[];
  readonly count: number;
}

beforeAll(async () => {
  server = await startServer();
  ({ himal, hr, roles } = await peopled(server));
}, longMs);
afterAll(() => server.close());

const idsOf = ({ results }: Listed): number[] => results.map(({ id }) => id).toSorted((a, b) => a - b);

/** What a list shows someone; nothing where it is refused. */
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
      ...codesOfScope(entity.scopes?.organization),
      ...pickersOf(entity, entities),
      ...fieldEntries(entity).map(([, field]) => field.read_code),
    ].filter((code) => code !== undefined),
  );
/** Everyone who is not a code alone, and of those the ones that concern the entity and one that does not. */
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
  it('shows everyone in each way what its list shows', { timeout: longMs }, async () => {
    const path = pathOf(entity, 'himal');
    const all = await listed(hr, entity.archive ? `${path}?archived=all` : path);
    const known = all ? idsOf(all) : [];
    if (mounted.includes(entity)) expect(known.length).toBeGreaterThan(0);
    const pickers = pickersOf(entity, entities);
    const files = fieldEntries(entity).filter(([, field]) => field.kind === 'file' || field.kind === 'image');
    const named = nameFieldOf(entity) ?? '';
    const hasOptions = entity.fields[named]?.kind === 'text' && !entity.personnelFile;
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
      if (list) expect(say('rows', parse(sheet.body, { bom: true }).length - 1)).toEqual(say('rows', seen.length));
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
      const byId = await who.client.get<Listed>(`${path}options/?ids=${[...known, 999_999].slice(-100).join(',')}`);
      const picksAll =
        !entity.isPickedByReaders &&
        (pickers.has('organizationMember') ||
          (pickers.has('supervisor') && who.name === 'supervisor') ||
          [...pickers].some((code) => allows(who.codes, code, 'read')));
      const expected = picksAll ? known : seen;
      for (const answer of [options, byId])
        expect(say('options', answer.status === 200 ? idsOf(answer.body) : answer.status)).toEqual(
          say('options', picksAll || list || server.context.modules.entityHooks[entity.name]?.picks ? expected : 403),
        );
      const name = entity.fields[named];
      const told = ['id', ...(name?.kind === 'text' && name.in_nepali !== undefined ? ['in_nepali'] : []), 'name'];
      for (const option of options.body.results ?? [])
        expect(say('option', Object.keys(option).toSorted())).toEqual(say('option', told));
    }
  });
});

type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Whether a rule is about someone before a record, worked out from the declaration without any SQL. */
function isAbout(rule: ScopeRule, row: StoredRow, who: Role, team: ReadonlySet<number>): boolean {
  const people = (paths: string | readonly string[]): number[] =>
    [paths].flat().flatMap((path) => {
      const [name = '', item] = path.split('.');
      if (item === undefined) return [row[`${name}_id`] as number];
      return row[path] as number[];
    });
  const isGiven = Object.entries(rule.when ?? {}).every(([name, values]) =>
    values === false ? row[`${name}_at`] === null : values.includes(row[name] as string),
  );
  if (!isGiven) return false;
  // No organization of the samples publishes changes before their day.
  if (rule.onceKnown && (row[rule.onceKnown.day] as string) > today) return false;
  if ('person' in rule) return people(rule.person).includes(who.person.id);
  if ('supervises' in rule) return people(rule.supervises).some((id) => team.has(id));
  if ('code' in rule) return [rule.code].flat().some((code) => allows(who.codes, code, 'read'));
  // A link shows a record to the person who has it, and being a member gives no one one.
  if ('link' in rule) return false;
  return true;
}

/** Rules that ask more of the database than a row says. */
const asksMore = (rule: ScopeRule): boolean =>
  'approvers' in rule || 'through' in rule || ('members' in rule && rule.members !== true);

const scoped = entities.flatMap((entity) =>
  Object.entries(entity.scopes ?? {}).map(([name, scope]) => [`${entity.name}.${name}`, entity, name, scope] as const),
);

describe.each(scoped)('the scope %s', (_title, entity, name, scope) => {
  it('shows everyone what it declares, from the list and from the record alike', { timeout: longMs }, async () => {
    const table = tableOf(entity);
    const rules = rulesOf(scope);
    const people = linesOf(entity).flatMap(([field, item]) =>
      Object.entries(item)
        .filter(([, { kind }]) => kind === 'user')
        .map(
          ([each]) =>
            `array(select l.${each}_id from ${linesTable(entity.name, field)} l where l.organization_id = r.organization_id and l.parent_id = r.id) as "${field}.${each}"`,
        ),
    );
    const rows = await everywhere().query<StoredRow>(
      `select ${['r.*', ...people].join(', ')} from ${entity.name} r where r.organization_id = $1 order by r.id`,
      [himal.id],
    );
    const lines = await everywhere().query<Record<'supervisor_id' | 'subordinate_id', number>>(
      'select supervisor_id, subordinate_id from supervision where organization_id = $1 and valid_from <= $2 and coalesce(valid_to, $2) >= $2',
      [himal.id, today],
    );
    const readers = readersByScopes(table, [name]);
    const ids = rows.map(({ id }) => id);
    const others = await otherReaders(everywhere(), readers, { organizationId: himal.id, today }, ids);
    for (const who of roles.values()) {
      const access = {
        ...(await accessOf(server.context.database, himal.id, who.person.id)),
        can: (code: PermissionCode) => allows(who.codes, code, 'read'),
      };
      const where = new Conditions(himal.id);
      narrowToScopes(table, [name], access, where, today);
      const fromList = (
        await everywhere().query<{ id: number }>(
          `select r.id from ${entity.name} r where ${where.where} order by r.id`,
          where.values,
        )
      ).map(({ id }) => id);
      const isReader = ({ person, code }: ReaderRow) =>
        code === null ? person === null || person === who.person.id : access.can(code);
      const fromRecord = ids.filter(
        (id) => readers.codes.some(access.can) || others.some((row) => row.record === id && isReader(row)),
      );
      expect([who.name, 'record', fromRecord]).toEqual([who.name, 'record', fromList]);
      if (rules.some(asksMore)) continue;
      const team = new Set(
        lines.filter((line) => line.supervisor_id === who.person.id).map((line) => line.subordinate_id),
      );
      const declared = rows.filter((row) => rules.some((rule) => isAbout(rule, row, who, team)));
      expect([who.name, 'declaration', fromList]).toEqual([who.name, 'declaration', declared.map(({ id }) => id)]);
    }
  });
});

/** What the person who has a link reads: records of which a link was given, and those to which none leads. */
describe('links', () => {
  let sagar: Organization;
  /** Two records of each entity that links lead to, of himal. */
  const records = new Map<string, readonly [number, number]>();
  const linked = entities.filter((entity) => linkRulesOf(entity).length > 0);
  const tenantOf = (organization: Organization) => server.context.database.organization(organization.id);
  const later = (days: number) => new Date(server.now.getTime() + days * 86_400_000);

  beforeAll(async () => {
    sagar = await anOrganization(server, 'sagar');
    const place = `(select min(id) from job_title where organization_id = $1), (select min(id) from branch where organization_id = $1), (select min(id) from division where organization_id = $1),
      (select min(id) from employment_type where organization_id = $1), (select min(id) from employment_level where organization_id = $1)`;
    const about = `candidate_id, answer_by, status, message) select $1, (select min(id) from pre_employment where organization_id = $1), '2026-11-30', 'Sent', 'Please'`;
    const inserts: Readonly<Record<string, string>> = {
      pre_employment: `insert into pre_employment (organization_id, first_name, last_name, email, joins_on, status, answer_by, job_title_id, branch_id, division_id, employment_type_id, employment_level_id)
        select $1, 'Sunita', 'Tamang', 'sunita' || n || '@example.com', '2027-01-01', 'Offer letter sent', '2026-11-30', ${place}`,
      candidate_evaluation: `insert into candidate_evaluation (organization_id, kind, evaluator, question_set_id, ${about.replace('select $1', `select $1, (array['interview', 'assessment'])[n], 'Bina', (select min(id) from question_set where organization_id = $1)`)}`,
      salary_declaration: `insert into salary_declaration (organization_id, ${about}`,
      form: `insert into form (organization_id, name, state, is_anonymous, is_multiple, needs_approval, uuid, description, branches, divisions, employment_types)
        select $1, 'Linked ' || n, 'Open', true, false, false, 'address-' || n, 'About it', '{}', '{}', '{}'`,
    };
    for (const { name } of linked) {
      const made = await everywhere().query<{ id: number }>(
        `${inserts[name] ?? name} from generate_series(1, 2) n returning id`,
        [himal.id],
      );
      records.set(name, [made[0]?.id ?? 0, made[1]?.id ?? 0]);
    }
  }, longMs);

  const rowOf = async (entity: Entity, id: number) =>
    (await everywhere().one<StoredRow>(`select r.* from ${entity.name} r where organization_id = $1 and id = $2`, [
      himal.id,
      id,
    ])) as StoredRow;

  it('are declared by these entities, each for pages of its own', () => {
    expect(linked.map((entity) => [entity.name, linkPurposesOf(entity)])).toEqual([
      ['pre_employment', ['offer_letter']],
      ['candidate_evaluation', ['preliminary_interview', 'interview', 'assessment', 'reference_check']],
      ['salary_declaration', ['salary_declaration']],
      ['form', []],
    ]);
  });

  it.each(linked.map((entity) => [entity.name, entity] as const))(
    'to a record of %s show it as declared, while they last, and no one else',
    async (name, entity) => {
      const [one, other] = records.get(name) as readonly [number, number];
      const [rule] = linkRulesOf(entity);
      if (!rule) throw new Error(`${name} has no link`);
      const names = rule.shows as never[];
      const himals = tenantOf(himal);
      const read = (secret: string, { tenant = himals, at = server.now } = {}) =>
        readByLink(tenant, entity, names, secret, at);
      const span = { at: server.now, expiresAt: later(10) };
      const about = async (id: number) => ({
        purpose: linkPurposeOf(entity, await rowOf(entity, id)),
        objectId: id,
      });
      const { link } = rule;
      const isPersonal = !('address' in link);
      const secretOf = async (id: number): Promise<string> =>
        isPersonal
          ? giveLink(himals, server.context.secrets, await about(id), span)
          : String((await rowOf(entity, id))[link.address]);
      const [mine, theirs] = [await secretOf(one), await secretOf(other)];

      // From the link: its record alone, by what is declared and nothing else.
      expect((await read(mine))?.id).toBe(one);
      expect((await read(theirs))?.id).toBe(other);
      expect(Object.keys((await read(mine)) ?? {}).toSorted()).toEqual(['id', ...rule.shows].toSorted());
      const hidden = fieldEntries(entity).find(([field]) => !rule.shows.includes(field))?.[0] as never;
      await expect(readByLink(himals, entity, [hidden], mine, server.now)).rejects.toThrow(/no link to/);

      // From the record: of all links that there are, its own alone shows it, and to no member.
      for (const id of [one, other]) {
        const shownBy = [];
        for (const secret of [mine, theirs]) if ((await read(secret))?.id === id) shownBy.push(secret);
        expect(shownBy).toEqual([id === one ? mine : theirs]);
      }
      const readers = readersByScopes(tableOf(entity), ['link']);
      expect(readers).toEqual({ codes: [] });

      // No link, one that no one gave, and one of another organization, though it is about the same id.
      for (const secret of ['', 'null', 'x'.repeat(43)]) expect(await read(secret)).toBeUndefined();
      expect(await read(mine, { tenant: tenantOf(sagar) })).toBeUndefined();
      if (isPersonal) {
        const foreign = await giveLink(tenantOf(sagar), server.context.secrets, await about(one), span);
        expect(await read(foreign)).toBeUndefined();
        expect(await read(foreign, { tenant: tenantOf(sagar) })).toBeUndefined();
        // One for another purpose leads elsewhere.
        const elsewhere = await giveLink(himals, server.context.secrets, { purpose: 'elsewhere', objectId: one }, span);
        expect(await read(elsewhere)).toBeUndefined();

        // One that has been answered may be looked at until it ends; one that ended, was replaced or taken back may not.
        expect(await spendLink(himals, (await about(other)).purpose, theirs, server.now)).toBe(true);
        expect((await read(theirs))?.id).toBe(other);
        expect(await read(theirs, { at: later(10) })).toBeUndefined();
        const newer = await secretOf(one);
        expect([await read(mine), (await read(newer))?.id]).toEqual([undefined, one]);
        await closeLink(himals, await about(one), 'withdrawn', server.now);
        expect(await read(newer)).toBeUndefined();
      }

      // Records that the rule leaves out, whatever their link.
      for (const [field, values] of Object.entries(rule.when ?? {})) {
        const of = entity.fields[field];
        const column = values === false ? `${field}_at` : field;
        const left =
          values === false
            ? [server.now]
            : of?.kind === 'boolean'
              ? [!values[0]]
              : Object.keys(of?.kind === 'choice' ? of.choices : {}).filter((value) => !values.includes(value));
        expect(left.length).toBeGreaterThan(0);
        const before = (await rowOf(entity, one))[column];
        const set = (value: unknown) =>
          everywhere().query(`update ${name} set ${column} = $3 where organization_id = $1 and id = $2`, [
            himal.id,
            one,
            value as string,
          ]);
        for (const value of left) {
          await set(value);
          expect([field, value, await read(mine)]).toEqual([field, value, undefined]);
        }
        await set(before);
      }
      if (!isPersonal) expect((await read(mine))?.id).toBe(one);
    },
  );
});

/** Lists of work, in every view of it, by the topic under which it is told. */
const views: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries({
      task: '/task/',
      task_score: '/task/approvals/',
      overtime_request: '/attendance/himal/overtime/pre-approval/',
      overtime_claim: '/attendance/himal/overtime/claim/',
      travel_attendance: '/attendance/himal/travel-attendance/',
      adjustment_request: '/attendance/himal/adjustment/',
      roster_entry: '/attendance/himal/roster-entry/',
      shift_swap: '/attendance/himal/shift-swap/',
      employment_review: '/hris/himal/employment-review/',
      transfer_request: '/transfer/himal/transfer-forms/',
      letter_request: '/hris/himal/letter-request/',
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
  it('is told to those who see it in one of its lists, and to no one else', { timeout: longMs }, async () => {
    const all = (
      await everywhere().query<{ id: number }>(`select id from ${topic} where organization_id = $1`, [himal.id])
    ).map(({ id }) => id);
    if (topic !== 'task_score') expect(all.length).toBeGreaterThan(0);
    const readers = readersOf(server.context.modules.readers, topic);
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
  it('are said by scopes wherever lists are narrowed, so that no event is told by another rule', () => {
    const narrowed = Object.entries(server.context.modules.entityHooks).filter(([, hooks]) => 'scope' in hooks);
    expect(narrowed.map(([name]) => name)).toEqual([]);
  });

  it('are known for every topic of a declared entity', () => {
    const unknown = entities.filter(({ name }) => !readersOf(server.context.modules.readers, name));
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});
