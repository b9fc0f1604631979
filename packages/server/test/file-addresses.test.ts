/** Addresses of files: each belongs to one session of one person, and opening asks again. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  bodyOf,
  client,
  type Client,
  type Organization,
  type Person,
  signIn,
  startServer,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Person;
let ashas: Client;
let bina: Person;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  asha = await aMember(server, himal, 'asha');
  bina = await aMember(server, himal, 'bina');
  ashas = await signIn(server, asha);
});
afterAll(() => server.close());

const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const statusOf = async (url: string) => (await open(url)).statusCode;
const note = async (who: Client, name = 'note.txt') =>
  (await who.upload<{ id: number; url: string }>('/files/?purpose=record', name, 'A note')).body;

/** A task of Asha's with a file, which Bina observes. */
async function taskWithFile(): Promise<{ id: number; url(who: Client): Promise<string> }> {
  const { body } = await ashas.post<{ id: number }>('/task/', {
    title: 'Budget',
    deadline: '2027-01-01',
    responsible: [{ person: asha.id }],
    observers: [{ person: bina.id }],
    checklist: [],
  });
  const { id: file } = await note(ashas);
  expect((await ashas.post(`/task/${body.id}/attachments/`, { file })).status).toBe(201);
  return {
    id: body.id,
    url: async (who) =>
      (await who.get<{ results: { url: string }[] }>(`/task/${body.id}/attachments/`)).body.results[0]?.url ?? '',
  };
}

describe('an address', () => {
  it('ends with the session to which it was given, and no other with it', async () => {
    const [first, second] = [await signIn(server, bina), await signIn(server, bina)];
    const [one, two] = [(await note(first)).url, (await note(second)).url];
    expect([await statusOf(one), await statusOf(two)]).toEqual([200, 200]);
    expect((await first.post('/security/auth/logout/', { refresh: first.refresh })).status).toBeLessThan(300);
    expect([await statusOf(one), await statusOf(two)]).toEqual([404, 200]);
    await hr.post(`/org/himal/people/${bina.id}/end-sessions/`);
    expect(await statusOf(two)).toBe(404);
  });

  it('is good for no one else: neither another session, another person nor a later hour can be written into it', async () => {
    const { url } = await note(ashas);
    const other = await signIn(server, bina);
    const sessionOf = (address: string) => new URL(address, 'http://server').searchParams.get('session') ?? '';
    const theirs = sessionOf((await note(other)).url);
    for (const [name, value] of [
      ['session', theirs],
      ['user', String(bina.id)],
      ['expires', '99999999999999'],
      ['organization', '999'],
    ] as const) {
      const changed = new URL(url, 'http://server');
      changed.searchParams.set(name, value);
      expect([name, await statusOf(changed.pathname + changed.search)]).toEqual([name, 404]);
    }
    expect(await statusOf(url)).toBe(200);
    // What it says of the session is no token.
    for (const token of [sessionOf(url), new URL(url, 'http://server').searchParams.get('signature') ?? ''])
      expect((await client(server, token).get('/users/me/')).status).toBe(401);
  });

  it('opens for an hour at most, and says what to do afterwards', async () => {
    const { url } = await note(ashas);
    server.move(44 * 60_000);
    expect(await statusOf(url)).toBe(200);
    server.move(60_000);
    const late = await open(url);
    expect([late.statusCode, bodyOf(late)]).toEqual([
      410,
      { detail: 'This link has expired. Reload the page and open the file again.' },
    ]);
    ashas = await signIn(server, asha);
    hr = await signIn(server, { email: 'hari@himal.test' });
  });

  it('opens an upload that nothing holds for its owner alone', async () => {
    const { id } = await note(ashas);
    const binas = await signIn(server, bina);
    // As if the server had made Bina an address of it.
    const { fileUrl } = await import('../src/files/links.ts');
    const sessionId = new URL((await note(binas)).url, 'http://server').searchParams.get('session') ?? '';
    const made = fileUrl(server.context.secrets, himal.id, id, { userId: bina.id, sessionId }, server.now);
    expect(await statusOf(made)).toBe(404);
  });
});

describe('a file of a task', () => {
  it('is read by those whom the task concerns, and no longer by those whom it no longer concerns', async () => {
    const binas = await signIn(server, bina);
    const task = await taskWithFile();
    const [own, observed] = [await task.url(ashas), await task.url(binas)];
    expect([await statusOf(own), await statusOf(observed)]).toEqual([200, 200]);
    await ashas.patch(`/task/${task.id}/edit/`, { observers: [] });
    expect([await statusOf(own), await statusOf(observed)]).toEqual([200, 404]);
  });
});

describe('the browser', () => {
  it('keeps no document, and shows a picture again for five minutes at most without asking', async () => {
    const { url } = await note(ashas);
    expect((await open(url)).headers['cache-control']).toBe('no-store');
    const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const picture = (await ashas.upload<{ url: string }>('/files/?purpose=record', 'a.png', bytes)).body.url;
    const { headers } = await open(picture);
    expect(headers['cache-control']).toBe('private, max-age=300');
    const again = await open(picture, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await ashas.post('/security/auth/logout/', { refresh: ashas.refresh });
    expect((await open(picture, { 'if-none-match': String(headers.etag) })).statusCode).toBe(404);
  });
});
