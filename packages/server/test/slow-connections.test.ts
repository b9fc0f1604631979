/** Connections that send byte by byte, by the person who knows the serial that is printed on a device. */
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, until, type TestServer } from './support/server.ts';

let server: TestServer;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  for (const [slug, serial] of [
    ['himal', 'AAA1'],
    ['sagar', 'BBB1'],
  ] as const) {
    const hr = await signIn(
      server,
      await aMember(server, await anOrganization(server, slug), 'hari', { is_hr_admin: true }),
    );
    const made = await hr.post(`/attendance/${slug}/device/`, { name: 'Door', serial_number: serial });
    expect(made.status).toBe(201);
    // HR has approved where it is.
    await server.context.database.everywhere.query(
      `insert into device_admission (organization_id, device_id, approved_address)
       select organization_id, id, case serial_number when 'AAA1' then '127.0.0.1' else '198.51.100.7' end from attendance_device where serial_number = $1`,
      [serial],
    );
  }
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await server.close();
});

const lines = (serial: string) => `/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=1`;
/** Begins a body that never ends. @returns what is answered so far */
function trickle(serial: string): { answered: string } {
  const socket = connect(port, '127.0.0.1');
  const got = { answered: '' };
  socket.on('data', (part) => (got.answered += part.toString()));
  socket.on('error', () => undefined);
  socket.write(
    `POST ${lines(serial)} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\n1`,
  );
  open.push(socket);
  return got;
}
const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

it('[S4] slow bodies of one organisation hold up no device of another, and are limited by their address', async () => {
  const slow = Array.from({ length: 12 }, () => trickle('AAA1'));
  await until('the connections', async () => (await connections()) >= 8);
  // Eight are being read, those beyond the limit of an address are refused.
  await until('the refusals', () =>
    Promise.resolve(slow.filter(({ answered }) => answered.includes(' 503 ')).length === 4),
  );
  const other = await server.app.inject({
    method: 'POST',
    url: lines('BBB1'),
    remoteAddress: '198.51.100.7',
    headers: { 'content-type': 'text/plain' },
    payload: '7\t2026-11-20 09:00:00\t0\t1\n',
  });
  expect([other.statusCode, other.body]).toEqual([200, 'OK: 1']);
});

it('[S4] every endpoint ends a head or a body that does not arrive', () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 600_000]);
});

/** Ends the slow ones. */
async function endAll(): Promise<void> {
  for (const socket of open.splice(0)) socket.destroy();
  await until('the connections to end', async () => (await connections()) === 0);
}

it('[S4] bodies of one organisation that are stored slowly leave turns to another', async () => {
  await endAll();
  const { everywhere } = server.context.database;
  const post = (serial: string, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: lines(serial),
      remoteAddress,
      headers: { 'content-type': 'text/plain' },
      payload: '7\t2026-11-20 09:00:00\t0\t1\n',
    });
  expect((await post('AAA1', '127.0.0.1')).statusCode).toBe(200);
  let held: Promise<{ statusCode: number }[]> | undefined;
  await everywhere.transaction(async (queries) => {
    await queries.query(
      `select from device_contact c join attendance_device d on d.organization_id = c.organization_id and d.id = c.device_id
        where d.serial_number = 'AAA1' for update of c`,
    );
    held = Promise.all(Array.from({ length: 6 }, () => post('AAA1', '127.0.0.1')));
    await until('the store to be waited for', async () => {
      const row = await everywhere.one<{ n: number }>(
        `select count(*)::integer as n from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`,
      );
      return (row?.n ?? 0) >= 2;
    });
    expect((await post('BBB1', '198.51.100.7')).statusCode).toBe(200);
  });
  expect((await held)?.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200));
});

it('[S4] requests of one address and of one organisation are limited from the head to the answer', async () => {
  const { everywhere } = server.context.database;
  const ask = (serial: string, remoteAddress: string) =>
    server.app.inject({ method: 'GET', url: `/iclock/getrequest?SN=${serial}`, remoteAddress });
  let held: Promise<{ statusCode: number }[]> | undefined;
  await everywhere.transaction(async (queries) => {
    await queries.query('lock table device_command in access exclusive mode');
    const answers: unknown[] = [];
    held = Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await ask('AAA1', '127.0.0.1');
        answers.push([answer.statusCode, answer.headers['retry-after']]);
        return answer;
      }),
    );
    await until('those beyond the limit', () => Promise.resolve(answers.length === 4));
    expect(answers).toEqual(Array.from({ length: 4 }, () => [503, '60']));
  });
  const statuses = ((await held) ?? []).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(16);
});
