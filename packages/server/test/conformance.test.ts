/**
 * What every declared entity owes: the same tests over each of them, from their declarations alone. `npm test` takes those of modules that the
 * change has touched and a share of the others, `npm run nightly` all.
 */
import { fieldEntries, nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { isWritable, type Field, type Fields } from '@karmik/model/kit/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSwept } from '../../../tools/support/touched.ts';
import { createSamples, moduleAt, mounted, pathOf, sampleBody, singles } from './support/samples.ts';
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

interface Listed {
  results: (Record<string, unknown> & { id: number })[];
  next: string | null;
  count: number;
}

let server: TestServer;
let himal: Organization;
let sagar: Organization;
let hr: Client;
let theirHr: Client;
let member: Client;
let people: Person[];
/** Of whom no test knows anything else. */
let others: Person[];
/** Of which no rule is there. */
let leaveTypes: number[];
let headings: number[];
let loanTypes: number[];
let ids: Record<string, number>;
let theirs: Record<string, number>;
const clients = new Map<string, Client>();

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  people = [
    await aMember(server, himal, 'hari', { is_hr_admin: true }),
    await aMember(server, himal, 'asha'),
    await aMember(server, himal, 'bina'),
  ];
  others = await Promise.all(Array.from({ length: 60 }, (_, n) => aMember(server, himal, `other${n}`)));
  hr = await signIn(server, people[0] as Person);
  member = await signIn(server, people[1] as Person);
  const boss = [await aMember(server, sagar, 'boss', { is_hr_admin: true }), await aMember(server, sagar, 'deputy')];
  theirHr = await signIn(server, boss[0] as Person);
  // Theirs come first and more of them, so that no id of theirs is one of ours by chance.
  theirs = await createSamples(theirHr, 'sagar', boss);
  ids = await createSamples(hr, 'himal', people);
  const types = await server.context.database.everywhere.query<{ id: number }>(
    `insert into leave_type (organization_id, name, category, statute, is_right)
     select $1, 'Unruled ' || n, 'General', 'none', false from generate_series(1, 60) n returning id`,
    [himal.id],
  );
  leaveTypes = types.map(({ id }) => id);
  const unmapped = await server.context.database.everywhere.query<{ id: number }>(
    `insert into pay_heading (organization_id, name, formula_name, slip_order, type, taxable, has_amount, is_regular, is_fund, by_joining, by_unpaid_days, is_on_slip)
     select $1, 'Unmapped ' || n, 'unmapped_' || n, 900, 'addition', 'taxable', true, true, false, false, false, true from generate_series(1, 60) n returning id`,
    [himal.id],
  );
  headings = unmapped.map(({ id }) => id);
  const withoutHeading = await server.context.database.everywhere.query<{ id: number }>(
    `insert into loan_type (organization_id, name, method_id, rate, is_offered, limit_amount, most_term, moratorium_months, eligible_months, most_open, excluded_types, needs_document)
     select $1, 'Without heading ' || n, $2, 5, true, 1000, 12, 0, 0, 1, '{}', false from generate_series(1, 60) n returning id`,
    [himal.id, ids['loan_method'] ?? 0],
  );
  loanTypes = withoutHeading.map(({ id }) => id);
  // All adjustments of lost hours are by one reason, of which a limit would leave nothing.
  await server.context.database.everywhere.query('update lost_hour_reason set monthly_limit = null');
  // Entities that ask for the same code have the same person.
  const holders = new Map<string, Client>();
  const clientWith = async (code: string | undefined): Promise<Client> => {
    const known = holders.get(code ?? '');
    if (known) return known;
    const name = `holder${(code ?? 'none').replace('.', '')}`;
    const made = await signIn(server, await aMember(server, himal, name, { codes: code ? [code] : [] }));
    holders.set(code ?? '', made);
    return made;
  };
  for (const entity of mounted) {
    const section = (code: string | undefined) => code && `${code.split('.')[0]}.99`;
    const read = entity.codes?.read === 'organizationMember' ? entity.codes.write : entity.codes?.read;
    clients.set(`writer ${entity.name}`, await clientWith(entity.codes?.write));
    clients.set(`reader ${entity.name}`, await clientWith(section(read)));
    clients.set(`nobody ${entity.name}`, await clientWith(undefined));
  }
  clients.set('audit', await signIn(server, await aMember(server, himal, 'auditor', { is_audit_user: true })));
});
afterAll(() => server.close());

