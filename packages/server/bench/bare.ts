/** The limit that a list is measured against: node:http and the driver, the same statements, nothing else. */
import { createServer } from 'node:http';
import { employeeAccount } from '@karmik/model/hris/employee-account';
import pg from 'pg';
import { Conditions, readableFields, selectPage } from '../src/entity/query.ts';
import { pageClause } from '../src/http/paging.ts';

const { connection, organizationId } = JSON.parse(process.env.BENCH ?? '{}') as {
  connection: object;
  organizationId: number;
};
const pool = new pg.Pool({
  ...connection,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1',
});
const everything = { can: () => true };
const where = new Conditions(organizationId);
const counted = {
  name: 'count',
  text: `select count(*) as n from ${employeeAccount.name} r where ${where.where}`,
  values: [...where.values],
};
const page = pageClause(25, where.value(0));
const fields = readableFields(employeeAccount, everything);
const listed = {
  name: 'list',
  text: selectPage(employeeAccount, fields, where, undefined, everything, { page, isCounted: false }),
  values: where.values,
};

const server = createServer((_request, response) => {
  pool
    .query(listed)
    .then(async ({ rows }) => {
      const count = await pool.query<{ n: string }>(counted);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(
        JSON.stringify({ results: rows.slice(0, 25), next: '/?limit=25&offset=25', count: Number(count.rows[0]?.n) }),
      );
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
