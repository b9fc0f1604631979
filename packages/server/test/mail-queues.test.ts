/** Mail servers that never answer, as an attacker or a failing provider would have them. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { queueMail } from '../src/mail/mail.ts';
import { mailSender } from '../src/mail/sender.ts';
import { anOrganization, startServer, until, type Organization, type TestServer } from './support/server.ts';

/** Takes connections and says nothing. */
class SilentServer {
  readonly sockets: Socket[] = [];
  readonly #server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    this.sockets.push(socket);
  });
  listen = () => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }
  /** Ends the connections that are open, as a server that went away. */
  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }
  close = () => new Promise<unknown>((resolve) => this.#server.close(resolve));
}

/** Long enough that only an answer or its end lets a sending go on. */
const patience = {
  connectionTimeout: 600_000,
  greetingTimeout: 600_000,
  socketTimeout: 600_000,
  dnsTimeout: 600_000,
  wholeMs: 600_000,
};

const received: string[] = [];
/** Connections that the good server keeps waiting. */
let isHoldingWork = false;
const held: (() => void)[] = [];
const good = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onRcptTo({ address }, _session, done) {
    if (isHoldingWork && address.startsWith('work')) held.push(() => done());
    else done();
  },
  onData(stream, { envelope: { rcptTo } }, done) {
    stream.resume();
    stream.on('end', () => {
      received.push(...rcptTo.map(({ address }) => address));
      done();
    });
  },
});

let server: TestServer;
let silent: SilentServer;
let himal: Organization;
let sagar: Organization;
let made = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => good.listen(0, '127.0.0.1', resolve));
  server = await startServer({ mailsInside: true });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => good.close(resolve));
});
beforeEach(async () => {
  made += 1;
  himal = await anOrganization(server, `himal${made}`);
  sagar = await anOrganization(server, `sagar${made}`);
  silent = new SilentServer();
  await silent.listen();
  received.length = 0;
  await server.context.database.everywhere.query('delete from email_log');
});

const goodPort = () => (good.server.address() as AddressInfo).port;
const nameServer = (organization: Organization, port: number) =>
  server.context.database.everywhere.query(
    `insert into smtp_server (organization_id, is_active, host, port, security, from_email) values ($1, true, 'localhost', $2, 'None', 'hr@example.com')`,
    [organization.id, port],
  );
/** Later than what is there, so that a single queue would come to it last. */
const queue = (organization: Organization, to_address: string, kind: 'notification' | 'reset' = 'notification') =>
  server.context.database.everywhere.transaction((queries) =>
    queueMail(
      queries,
      server.context,
      { organizationId: organization.id },
      [{ kind, to_address, to_name: 'A', subject: 'S', body: 'B' }],
      server.now,
    ),
  );
const attempts = async () =>
  (
    await server.context.database.everywhere.query<{ to_address: string; attempts: number }>(
      'select to_address, attempts from email_log where organization_id = $1 order by id',
      [himal.id],
    )
  ).map((mail) => mail.attempts);
async function send(work: (sender: ReturnType<typeof mailSender>) => Promise<void>): Promise<void> {
  const sender = mailSender(server.context, patience);
  const sending = sender.sendWaiting();
  try {
    await work(sender);
  } finally {
    silent.hangUp();
    await sending;
    await sender.close();
    await silent.close();
  }
}

it('[S8] a mail server that never answers delays no mail of another organisation', async () => {
  await nameServer(himal, silent.port);
  await nameServer(sagar, goodPort());
  for (const name of ['one', 'two', 'three']) await queue(himal, `${name}@himal.test`);
  server.move(1_000);
  await queue(sagar, 'asha@sagar.test');
  await send(async () => {
    await until('the silent server to be asked', () => Promise.resolve(silent.sockets.length > 0));
    await until('the mail of the other organisation', () => Promise.resolve(received.includes('asha@sagar.test')));
    // It came while the first mail of the first organisation still waits for an answer.
    expect(await attempts()).toEqual([0, 0, 0]);
  });
});

it('[S8] a server that does not answer is left alone for a while, and its mails lose no attempt meanwhile', async () => {
  await nameServer(himal, silent.port);
  for (const name of ['one', 'two', 'three']) await queue(himal, `${name}@himal.test`);
  await send(async (sender) => {
    await until('the silent server to be asked', () => Promise.resolve(silent.sockets.length > 0));
    silent.hangUp();
    await until('the first mail to fail', async () => (await attempts())[0] === 1);
    await sender.sendWaiting();
    expect([silent.sockets.length, await attempts()]).toEqual([1, [1, 0, 0]]);
    server.move(61_000);
    const again = sender.sendWaiting();
    await until('the server to be asked again', () => Promise.resolve(silent.sockets.length > 1));
    silent.hangUp();
    await again;
    expect(await attempts()).toEqual([1, 1, 0]);
  });
});

it('[S8] mails that open an account wait for no other mail, even by the same server', async () => {
  await nameServer(himal, goodPort());
  isHoldingWork = true;
  await queue(himal, 'work@himal.test');
  server.move(1_000);
  await queue(himal, 'asha@himal.test', 'reset');
  await send(async () => {
    await until('the work to be held', () => Promise.resolve(held.length > 0));
    await until('the reset link', () => Promise.resolve(received.includes('asha@himal.test')));
    expect(received).toEqual(['asha@himal.test']);
    isHoldingWork = false;
    for (const go of held.splice(0)) go();
  });
  expect(received).toContain('work@himal.test');
});

it('[S8] a mail that two senders see is sent once', async () => {
  await nameServer(himal, goodPort());
  for (let n = 0; n < 5; n += 1) await queue(himal, `asha${n}@himal.test`);
  const others = [mailSender(server.context, patience), mailSender(server.context, patience)];
  await Promise.all(others.map((sender) => sender.sendWaiting()));
  expect(received.toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `asha${n}@himal.test`));
  await Promise.all(others.map((sender) => sender.close()));
});