/** A body that no test has used; dated records and supervisors stand each by themselves, and each has a thing assigned once. */
let made = 10;
const fresh = (entity: Entity): Record<string, unknown> => {
  made += 1;
  const body = sampleBody(entity, made, { ...ids, [entity.name]: ids[entity.name] ?? 0 }, people);
  if (entity.name === 'supervision')
    Object.assign(body, {
      subordinate: people[2]?.id,
      position: 1 + (made % 3),
      valid_from: body.valid_from,
      valid_to: body.valid_from,
    });
  // Someone has one on a day.
  if (entity.name === 'lost_hour_adjustment') body.day = new Date(Date.UTC(2024, 0, made)).toISOString().slice(0, 10);
  if (entity.name === 'leave_rule') body.leave_type = leaveTypes[made % leaveTypes.length];
  if (entity.name === 'loan_heading_deduction') body.loan_type = loanTypes[made % loanTypes.length];
  if (entity.name === 'pay_ledger_mapping') body.heading = headings[made % headings.length];
  if (entity.name === 'notification_template') body.text = `{{full_name}} asks ${made}`;
  if (entity.name === 'statement_line') body.balance = `${made}.25`;
  if (['ksao_assignment', 'pay_incentive_amount', 'esewa_user', 'person_task_setting'].includes(entity.name))
    body.employee = others[made % others.length]?.id;
  return body;
};

/** A value of an answer as a body would write it: ids where the answer tells more. */
function written(field: Field, shown: unknown): unknown {
  const id = (each: unknown) => (each as { id: number }).id;
  if (shown === null || shown === undefined) return null;
  switch (field.kind) {
    case 'user':
    case 'reference':
    case 'file':
    case 'image':
      return id(shown);
    case 'multi_reference':
      return (shown as unknown[]).map(id);
    case 'lines':
      return (shown as Record<string, unknown>[]).map((item) =>
        Object.fromEntries(
          // The id that a line was given is no part of what was written.
          Object.entries(item).flatMap(([name, value]) =>
            name === 'id' ? [] : [[name, written((field.item as Fields)[name] as Field, value)]],
          ),
        ),
      );
    default:
      return shown;
  }
}

/** What is answered for a field that was not sent. */
const unsent = (field: Field): unknown => {
  if (field.kind === 'boolean') return field.default ?? false;
  return ['lines', 'multi_choice', 'multi_reference'].includes(field.kind) ? [] : null;
};

const isTaken = ({ name, path = '' }: Entity): boolean => isSwept(moduleAt(path), `${name} conforms`);

