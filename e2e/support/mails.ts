/** The mailboxes of a run: a mail server that keeps what the product sends, and reading what came to an address. */
import { renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { limitOf, limits } from '../../tools/support/patience.ts';

interface Mail {
  readonly to: readonly string[];
  readonly body: string;
}

/** The text of a message, as nodemailer writes it: of one with a file for calendars, its first part. */
function bodyOf(message: string): string {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const boundary = /^content-type: multipart\/[^;]+;\s*boundary="([^"]+)"/im.exec(head)?.[1];
  if (boundary !== undefined) return bodyOf((body.split(`--${boundary}`)[1] ?? '').replace(/^\r\n/, ''));
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/%/g, '=25').replaceAll('=', '%');
  return decodeURIComponent(bytes);
}

/** Takes every mail into a folder, which tests find through the environment. */
export async function startMailServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'karmik-e2e-mails-'));
  process.env.KARMIK_E2E_MAILS = folder;
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mail: Mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          body: bodyOf(Buffer.concat(parts).toString()),
        };
        const name = join(folder, `${String(++count).padStart(6, '0')}`);
        // A mail that is half written has another name.
        writeFileSync(`${name}.part`, JSON.stringify(mail));
        renameSync(`${name}.part`, `${name}.new`);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const kinds = {
  reset: /\/account\/reset\//,
  activation: /\/account\/activate\//,
  otp: /^\d{6}\r?$/m,
  any: /./,
} as const;

/** The text of a mail to an address that no test has read yet, of a kind or with these words; waits for it to come. */
export async function newMail(to: string, kind: keyof typeof kinds | RegExp = 'any'): Promise<string> {
  const wanted = kind instanceof RegExp ? kind : kinds[kind];
  const folder = process.env.KARMIK_E2E_MAILS ?? '';
  for (const end = Date.now() + limits.step; Date.now() < end; await new Promise((again) => setTimeout(again, 100)))
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.new')).toSorted()) {
      const path = join(folder, file);
      // Another test may have taken it since the folder was read.
      const text = await readFile(path, 'utf8').catch(() => undefined);
      const mail = text === undefined ? undefined : (JSON.parse(text) as Mail);
      if (!mail?.to.includes(to) || !wanted.test(mail.body)) continue;
      await rename(path, path.replace(/new$/, 'read'));
      return mail.body;
    }
  throw new Error(`No mail came to ${to}: ${String(kind)} (${limitOf(limits.step)}).`);
}

/** The path that a mail links to. */
export function linkIn(body: string): string {
  const path = /https?:\/\/[^/\s]+(\/\S+)/.exec(body)?.[1];
  if (path === undefined) throw new Error(`This mail has no link:\n${body}`);
  return path;
}
