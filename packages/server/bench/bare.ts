/** The limit that a list is measured against: node:http and the driver, the same statement, nothing else. */
import { createServer } from 'node:http';
import pg from 'pg';
import { listSql } from '../src/modules/hris/employees.ts';

const { connection, organizationId } = JSON.parse(process.env.BENCH ?? '{}') as {
  connection: object;
  organizationId: number;
};
const pool = new pg.Pool({ ...connection, max: 10, options: '-c plan_cache_mode=force_generic_plan' });
const text = listSql('full_name', 25, false);

const server = createServer((_request, response) => {
  pool
    .query({ name: 'list', text, values: [organizationId, 0] })
    .then(({ rows }) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ results: rows.slice(0, 25), next: '/?limit=25&offset=25' }));
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