describe.each(mounted.filter(isTaken).map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  const path = () => pathOf(entity, 'himal');
  const isShown = (name: string, body: object) => entity.visibleWhen?.[name]?.(body) ?? true;
  const writable = fieldEntries(entity).filter(([, field]) => isWritable(field));

  it('is created, read, changed and removed, and the audit tells it', async () => {
    const body = fresh(entity);
    const created = await hr.post<{ id: number }>(path(), body);
    expect(created).toMatchObject({ status: 201 });
    const { id } = created.body;
    const read = await hr.get(`${path()}${id}/`);
    expect(read.status).toBe(200);
    for (const [name, field] of writable) {
      expect([name, written(field, read.body[name])]).toEqual([name, body[name] ?? unsent(field)]);
    }
    const other = fresh(entity);
    const plain = writable.filter(
      ([name, field]) =>
        // What other values hide is not there to be written.
        other[name] !== undefined &&
        ['text', 'long_text', 'number', 'duration', 'decimal', 'boolean'].includes(field.kind),
    );
    const patch = Object.fromEntries(plain.map(([name]) => [name, other[name]]));
    const changed = await hr.patch(`${path()}${id}/`, patch);
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(patch)]);
    expect((await hr.delete(`${path()}${id}/`)).status).toBe(204);
    expect((await hr.get(`${path()}${id}/`)).status).toBe(entity.archive ? 200 : 404);
    const events = await server.context.database
      .organization(himal.id)
      .query<{ action: string }>(
        'select action from audit_event where object_type = $1 and object_id = $2 order by id',
        [entity.name, String(id)],
      );
    expect(events.map((event) => event.action)).toEqual([
      'created',
      ...(plain.some(([name]) => other[name] !== body[name]) ? ['updated'] : []),
      entity.archive ? 'archived' : 'deleted',
    ]);
  });

  it('is changed from the version that was read, and from no older one', async () => {
    const first = fresh(entity);
    const { id, version } = (await hr.post<{ id: number; version: string }>(path(), first)).body;
    const wanted = fresh(entity);
    const plain = fieldEntries(entity).flatMap(([name, { kind }]) =>
      ['text', 'long_text', 'number', 'duration', 'decimal'].includes(kind) && name in first && name in wanted
        ? [name]
        : [],
    );
    const patch = Object.fromEntries(plain.map((name) => [name, wanted[name]]));
    if (!plain.some((name) => first[name] !== wanted[name])) return;
    const from = (known: string) => ({ 'if-match': `"${known}"` });
    const changed = await hr.patch<{ version: string }>(`${path()}${id}/`, patch, from(version));
    expect(changed.status).toBe(200);
    expect(changed.body.version).not.toBe(version);
    const back = Object.fromEntries(plain.map((name) => [name, first[name]]));
    const late = await hr.patch<{ current: object }>(`${path()}${id}/`, back, from(version));
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        by: { id: people[0]?.id },
        differs: plain.filter((name) => first[name] !== wanted[name]),
      },
    });
    expect(late.body.current).toEqual((await hr.get(`${path()}${id}/`)).body);
    expect((await hr.patch(`${path()}${id}/`, back, from(changed.body.version))).status).toBe(200);
    expect((await hr.patch(`${path()}${id}/`, back, { 'if-match': 'yesterday' })).body).toEqual({
      'If-Match': ['If-Match must be the version of the record, in quotes'],
    });
  });

  it('pages without gaps or repeats, and tells how many there are', async () => {
    for (let n = 0; n < 3; n++) expect((await hr.post(path(), fresh(entity))).status).toBe(201);
    const all = (await hr.get<Listed>(`${path()}?limit=100`)).body;
    expect(all.count).toBe(all.results.length);
    const seen: number[] = [];
    for (let address: string | null = `/api/v1${path()}?limit=2`; address;) {
      const page: { body: Listed } = await hr.get<Listed>(address.replace('/api/v1', ''));
      seen.push(...page.body.results.map(({ id }) => id));
      address = page.body.next;
    }
    expect(seen).toEqual(all.results.map(({ id }) => id));
  });

  it('is sorted and narrowed by each of its fields', async () => {
    // A job that a record began changes the record no more.
    await until('the jobs of the records to end', async () => {
      const open = await server.context.database.everywhere.query(
        `select 1 from job_run where state in ('queued', 'running') limit 1`,
      );
      return open.length === 0;
    });
    const { results } = (await hr.get<Listed>(`${path()}?limit=100`)).body;
    const row = results[0];
    for (const [name, field] of fieldEntries(entity)) {
      if (!['lines', 'address', 'location', 'amount', 'computed', 'multi_reference'].includes(field.kind))
        for (const sign of ['', '-'])
          expect([name, (await hr.get(`${path()}?sort=${sign}${name}`)).status]).toEqual([name, 200]);
      const value = row?.[name] as { id?: number } | string | number | boolean | null | undefined;
      if (
        value === null ||
        value === undefined ||
        [
          'lines',
          'address',
          'location',
          'amount',
          'computed',
          'rich_text',
          'file',
          'image',
          'multi_choice',
          'multi_reference',
        ].includes(field.kind)
      )
        continue;
      const wanted = typeof value === 'object' ? value.id : value;
      const found = (await hr.get<Listed>(`${path()}?limit=100&${name}=${encodeURIComponent(String(wanted))}`)).body;
      expect([name, found.results.map(({ id }) => id)]).toEqual([name, expect.arrayContaining([row?.id])]);
      expect(found.count).toBe(results.filter((each) => JSON.stringify(each[name]) === JSON.stringify(value)).length);
    }
    expect((await hr.get(`${path()}?colour_of_moon=1`)).body).toEqual({
      colour_of_moon: [expect.stringMatching(/^colour_of_moon is not a filter here\. Use: limit, offset/)],
    });
    expect((await hr.get(`${path()}?sort=moon`)).status).toBe(400);
  });

  it('takes nothing unknown, nothing missing and nothing that stands already', async () => {
    const body = fresh(entity);
    expect((await hr.post(path(), { ...body, colour_of_moon: 1 })).body).toEqual({
      colour_of_moon: ['Unknown field.'],
    });
    for (const [name, field] of writable) {
      if (!field.required || ('default' in field && field.default !== undefined) || !isShown(name, body)) continue;
      const { [name]: _left, ...rest } = body;
      expect((await hr.post(path(), rest)).body).toEqual({ [name]: [`${field.label.en} is Required`] });
    }
    expect((await hr.post(path(), body)).status).toBe(201);
    for (const [name, field] of writable) {
      if (!('unique' in field) || !field.unique || body[name] === null) continue;
      const again = await hr.post<Record<string, string[]>>(path(), {
        ...fresh(entity),
        [name]: (body[name] as string).toUpperCase(),
      });
      expect([again.status, Object.keys(again.body)]).toEqual([400, [name]]);
    }
  });

  it('refers to nothing that is not there, and to nothing of another organisation [K-4]', async () => {
    for (const [name, field] of writable) {
      if ((field.kind !== 'reference' && field.kind !== 'user') || !isShown(name, fresh(entity))) continue;
      const foreign =
        field.kind === 'reference'
          ? theirs[field.to]
          : (await theirHr.get<{ user: { id: number } }>('/users/me/')).body.user.id;
      for (const id of [999_999, foreign])
        expect((await hr.post(path(), { ...fresh(entity), [name]: id })).body).toEqual({
          [name]: [`${field.label.en} does not exist`],
        });
    }
  });

  it('lets each role do what its codes say [SEC-1, PRM-1, PRM-5]', async () => {
    const id = ids[entity.name] ?? 0;
    const does = async (who: Client, slug = 'himal', record = id) => {
      const at = pathOf(entity, slug);
      const patch = { [writable[0]?.[0] ?? '']: undefined };
      return [
        (await who.get(at)).status,
        (await who.get(`${at}${record}/`)).status,
        (await who.get(`${at}export/?format=csv`)).status,
        (await who.patch(`${at}${record}/`, patch)).status,
        (await who.post(at, {})).status,
      ];
    };
    const client = (key: string): Client => clients.get(key) as Client;
    const isForInsiders = entity.codes?.read === 'organizationMember';
    const exact = isForInsiders || entity.codes?.read === entity.codes?.write;
    expect(await does(hr)).toEqual([200, 200, 200, 200, 400]);
    expect(await does(client(`writer ${entity.name}`))).toEqual(
      exact ? [200, 200, 200, 200, 400] : [403, 403, 403, 200, 400],
    );
    expect(await does(client(`reader ${entity.name}`))).toEqual([200, 200, 200, 403, 403]);
    const [list, detail, ...others] = await does(client(`nobody ${entity.name}`));
    expect([list, ...others]).toEqual(isForInsiders ? [200, 200, 403, 403] : [403, 403, 403, 403]);
    // Of what is for everyone, some is not for this one.
    expect(isForInsiders ? [200, 404] : [403]).toContain(detail);
    expect(await does(client('audit'))).toEqual([200, 200, 200, 403, 403]);
    expect(await does(theirHr)).toEqual([404, 404, 404, 404, 404]);
    expect(await does(hr, 'sagar')).toEqual([404, 404, 404, 404, 404]);
    const theirId = theirs[entity.name] ?? 0;
    expect([(await hr.get(`${path()}${theirId}/`)).status, (await hr.delete(`${path()}${theirId}/`)).status]).toEqual([
      404, 404,
    ]);
  });

  it('answers a repeated write once', async () => {
    const body = fresh(entity);
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1${path()}`,
        headers: { authorization: `Bearer ${hr.token}`, 'idempotency-key': `${entity.name} 1` },
        payload: body,
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
    const other = await server.app.inject({
      method: 'POST',
      url: `/api/v1${path()}`,
      headers: { authorization: `Bearer ${hr.token}`, 'idempotency-key': `${entity.name} 1` },
      payload: fresh(entity),
    });
    expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'idempotency_key_reused' }]);
  });

  it('goes out to a spreadsheet and comes back as it was', async () => {
    const before = (await hr.get<Listed>(`${path()}?limit=100`)).body;
    for (const format of ['csv', 'xlsx']) {
      const file = await server.app.inject({
        url: `/api/v1${path()}export/?format=${format}`,
        headers: { authorization: `Bearer ${hr.token}` },
      });
      expect(file.statusCode).toBe(200);
      // Everything is there already, so a dry run finds each row, and says of it no more than that.
      const again = await hr.upload<{
        rows: number;
        created: number;
        errors: { row: number; errors: Record<string, string[]> }[];
      }>(`${path()}import/`, `again.${format}`, file.rawPayload);
      // What no cell can hold, no spreadsheet brings.
      if (
        fieldEntries(entity).some(([, field]) => ['lines', 'file', 'rich_text'].includes(field.kind) && field.required)
      ) {
        expect(again.status).toBe(400);
        continue;
      }
      expect([again.status, again.body.rows, again.body.created]).toEqual([200, before.count, 0]);
      const known = /is already in use|is already there|is booked for|[Oo]verlap|default|repeats row/;
      expect(
        again.body.errors
          .flatMap(({ errors }) => Object.values(errors).flat())
          .filter((message) => !known.test(message)),
      ).toEqual([]);
    }
    const log = await server.context.database
      .organization(himal.id)
      .query<{ row_count: number }>(
        'select row_count from export_log where entity = $1 and finished_at is not null order by id desc limit 2',
        [entity.name],
      );
    expect(log.map((row) => row.row_count)).toEqual([before.count, before.count]);
    expect((await hr.get<Listed>(`${path()}?limit=100`)).body.count).toBe(before.count);
  });

  it('needs as many statements for many rows as for one', async () => {
    // The least of six: who asks is looked up again now and then.
    const least = async (limit: number) => {
      const counts = [];
      for (let n = 0; n < 6; n++) counts.push(await countStatements(() => hr.get(`${path()}?limit=${limit}`)));
      return Math.min(...counts);
    };
    expect(await least(100)).toBe(await least(1));
  });
});

/**
 * Statements that organisations' connections ran during some work, without the counting of a list: a count is kept until anybody writes
 * to the cluster, which other tests do meanwhile.
 */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const tenant = Object.getPrototypeOf(server.context.database.organization(himal.id)) as {
    query: (this: unknown, ...values: unknown[]) => Promise<unknown>;
  };
  const { query } = tenant;
  let count = 0;
  tenant.query = function (...values) {
    if (!String(values[0]).startsWith('select count(*) as n from ')) count += 1;
    return query.apply(this, values);
  };
  try {
    await work();
    return count;
  } finally {
    tenant.query = query;
  }
}

describe('declarations', () => {
  it('are enough of them, and each names its records', () => {
    expect(mounted.length).toBeGreaterThan(8);
    for (const entity of mounted) expect(nameFieldOf(entity)).toBeTruthy();
  });
});

describe.each(singles.map((entity) => [entity.name, entity] as const))(
  '%s, which an organisation has once',
  (_name, entity) => {
    const path = (slug = 'himal') => pathOf(entity, slug);

    beforeAll(async () => {
      const { everywhere } = server.context.database;
      // Organisations of tests ask for no second step; one that has set nothing does, and here each session has shown one.
      await everywhere.query('update auth_session set second_step = true');
      // What an earlier sample switched off would refuse the calls of its module.
      if (entity.path?.startsWith('work-log/'))
        await hr.patch('/org/himal/application-settings/', { disabled_applications: [] });
      await everywhere.query(`delete from ${entity.name}`);
    });

    it('is there from the beginning, is changed as a whole, and the audit tells it', async () => {
      const empty = await hr.get(path());
      expect(empty.status).toBe(200);
      const said = [...Object.keys(entity.fields), 'version', ...(entity.hasIdAddress ? ['id'] : [])];
      expect(Object.keys(empty.body).toSorted()).toEqual(said.toSorted());
      const body = fresh(entity);
      // Two who write first at once write one record.
      const answers = await Promise.all([hr.patch(path(), body), hr.patch(path(), body)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const read = (await hr.get(path())).body;
      for (const name of Object.keys(body))
        expect([name, written(entity.fields[name] as Field, read[name])]).toEqual([name, body[name]]);
      expect((await theirHr.get(path('sagar'))).body).toEqual(empty.body);
      // The person who began before anyone had written is late, and gets what is there now.
      const late = await hr.patch<{ current: object }>(path(), fresh(entity), {
        'if-match': `"${String(empty.body.version)}"`,
      });
      expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: read } });
      const tenant = server.context.database.organization(himal.id);
      const audit = await tenant.query<{ action: string }>(
        `select action from audit_event where organization_id = $1 and object_type = $2 order by id`,
        [himal.id, entity.name],
      );
      expect(audit.map(({ action }) => action)).toEqual(['created']);
    });

    it.runIf(entity.isReplaced || entity.hasIdAddress)('is replaced as a whole', async () => {
      const body = fresh(entity);
      expect((await hr.patch(path(), body)).status).toBe(200);
      const { id } = (await hr.get(path())).body;
      const addresses = entity.hasIdAddress ? [path(), `${path()}${String(id)}/`] : [path()];
      for (const address of addresses) {
        const replaced = await hr.put(address, body);
        expect([address, replaced.status]).toEqual([address, 200]);
        expect((await member.put(address, body)).status).toBe(403);
        expect((await hr.put(address, { unheard_of: 1 })).status).toBe(400);
        expect((await hr.get(address)).body).toEqual(replaced.body);
      }
    });

    it.runIf(entity.hasIdAddress)('is at its id, and nothing at another', async () => {
      await hr.patch(path(), fresh(entity));
      const { id } = (await hr.get(path())).body;
      const elsewhere = `${path()}${Number(id) + 1}/`;
      expect((await hr.get(`${path()}${String(id)}/`)).body).toEqual((await hr.get(path())).body);
      expect((await hr.patch(`${path()}${String(id)}/`, {})).status).toBe(200);
      expect((await hr.get(elsewhere)).status).toBe(404);
      expect((await hr.patch(elsewhere, {})).status).toBe(404);
      expect((await theirHr.get(`${path('sagar')}${String(id)}/`)).status).toBe(404);
    });

    it('is refused to who may not [SEC-1, PRM-1, PRM-5]', async () => {
      expect((await member.get(path())).status).toBe(entity.codes?.read === 'organizationMember' ? 200 : 403);
      expect((await member.patch(path(), {})).status).toBe(403);
      expect((await (clients.get('audit') as Client).patch(path(), {})).status).toBe(403);
      expect((await theirHr.get(path())).status).toBe(404);
      expect((await hr.patch(path(), { unheard_of: 1 })).status).toBe(400);
    });
  },
);
