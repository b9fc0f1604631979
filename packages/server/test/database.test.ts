import { entities } from '@karmik/model/entities';
import { columnOf, fieldEntries, linesOf, linesTable } from '@karmik/model/kit/entity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNeverNull, sqlTypes } from '../src/entity/columns.ts';
import { aMember, anOrganization, startServer, type Organization, type TestServer } from './support/server.ts';

let server: TestServer;
let himal: Organization;
let sagar: Organization;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  for (const organization of [himal, sagar]) {
    const person = await aMember(server, organization, 'asha');
    await server.context.database.everywhere.query(
      `insert into post (organization_id, author_id, text, state, published_at, created_at) values ($1, $2, 'Hello', 'Published', now(), now())`,
      [organization.id, person.id],
    );
    await server.context.database.everywhere.query(`insert into branch (organization_id, name) values ($1, 'Main')`, [
      organization.id,
    ]);
  }
});
afterAll(() => server.close());

interface TableRow {
  name: string;
  secured: boolean;
  forced: boolean;
}

describe('the wall between organisations', () => {
  it('stands around every table', async () => {
    const tables = await server.context.database.everywhere.query<TableRow>(
      `select relname as name, relrowsecurity as secured, relforcerowsecurity as forced from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migration'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter(({ secured, forced }) => !secured || !forced)).toEqual([]);
  });

  it('hides the rows of others from a statement that forgot to ask for its own', async () => {
    for (const table of ['organization', 'membership', 'users', 'post', 'branch']) {
      const here = await server.context.database.organization(himal.id).query(`select 1 from ${table}`);
      expect([table, here.length]).toEqual([table, 1]);
    }
    await expect(server.context.database.organization(himal.id).query('select 1 from refresh_token')).rejects.toThrow(
      /permission denied/,
    );
  });

  it('refuses to write into another organisation, whatever the statement says', async () => {
    const here = server.context.database.organization(himal.id);
    await expect(
      here.query(`insert into branch (organization_id, name) values ($1, 'Spy')`, [sagar.id]),
    ).rejects.toThrow(/row-level security/);
    await here.query(`update branch set name = 'Taken'`);
    await here.query('delete from post_comment');
    expect(await server.context.database.organization(sagar.id).query('select name from branch')).toEqual([
      { name: 'Main' },
    ]);
  });

  it('is in a transaction and for connections that served another organisation before', async () => {
    const { database } = server.context;
    for (let n = 0; n < 30; n++) {
      const organization = n % 2 ? himal : sagar;
      const [rows, inside] = await Promise.all([
        database.organization(organization.id).query<{ organization_id: number }>('select organization_id from post'),
        database
          .organization(organization.id)
          .transaction((tenant) => tenant.query<{ organization_id: number }>('select organization_id from post')),
      ]);
      expect([...rows, ...inside].map((row) => row.organization_id)).toEqual([organization.id, organization.id]);
    }
  });

  it('stands for the search of people, which finds them by an index from behind it', async () => {
    const { database } = server.context;
    const { everywhere, owner } = database;
    for (const { id, slug } of [himal, sagar])
      await everywhere.query(
        `with someone as (
           insert into users (username, email, first_name, last_name, status)
             select $2 || n, $2 || n || '@search.test', 'Person', 'Nr' || n, 'active' from generate_series(1, 2000) n
             returning id, email, last_name),
         member as (
           insert into membership (organization_id, user_id) select $1, id from someone returning user_id)
         insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
           select $1, s.id, $2 || s.id, 'Person', s.last_name, s.email, '2020-01-01' from someone s join member m on m.user_id = s.id`,
        [id, slug],
      );
    await owner.query('vacuum analyze employee');
    for (const { id, slug } of [himal, sagar])
      await database.organization(id).transaction(async (tenant) => {
        // A connection counts what it has not reported yet, that of transactions before among it.
        const scans = async () =>
          (await tenant.one<{ n: number }>(`select pg_stat_get_xact_numscans('employee_search'::regclass) as n`))?.n ??
          0;
        const before = await scans();
        const found = await tenant.one<{ ids: number[] }>(`select found_employees('%PERSON nr77%') as ids`);
        expect((await scans()) - before).toBe(1);
        const own = await everywhere.query<{ id: number }>(
          `select user_id as id from employee where organization_id = $1 and last_name ~ '^Nr77' order by 1`,
          [id],
        );
        expect([slug, own.length]).toEqual([slug, 11]);
        expect([slug, found?.ids.toSorted((a, b) => a - b)]).toEqual([slug, own.map((row) => row.id)]);
      });
    const client = await owner.connect();
    try {
      await client.query('set role karmik_app');
      const search = `select found_employees('%') as ids`;
      expect((await client.query(search)).rows).toEqual([{ ids: [] }]);
      await client.query(`set app.organization_id = ''`);
      expect((await client.query(search)).rows).toEqual([{ ids: [] }]);
    } finally {
      client.release(true);
    }
    // Functions that look behind the wall work with the rights of one role; beside this search only triggers do.
    expect(
      await everywhere.query(
        `select proname as name, proowner::regrole::text as owner from pg_proc
          where prosecdef and pronamespace = 'public'::regnamespace
            and (proowner <> 'karmik_everywhere'::regrole or has_function_privilege('karmik_app', oid, 'execute'))`,
      ),
    ).toEqual([{ name: 'found_employees', owner: 'karmik_everywhere' }]);
  });

  it('makes a reference across organisations impossible', async () => {
    const theirs = await server.context.database.organization(sagar.id).one<{ id: number }>('select id from post');
    const asha = await server.context.database
      .organization(himal.id)
      .one<{ user_id: number }>('select user_id from membership');
    await expect(
      server.context.database.everywhere.query(
        'insert into post_comment (organization_id, post_id, author_id, text, created_at) values ($1, $2, $3, $4, now())',
        [himal.id, theirs?.id ?? 0, asha?.user_id ?? 0, 'x'],
      ),
    ).rejects.toThrow(/foreign key/);
  });

  it('keeps what was audited as it is', async () => {
    await expect(server.context.database.everywhere.query('delete from audit_event')).rejects.toThrow(
      /permission denied/,
    );
    await expect(server.context.database.everywhere.query(`update audit_event set action = 'x'`)).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('a transaction that work refuses', () => {
  const refused = async (organizationId: number) => {
    const backends: number[] = [];
    let late: (() => Promise<unknown>) | undefined;
    const work = server.context.database.organization(organizationId).transaction(async (tenant) => {
      const row = await tenant.one<{ pid: number }>(
        `with made as (insert into branch (organization_id, name) values ($1, 'Refused')) select pg_backend_pid() as pid`,
        [organizationId],
      );
      backends.push(row?.pid ?? 0);
      late = () => tenant.query('select 1');
      throw new Error('Refused');
    });
    await expect(work).rejects.toThrow('Refused');
    return { backend: backends[0], late: late as () => Promise<unknown> };
  };

  it('is undone and leaves its connection to the next, which takes time to make', async () => {
    const backends = new Set<number | undefined>();
    for (let n = 0; n < 8; n++) backends.add((await refused(himal.id)).backend);
    expect(backends.size).toBe(1);
    const here = server.context.database.organization(himal.id);
    expect(await here.query(`select 1 from branch where name = 'Refused'`)).toEqual([]);
  });

  it('takes no statement that comes after its end, when its connection may work for others', async () => {
    const { late } = await refused(himal.id);
    await expect(late()).rejects.toThrow('A statement came after the end of its transaction.');
    let after: (() => Promise<unknown>) | undefined;
    await server.context.database.organization(himal.id).transaction(async (tenant) => {
      after = () => tenant.query('select 1');
      await tenant.query('select 1');
    });
    await expect(after?.()).rejects.toThrow('A statement came after the end of its transaction.');
  });
});

/** Unique over all organizations, each with why. Everything else can be kept apart by organization, as sharding does it. */
const acrossOrganizations: Readonly<Record<string, string>> = {
  account_notice_pkey: 'told to an account, which may have no organization',
  account_token_pkey: 'found by its hash, before it is known whose it is',
  attendance_device_serial_number_unique: 'a device names itself by its serial, before it is known whose it is',
  auth_session_pkey: 'found by the session of a token',
  auth_session_number_key: 'shown to the owner of an account, over all organizations',
  file_storage_key_key: 'the place of the bytes in the one store',
  grievance_receipt_hash_key: 'found by its hash, by the holder of the receipt',
  leave_feed_hash: 'found by its hash, by a calendar program that holds the link',
  login_challenge_pkey: 'found by its hash, before anybody is signed in',
  personal_link_hash_key: 'found by its hash, by the person who holds the link',
  whistle_report_receipt_hash_key: 'found by its hash, by the holder of the receipt',
};

describe('keys of tables', () => {
  const columnsOf = (numbers: string) =>
    `(select array_agg(a.attname::text order by u.n) from unnest(${numbers}) with ordinality u(number, n) join pg_attribute a on a.attrelid = c.oid and a.attnum = u.number)`;
  const ofOrganization = (table: string) =>
    `exists (select from pg_attribute a where a.attrelid = ${table}.oid and a.attname = 'organization_id' and not a.attisdropped)`;

  it('begin with the organization, a short list of reasons aside', async () => {
    const keys = await server.context.database.everywhere.query<{ name: string; columns: string[] }>(
      `select i.relname as name, ${columnsOf('x.indkey::int2[]')} as columns
         from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and x.indisunique and ${ofOrganization('c')} order by 1`,
    );
    expect(keys.length).toBeGreaterThan(140);
    const others = keys.filter(({ columns }) => columns[0] !== 'organization_id').map(({ name }) => name);
    expect(others).toEqual(Object.keys(acrossOrganizations).toSorted());
  });

  it('refer to what is of an organization by the organization first', async () => {
    const references = await server.context.database.everywhere.query<{ name: string; columns: string[] }>(
      `select k.conname as name, ${columnsOf('k.conkey')} as columns
         from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
        where k.contype = 'f' and ${ofOrganization('c')} and ${ofOrganization('f')}`,
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(({ columns }) => columns[0] !== 'organization_id')).toEqual([]);
  });
});

/** Tables that are written by the ten thousand: their references are checked once a statement (migration 0400). */
const checkedByStatement = ['pay_slip_lines', 'pay_difference', 'pay_finding', 'operation_result'];

describe('references that are checked once a statement', () => {
  const owner = () => server.context.database.owner;
  const organization = async (slug: string) =>
    Number(
      (
        await owner().query<{ id: string }>(
          `insert into organization (slug, name, abbreviation) values ($1, $1, 'X') returning id`,
          [slug],
        )
      ).rows[0]?.id,
    );
  const runOf = async (of: number) =>
    Number(
      (
        await owner().query<{ id: string }>(
          `insert into pay_run (organization_id, name, month, starts_on, ends_on, paid_on, status, packages) values ($1, 'One', 'bs:2083-04', '2026-07-17', '2026-08-16', '2026-08-16', 'Discarded', '{}') returning id`,
          [of],
        )
      ).rows[0]?.id,
    );
  let made = 0;
  const slipOf = async (of: number, run: number) => {
    const { rows } = await owner().query<{ id: string }>(
      `with u as (insert into users (username, email, first_name, last_name) values ($2, $2, 'A', 'B') returning id),
       m as (insert into membership (organization_id, user_id) select $1, id from u returning user_id)
       select user_id as id from m`,
      [of, `slip-${of}-${run}-${++made}@by-statement.test`],
    );
    const { rows: slips } = await owner().query<{ id: string }>(
      `insert into pay_slip (organization_id, run_id, employee_id, month, tax_month, starts_on, paid_on, status, question, tax_portion, counted_income, counted_retirement, year_tax)
       values ($1, $2, $3, 'bs:2083-04', 'bs:2083-04', '2026-07-17', '2026-08-16', 'Discarded', '{}', 0, 0, 0, 0) returning id`,
      [of, run, rows[0]?.id],
    );
    return Number(slips[0]?.id);
  };
  const addLines = (of: number, parents: readonly number[]) =>
    owner().query(
      `insert into pay_slip_lines (organization_id, parent_id, position, heading, formula_name, type, amount, is_shown)
       select $1, parent, n, 'Basic', 'basic', 'addition', 1, true from unnest($2::bigint[]) with ordinality u (parent, n)`,
      [of, parents],
    );
  const countLines = async (parent: number) =>
    (await owner().query('select from pay_slip_lines where parent_id = $1', [parent])).rowCount;

  it('are declared and refuse all rows of a statement where one refers to nothing', async () => {
    const one = await organization('by-statement-one');
    const slip = await slipOf(one, await runOf(one));
    await expect(addLines(one, [slip, slip, 9_999_999])).rejects.toMatchObject({
      code: '23503',
      constraint: 'pay_slip_lines_organization_id_parent_id_fkey',
    });
    expect(await countLines(slip)).toBe(0);
    await addLines(one, [slip, slip]);
    await expect(
      owner().query('update pay_slip_lines set parent_id = 9999999 where parent_id = $1', [slip]),
    ).rejects.toMatchObject({ code: '23503' });
    // A payslip of another organization is none of this one's.
    const other = await organization('by-statement-other');
    const foreign = await slipOf(other, await runOf(other));
    await expect(addLines(one, [foreign])).rejects.toMatchObject({ code: '23503' });
  });

  it('go with what they belong to, or keep it from going', async () => {
    const of = await organization('by-statement-gone');
    const run = await runOf(of);
    const slip = await slipOf(of, run);
    await addLines(of, [slip]);
    await owner().query('delete from pay_slip where organization_id = $1', [of]);
    expect(await countLines(slip)).toBe(0);
    await slipOf(of, run);
    await owner().query(
      `insert into pay_difference (organization_id, run_id, employee_id, heading, formula_name, type, before, now, difference, cause)
       select organization_id, $2, user_id, 'Basic', 'basic', 'addition', 1, 2, 1, 'raise' from membership where organization_id = $1 limit 1`,
      [of, run],
    );
    await owner().query('delete from pay_slip where organization_id = $1', [of]);
    await expect(owner().query('delete from pay_run where organization_id = $1', [of])).rejects.toMatchObject({
      code: '23503',
    });
  });

  it('wait for a transaction that removes what they refer to', async () => {
    const of = await organization('by-statement-race');
    const slip = await slipOf(of, await runOf(of));
    const remover = await owner().connect();
    try {
      await remover.query('begin');
      await remover.query('delete from pay_slip where id = $1', [slip]);
      const adding = addLines(of, [slip]);
      const refused = expect(adding).rejects.toMatchObject({ code: '23503' });
      await remover.query('commit');
      await refused;
    } finally {
      remover.release();
    }
  });
});

describe('tables and declarations agree', () => {
  interface Column {
    column_name: string;
    data_type: string;
    is_nullable: string;
  }
  const columnsOf = (table: string) =>
    server.context.database.everywhere.query<Column>(
      `select column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
  for (const entity of entities)
    it(entity.name, async () => {
      const columns = await columnsOf(entity.name);
      const byName = new Map(columns.map((column) => [column.column_name, column]));
      for (const [name, field] of fieldEntries(entity)) {
        const column = byName.get(columnOf(name, field));
        if (field.kind === 'computed' || field.kind === 'lines' || field.ofPerson !== undefined)
          expect([name, column]).toEqual([name, undefined]);
        else
          expect([name, column?.data_type, column?.is_nullable]).toEqual([
            name,
            sqlTypes[field.kind]?.replace(/.*\[\]/, 'ARRAY'),
            isNeverNull(entity, name, field) ? 'NO' : 'YES',
          ]);
      }
      const indexes = await server.context.database.everywhere.query<{ indexname: string }>(
        'select indexname from pg_indexes where tablename = $1',
        [entity.name],
      );
      for (const [name, field] of fieldEntries(entity))
        if ('unique' in field && field.unique)
          expect(indexes.map(({ indexname }) => indexname)).toContain(`${entity.name}_${name}_unique`);
    });

  /** What a column of an organization refers to, and what becomes of its row when that goes. */
  const referencesOf = (table: string) =>
    server.context.database.everywhere.query<{ columns: string[]; to: string; goes: boolean }>(
      `select array(select a.attname::text from unnest(k.conkey) with ordinality u(number, n)
                      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number order by u.n) as columns,
              k.confrelid::regclass::text as to, k.confdeltype = 'c' as goes
         from pg_constraint k where k.contype = 'f' and k.conrelid = $1::regclass`,
      [table],
    );
  /** What lines keep for computations, and no one reads or writes. */
  const kept: Readonly<Record<string, readonly (readonly string[])[]>> = {
    pay_slip_lines: [['parts', 'ARRAY', 'YES']],
  };
  const lines = entities.flatMap((entity) => linesOf(entity).map(([name, item]) => ({ entity, name, item })));
  it.each(lines.map((each) => [linesTable(each.entity.name, each.name), each] as const))(
    'lines %s',
    async (table, { entity, item }) => {
      const declared = Object.entries(item).map(([name, field]) => [
        columnOf(name, field),
        sqlTypes[field.kind]?.replace(/.*\[\]/, 'ARRAY'),
        isNeverNull({}, name, field) ? 'NO' : 'YES',
      ]);
      const own = ['organization_id', 'id', 'parent_id'].map((name) => [name, 'bigint', 'NO']);
      const found = (await columnsOf(table)).map((each) => [each.column_name, each.data_type, each.is_nullable]);
      const byName = (columns: readonly (readonly unknown[])[]) =>
        Object.fromEntries(columns.map(([name, ...is]) => [name, is]));
      expect(byName(found)).toEqual(
        byName([...own, ['position', 'integer', 'NO'], ...declared, ...(kept[table] ?? [])]),
      );
      const pointing = Object.entries(item).flatMap(([name, field]) => {
        const to = field.kind === 'user' ? 'membership' : field.kind === 'reference' ? field.to : undefined;
        return to === undefined ? [] : [{ columns: ['organization_id', columnOf(name, field)], to, goes: false }];
      });
      const expected = [
        ...(checkedByStatement.includes(table)
          ? []
          : [{ columns: ['organization_id'], to: 'organization', goes: false }]),
        { columns: ['organization_id', 'parent_id'], to: entity.name, goes: true },
        ...pointing,
      ];
      const references = await referencesOf(table);
      expect(references).toEqual(expect.arrayContaining(expected));
      expect(references).toHaveLength(expected.length);
      const definitions = await server.context.database.everywhere.query<{ indexdef: string }>(
        'select indexdef from pg_indexes where tablename = $1',
        [table],
      );
      for (const { columns } of pointing)
        expect(definitions.map(({ indexdef }) => indexdef)).toContainEqual(
          expect.stringContaining(`(organization_id, ${columns[1] ?? ''}, parent_id)`),
        );
    },
  );
});
