import type { Comment, Post } from '@karmik/model/noticeboard/post';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Client;
let bina: Client;

interface Page<T> {
  results: T[];
  next: string | null;
}

beforeAll(async () => {
  server = await startServer({}, { hasBackgroundWork: true });
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  asha = await signIn(server, await aMember(server, himal, 'asha'));
  bina = await signIn(server, await aMember(server, himal, 'bina'));
});
afterAll(() => server.close());

const post = async (who: Client, text: string, more: object = {}): Promise<Post> => {
  server.move(1_000);
  const { status, body } = await who.post<Post>('/noticeboard/posts/', { text, ...more });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};
const feed = async (who: Client, limit = 100) =>
  (await who.get<Page<Post>>(`/noticeboard/posts/?limit=${limit}`)).body.results;
const png = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .png()
    .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
    .toBuffer();
const next = (page: Page<unknown>) => page.next?.replace('/api/v1', '') ?? '';

describe('audience', () => {
  let sales: number;
  let stores: number;
  let pokhara: number;
  let inSales: Client;
  let inStores: Client;

  beforeAll(async () => {
    const tenant = server.context.database.organization(himal.id);
    const made = async (entity: string, name: string) =>
      (await hr.post<{ id: number }>(`/org/himal/${entity}/`, { name })).body.id;
    sales = await made('division', 'Sales');
    stores = await made('division', 'Stores');
    pokhara = await made('branch', 'Pokhara');
    const place = async (name: string, division: number, branch: number | null) => {
      const person = await aMember(server, himal, name);
      await tenant.query(
        `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, division_id, branch_id)
         values ($1, $2, $3, $3, 'Sharma', $4, '2020-01-01', $5, $6)`,
        [himal.id, person.id, name, person.email, division, branch],
      );
      return signIn(server, person);
    };
    inSales = await place('sita', sales, pokhara);
    inStores = await place('suraj', stores, null);
  });

  it('of a division is 404 to members of another, in feed, comments, reactions and files [NB-2]', async () => {
    const made = await post(asha, 'Sales meet at three', { divisions: [sales] });
    expect(made.divisions).toEqual([{ id: sales, name: 'Sales' }]);
    expect((await feed(inSales)).map(({ id }) => id)).toContain(made.id);
    for (const reader of [hr, asha]) expect((await feed(reader)).map(({ id }) => id)).toContain(made.id);
    for (const outsider of [inStores, bina]) {
      expect((await feed(outsider)).map(({ id }) => id)).not.toContain(made.id);
      expect((await outsider.get(`/noticeboard/posts/${made.id}/`)).status).toBe(404);
      expect((await outsider.get(`/noticeboard/posts/${made.id}/comments/`)).status).toBe(404);
      expect((await outsider.post(`/noticeboard/posts/${made.id}/comments/`, { text: 'Hm' })).status).toBe(404);
      expect((await outsider.put(`/noticeboard/posts/${made.id}/reaction/`, { reaction: 'like' })).status).toBe(404);
      expect((await outsider.patch(`/noticeboard/posts/${made.id}/`, { text: 'Hm' })).status).toBe(404);
      expect((await outsider.delete(`/noticeboard/posts/${made.id}/`)).status).toBe(404);
    }
    expect((await inSales.put(`/noticeboard/posts/${made.id}/reaction/`, { reaction: 'like' })).status).toBe(200);
  });

  it('is where every filled list fits, and pins follow it', async () => {
    const both = await post(hr, 'Sales of Pokhara', { divisions: [sales, stores], branches: [pokhara] });
    expect((await hr.patch(`/noticeboard/posts/${both.id}/`, { is_pinned: true })).status).toBe(200);
    expect((await feed(inSales))[0]?.id).toBe(both.id);
    expect((await feed(inStores)).map(({ id }) => id)).not.toContain(both.id);
    const wider = await hr.patch<Post>(`/noticeboard/posts/${both.id}/`, { branches: [] });
    expect(wider.body).toMatchObject({ branches: [], divisions: [{ id: sales }, { id: stores }] });
    expect((await feed(inStores)).map(({ id }) => id)).toContain(both.id);
    await hr.delete(`/noticeboard/posts/${both.id}/`);
  });

  it('names what the organisation has', async () => {
    expect(
      await asha.post('/noticeboard/posts/', { text: 'x', divisions: [999_999], branches: [pokhara] }),
    ).toMatchObject({
      status: 400,
      body: { divisions: ['Divisions does not exist'] },
    });
  });

  it('holds for the files of a post, whose addresses end with it [NB-2]', async () => {
    const file = await asha.upload<{ id: number }>('/files/', 'plan.png', await png());
    const made = await post(asha, 'The plan', { attachment_ids: [file.body.id] });
    const address = (await feed(inStores)).find(({ id }) => id === made.id)?.attachments[0]?.url ?? '';
    const open = async () => (await server.app.inject({ url: address })).statusCode;
    expect(await open()).toBe(200);
    await asha.patch(`/noticeboard/posts/${made.id}/`, { divisions: [sales] });
    expect(await open()).toBe(404);
  });
});

describe('polls', () => {
  const poll = { question: 'Tea or coffee?', choices: ['Tea', 'Coffee'] };
  const choiceOf = (of: Post, text: string) => of.poll?.choices.find((each) => each.text === text)?.id ?? 0;
  const votesOf = (of: Post) => Object.fromEntries(of.poll?.choices.map(({ text, votes }) => [text, votes]) ?? []);
  const vote = (who: Client, of: Post, text: string) =>
    who.put<Post>(`/noticeboard/posts/${of.id}/vote/`, { choice: choiceOf(of, text) });

  it('count one vote a person, which may be changed or taken back, and tell the result to who voted', async () => {
    const made = await post(asha, '', { poll });
    expect(made.poll).toMatchObject({ question: 'Tea or coffee?', is_closed: false, total: 0, my_choice: null });
    expect((await vote(bina, made, 'Tea')).body.poll).toMatchObject({ total: 1, my_choice: choiceOf(made, 'Tea') });
    const unvoted = await asha.get<Post>(`/noticeboard/posts/${made.id}/`);
    expect([unvoted.body.poll?.total, votesOf(unvoted.body)]).toEqual([1, { Tea: null, Coffee: null }]);
    await vote(hr, made, 'Tea');
    expect(votesOf((await vote(bina, made, 'Coffee')).body)).toEqual({ Tea: 1, Coffee: 1 });
    const voters = await bina.get<Page<{ full_name: string }>>(
      `/noticeboard/posts/${made.id}/voters/?choice=${choiceOf(made, 'Coffee')}`,
    );
    expect(voters.body.results.map(({ full_name: name }) => name)).toEqual(['Bina Sharma']);
    expect((await asha.get(`/noticeboard/posts/${made.id}/voters/?choice=${choiceOf(made, 'Tea')}`)).status).toBe(404);
    const back = await bina.delete<Post>(`/noticeboard/posts/${made.id}/vote/`);
    expect(back.body.poll).toMatchObject({ total: 1, my_choice: null });
    expect(await bina.put(`/noticeboard/posts/${made.id}/vote/`, { choice: 999_999 })).toMatchObject({
      status: 400,
      body: { choice: ['Choice does not exist'] },
    });
  });

  it('that are anonymous keep no name, and still one vote a person', async () => {
    const made = await post(asha, '', { poll: { ...poll, is_anonymous: true } });
    await vote(bina, made, 'Tea');
    expect((await vote(bina, made, 'Coffee')).body.poll).toMatchObject({
      total: 1,
      my_choice: choiceOf(made, 'Coffee'),
    });
    expect((await bina.get(`/noticeboard/posts/${made.id}/voters/?choice=${choiceOf(made, 'Coffee')}`)).status).toBe(
      404,
    );
    const rows = await server.context.database
      .organization(himal.id)
      .query<{ voter: string; user_id: number | null }>(
        'select voter, user_id from post_poll_vote where organization_id = $1 and post_id = $2',
        [himal.id, made.id],
      );
    expect(rows).toEqual([{ voter: expect.stringMatching(/^[0-9a-f]{64}$/), user_id: null }]);
  });

  it('close at their hour, when everyone sees the result', async () => {
    const closes_at = new Date(server.now.getTime() + 60_000).toISOString();
    const made = await post(asha, '', { poll: { ...poll, closes_at } });
    await vote(bina, made, 'Tea');
    server.move(60_000);
    expect((await vote(hr, made, 'Tea')).status).toBe(409);
    const closed = (await hr.get<Post>(`/noticeboard/posts/${made.id}/`)).body;
    expect([closed.poll?.is_closed, votesOf(closed)]).toEqual([true, { Tea: 1, Coffee: 0 }]);
  });

  it('have two to ten choices, each once, and stay as they were published', async () => {
    const refused = async (change: object) =>
      (await asha.post('/noticeboard/posts/', { poll: { ...poll, ...change } })).body;
    expect(await refused({ choices: ['Tea'] })).toEqual({ 'poll.choices': ['Choices needs at least 2 entries'] });
    expect(await refused({ choices: ['Tea', 'Tea'] })).toEqual({
      'poll.choices': ['Choices lists the same entry twice'],
    });
    expect(await refused({ choices: Array.from({ length: 11 }, (_, n) => `${n}`) })).toEqual({
      'poll.choices': ['Choices can have at most 10 entries'],
    });
    expect(await refused({ closes_at: '2020-01-01T00:00:00Z' })).toEqual({
      'poll.closes_at': ['Closes at cannot be a past date'],
    });
    const made = await post(asha, '', { poll });
    expect(await asha.patch(`/noticeboard/posts/${made.id}/`, { poll: null })).toMatchObject({
      status: 400,
      body: { poll: ['The poll of a published post can no longer be changed.'] },
    });
  });
});

describe('kudos', () => {
  const idOf = async (who: Client) => (await who.get<{ user: { id: number } }>('/users/me/')).body.user.id;

  it('tell whom they thank, on the bell, at home and on the profile', async () => {
    const binaId = await idOf(bina);
    const made = await post(asha, 'Thank you for the report', { thanks: [binaId] });
    expect(made.thanks).toMatchObject([{ id: binaId, full_name: 'Bina Sharma' }]);
    const told = await bina.get<Page<{ text: { en: string } | string }>>('/notifications/');
    expect(JSON.stringify(told.body.results)).toContain('Asha Sharma thanked you on the noticeboard.');
    const home = await bina.get<{ kudos: { id: number }[] }>('/users/me/home/');
    expect(home.body.kudos).toMatchObject([{ id: made.id, text: 'Thank you for the report' }]);
    const kudos = await hr.get<Page<Post>>(`/noticeboard/posts/?thanks=${binaId}`);
    expect(kudos.body.results.map(({ id }) => id)).toEqual([made.id]);
  });

  it('thank colleagues in words, never oneself', async () => {
    const ashaId = await idOf(asha);
    const refused = async (body: object) => (await asha.post('/noticeboard/posts/', body)).body;
    expect(await refused({ text: 'Well done me', thanks: [ashaId] })).toEqual({
      thanks: ["You can't thank yourself."],
    });
    expect(await refused({ text: 'Well done', thanks: [999_999] })).toEqual({
      thanks: ['Choose people who currently work here.'],
    });
    expect(await refused({ thanks: [1] })).toEqual({ text: ['Text is Required'] });
  });
});

describe('posts', () => {
  it('are read by everyone of the organisation, newest first', async () => {
    const first = await post(asha, 'Tea is served.');
    const second = await post(bina, 'नमस्ते सबैलाई।');
    expect((await feed(hr)).map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
    expect(second).toMatchObject({
      text: 'नमस्ते सबैलाई।',
      state: 'Published',
      author: { full_name: 'Bina Sharma' },
      comment_count: 0,
      reactions: {},
      permissions: { edit: true, delete: true, pin: false },
    });
  });

  it('need a text or a file, and keep within their length', async () => {
    expect(await asha.post('/noticeboard/posts/', { text: '  ' })).toMatchObject({
      status: 400,
      body: { text: ['Text is Required'] },
    });
    expect(await asha.post('/noticeboard/posts/', { text: 'x'.repeat(10_001) })).toMatchObject({
      status: 400,
      body: { text: ['Text must have at most 10000 characters'] },
    });
    expect(await asha.post('/noticeboard/posts/', { text: 'a\u0000b' })).toMatchObject({
      status: 400,
      body: { text: ["Text contains a character that can't be stored"] },
    });
    expect(await asha.post('/noticeboard/posts/', { text: 'hello', state: 'Published' })).toMatchObject({
      status: 400,
      body: { state: ['Unknown field.'] },
    });
  });

  it('are changed and deleted by their author or a holder of 7.00 and by no one else [PRM-3]', async () => {
    const one = await post(asha, 'First wording');
    expect((await bina.patch(`/noticeboard/posts/${one.id}/`, { text: 'Mine now' })).status).toBe(403);
    expect((await bina.delete(`/noticeboard/posts/${one.id}/`)).status).toBe(403);
    expect(await asha.patch(`/noticeboard/posts/${one.id}/`, { text: 'Second wording' })).toMatchObject({
      status: 200,
      body: { text: 'Second wording', edited_at: expect.any(String) },
    });
    expect(await hr.patch(`/noticeboard/posts/${one.id}/`, { text: 'Third wording' })).toMatchObject({
      status: 200,
      body: { text: 'Third wording' },
    });
    expect((await hr.delete(`/noticeboard/posts/${one.id}/`)).status).toBe(204);
    expect((await asha.get(`/noticeboard/posts/${one.id}/`)).status).toBe(404);
  });

  it('are not written by who may not post, nor by an audit user [PRM-4, AUD-4]', async () => {
    const mute = await signIn(server, await aMember(server, himal, 'mute', { allow_to_post: false }));
    const audit = await signIn(server, await aMember(server, himal, 'audit', { is_audit_user: true }));
    expect((await mute.post('/noticeboard/posts/', { text: 'psst' })).status).toBe(403);
    expect((await audit.post('/noticeboard/posts/', { text: 'psst' })).status).toBe(403);
    expect((await audit.get('/noticeboard/posts/')).status).toBe(200);
  });

  it('with approval are invisible until approved, and denied with a remark [NB-1, PRM-4]', async () => {
    const careful = await signIn(server, await aMember(server, himal, 'careful', { need_approval: true }));
    const good = await post(careful, 'Please approve this');
    const bad = await post(careful, 'Please deny this');
    expect(good.state).toBe('Pending');
    expect((await feed(bina)).map(({ id }) => id)).not.toContain(good.id);
    expect((await bina.get(`/noticeboard/posts/${good.id}/`)).status).toBe(404);
    const waiting = await hr.get<Page<Post>>('/hris/himal/noticeboard-approval/');
    expect(waiting.body.results.map(({ id }) => id)).toEqual([good.id, bad.id]);
    expect((await bina.get('/hris/himal/noticeboard-approval/')).status).toBe(403);
    expect((await hr.post(`/hris/himal/noticeboard-approval/${good.id}/approve/`, { text: 'changed' })).status).toBe(
      400,
    );
    expect(await hr.post(`/hris/himal/noticeboard-approval/${good.id}/approve/`)).toMatchObject({
      status: 200,
      body: { state: 'Published', text: 'Please approve this' },
    });
    expect((await feed(bina)).map(({ id }) => id)).toContain(good.id);
    expect(await hr.post(`/hris/himal/noticeboard-approval/${bad.id}/deny/`)).toMatchObject({
      status: 400,
      body: { remark: ['Remarks is Required'] },
    });
    expect(
      (await hr.post(`/hris/himal/noticeboard-approval/${bad.id}/deny/`, { remark: 'Not here, please.' })).status,
    ).toBe(200);
    expect((await hr.post(`/hris/himal/noticeboard-approval/${bad.id}/approve/`)).status).toBe(409);
    const denied = await careful.get<Page<Post>>('/noticeboard/posts/waiting/?state=Denied');
    expect(denied.body.results).toMatchObject([{ id: bad.id, remark: 'Not here, please.' }]);
    expect(await careful.patch(`/noticeboard/posts/${good.id}/`, { text: 'Something else' })).toMatchObject({
      status: 200,
      body: { state: 'Pending' },
    });
  });

  it('are decided by one of many who decide at once', async () => {
    const careful = await signIn(server, await aMember(server, himal, 'careful2', { need_approval: true }));
    const one = await post(careful, 'Which way?');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        hr.post(`/hris/himal/noticeboard-approval/${one.id}/${n % 2 ? 'approve' : 'deny'}/`, { remark: 'so be it' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('are never approved by their own author', async () => {
    const both = await signIn(server, await aMember(server, himal, 'both', { need_approval: true }));
    const one = await post(both, 'I would like to decide myself');
    const { id } = (await both.get<{ user: { id: number } }>('/users/me/')).body.user;
    const group = await server.context.database.everywhere.one<{ id: number }>(
      `insert into permission_group (organization_id, name, codes) values ($1, 'Moderators', '{7.00}') returning id`,
      [himal.id],
    );
    await server.context.database.everywhere.query(
      'insert into membership_group (organization_id, user_id, group_id) values ($1, $2, $3)',
      [himal.id, id, group?.id ?? 0],
    );
    server.app.gate.forget();
    expect((await both.post(`/hris/himal/noticeboard-approval/${one.id}/approve/`)).status).toBe(403);
  });

  it('that are scheduled appear at their hour and not before', async () => {
    const past = await asha.post('/noticeboard/posts/', {
      text: 'Too late',
      scheduled_at: new Date(server.now.getTime() - 120_000).toISOString(),
    });
    expect(past).toMatchObject({ status: 400, body: { scheduled_at: ['Scheduled at cannot be a past date'] } });
    const one = await post(asha, 'Tomorrow', {
      scheduled_at: new Date(server.now.getTime() + 3_600_000).toISOString(),
    });
    expect(one.state).toBe('Scheduled');
    expect((await feed(bina)).map(({ id }) => id)).not.toContain(one.id);
    expect((await asha.get<Page<Post>>('/noticeboard/posts/waiting/')).body.results.map(({ id }) => id)).toEqual([
      one.id,
    ]);
    server.move(3_601_000);
    asha = await signIn(server, { email: 'asha@himal.test' });
    bina = await signIn(server, { email: 'bina@himal.test' });
    hr = await signIn(server, { email: 'hari@himal.test' });
    await until('the scheduled post in the feed', async () => (await feed(bina)).some(({ id }) => id === one.id));
  });

  it('that are pinned are first; at most ten are, and only by who moderates', async () => {
    const old = await post(asha, 'Pin me');
    await post(bina, 'Newer');
    expect((await asha.patch(`/noticeboard/posts/${old.id}/`, { is_pinned: true })).status).toBe(403);
    expect(await hr.patch(`/noticeboard/posts/${old.id}/`, { is_pinned: true })).toMatchObject({
      status: 200,
      body: { is_pinned: true },
    });
    expect((await feed(bina))[0]?.id).toBe(old.id);
    for (let n = 0; n < 9; n++)
      await hr.patch(`/noticeboard/posts/${(await post(asha, `Pin ${n}`)).id}/`, { is_pinned: true });
    const eleventh = await post(asha, 'One too many');
    expect(await hr.patch(`/noticeboard/posts/${eleventh.id}/`, { is_pinned: true })).toMatchObject({
      status: 400,
      body: { is_pinned: [expect.stringContaining('At most 10')] },
    });
  });
});

describe('the feed', () => {
  it('follows next with limit, offset and an anchor; nothing is repeated or skipped while others write [API-2, SNK-4]', async () => {
    const there = new Set((await feed(hr)).map(({ id }) => id));
    for (let n = 0; n < 60; n++) there.add((await post(n % 2 ? asha : bina, `Post ${n}`)).id);
    const seen: number[] = [];
    const deleted = new Set<number>();
    let page = (await hr.get<Page<Post>>('/noticeboard/posts/?limit=7')).body;
    for (let round = 0; ; round++) {
      seen.push(...page.results.map(({ id }) => id));
      if (!page.next) break;
      const parameters = new URL(page.next, 'http://x').searchParams;
      expect([parameters.get('limit'), parameters.get('offset')]).toEqual(['7', String(7 * (round + 1))]);
      // Between two pages: new posts, a post already read deleted, one to come pinned, one read unpinned.
      await post(asha, `Meanwhile ${round}`);
      const read = seen.find((id) => !deleted.has(id) && round > 0);
      if (read) {
        deleted.add(read);
        await hr.delete(`/noticeboard/posts/${read}/`);
      }
      const ahead = [...there].find((id) => !seen.includes(id));
      if (ahead) await hr.patch(`/noticeboard/posts/${ahead}/`, { is_pinned: round % 2 === 0 });
      page = (await hr.get<Page<Post>>(next(page))).body;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect([...there].filter((id) => !seen.includes(id))).toEqual([]);
  });

  it('refuses an anchor it did not write, and a limit out of bounds', async () => {
    expect(await hr.get('/noticeboard/posts/?anchor=nonsense')).toMatchObject({
      status: 400,
      body: { anchor: [expect.any(String)] },
    });
    expect(await hr.get('/noticeboard/posts/?limit=0')).toMatchObject({
      status: 400,
      body: { limit: ['limit must be at least 1'] },
    });
    expect(await hr.get('/noticeboard/posts/?limit=5000')).toMatchObject({
      status: 400,
      body: { limit: ['limit must be at most 100'] },
    });
    expect(await hr.get('/noticeboard/posts/?page=2')).toMatchObject({
      status: 400,
      body: { page: ['page is not a filter here. Use: limit, offset, anchor, thanks'] },
    });
  });
});

describe('comments and reactions', () => {
  it('hang on a post', async () => {
    const one = await post(asha, 'What do you think?');
    const { body: comment } = await bina.post<Comment>(`/noticeboard/posts/${one.id}/comments/`, { text: 'Well done' });
    expect(comment).toMatchObject({
      text: 'Well done',
      author: { full_name: 'Bina Sharma' },
      permissions: { edit: true, delete: true },
    });
    expect((await asha.patch(`/noticeboard/comments/${comment.id}/`, { text: 'no' })).status).toBe(403);
    expect(await bina.patch(`/noticeboard/comments/${comment.id}/`, { text: 'Very well done' })).toMatchObject({
      status: 200,
      body: { text: 'Very well done' },
    });
    expect(await bina.put(`/noticeboard/posts/${one.id}/reaction/`, { reaction: 'like' })).toMatchObject({
      status: 200,
      body: { reactions: { like: 1 }, my_reaction: 'like' },
    });
    expect(await bina.put(`/noticeboard/posts/${one.id}/reaction/`, { reaction: 'love' })).toMatchObject({
      body: { reactions: { love: 1 }, my_reaction: 'love' },
    });
    expect((await bina.put(`/noticeboard/posts/${one.id}/reaction/`, { reaction: 'hate' })).status).toBe(400);
    expect((await asha.get<Post>(`/noticeboard/posts/${one.id}/`)).body).toMatchObject({
      comment_count: 1,
      reactions: { love: 1 },
      my_reaction: null,
    });
    expect(await bina.delete(`/noticeboard/posts/${one.id}/reaction/`)).toMatchObject({
      body: { reactions: {}, my_reaction: null },
    });
    expect((await hr.delete(`/noticeboard/comments/${comment.id}/`)).status).toBe(204);
  });

  it('come in pages that hold while a comment is deleted', async () => {
    const one = await post(asha, 'Count with me');
    for (let n = 0; n < 25; n++) await bina.post(`/noticeboard/posts/${one.id}/comments/`, { text: `${n}` });
    const seen: string[] = [];
    let page = (await asha.get<Page<Comment>>(`/noticeboard/posts/${one.id}/comments/?limit=10`)).body;
    for (;;) {
      seen.push(...page.results.map(({ text }) => text));
      if (!page.next) break;
      const first = page.results[0];
      if (first) await hr.delete(`/noticeboard/comments/${first.id}/`);
      page = (await asha.get<Page<Comment>>(next(page))).body;
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `${n}`));
  });
});

describe('files', () => {
  it('are attached, made again, and opened by a signed address', async () => {
    const { status, body: file } = await asha.upload<{ id: number; url: string }>(
      '/files/',
      '../../holiday photo.png',
      await png(),
    );
    expect([status, file]).toEqual([
      201,
      expect.objectContaining({
        name: 'holiday photo.webp',
        mime: 'image/webp',
        is_image: true,
        width: 40,
        height: 20,
      }),
    ]);
    const one = await post(asha, '', { attachment_ids: [file.id] });
    const [attached] = (await bina.get<Post>(`/noticeboard/posts/${one.id}/`)).body.attachments;
    const response = await server.app.inject({ url: attached?.url ?? '' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(response.rawPayload).metadata()).exif).toBeUndefined();
    expect((await server.app.inject({ url: (attached?.url ?? '').replace(/user=\d+/, 'user=1') })).statusCode).toBe(
      404,
    );
    expect(
      (await server.app.inject({ url: (attached?.url ?? '').replace(/expires=\d+/, 'expires=99999999999999') }))
        .statusCode,
    ).toBe(404);
    expect((await bina.post('/noticeboard/posts/', { text: 'taken', attachment_ids: [file.id] })).status).toBe(400);
    const url = attached?.url ?? '';
    await asha.delete(`/noticeboard/posts/${one.id}/`);
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  });

  it('of a post that waits are opened by the person who may read what waits, auditors too, and by no one else [PRM-1]', async () => {
    const careful = await signIn(server, await aMember(server, himal, 'careful3', { need_approval: true }));
    const auditor = await signIn(server, await aMember(server, himal, 'auditor', { is_audit_user: true }));
    const { body: file } = await careful.upload<{ id: number }>('/files/', 'plan.png', await png());
    const { id } = await post(careful, 'With a plan', { attachment_ids: [file.id] });
    const addressFor = async (who: Client) =>
      (await who.get<Page<Post>>('/hris/himal/noticeboard-approval/?limit=100')).body.results.find(
        (each) => each.id === id,
      )?.attachments[0]?.url ?? '';
    const open = async (url: string) => (await server.app.inject({ url })).statusCode;
    expect(await open(await addressFor(hr))).toBe(200);
    expect(await open(await addressFor(auditor))).toBe(200);

    // An address of a member's own, got while the post was read by all, opens nothing once the post waits again.
    await hr.post(`/hris/himal/noticeboard-approval/${id}/approve/`);
    const [attached] = (await bina.get<Post>(`/noticeboard/posts/${id}/`)).body.attachments;
    expect(await open(attached?.url ?? '')).toBe(200);
    await careful.patch(`/noticeboard/posts/${id}/`, { text: 'With another plan' });
    expect(await open(attached?.url ?? '')).toBe(404);
  });

  it('of other kinds are downloads, and scripts are refused', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
    const { body } = await asha.upload<{ id: number; url: string }>('/files/', 'policy.pdf', pdf);
    const response = await server.app.inject({ url: body.url });
    expect(response.headers['content-disposition']).toBe("attachment; filename*=UTF-8''policy.pdf");
    for (const [name, content] of [
      ['page.html', '<script>alert(1)</script>'],
      ['picture.png', '<svg onload="alert(1)"/>'],
      ['run.exe', Buffer.from('MZ\x90\0\x03')],
      ['empty.txt', ''],
      ['bin.txt', Buffer.from([0, 1, 2, 3, 0])],
    ] as const)
      expect([name, (await asha.upload('/files/', name, content)).status]).toEqual([name, 400]);
    expect((await client(server).upload('/files/', 'policy.pdf', pdf)).status).toBe(401);
  });

  it('over the limit are refused with 413 [ERR-3]', async () => {
    expect(await asha.upload('/files/', 'large.pdf', Buffer.alloc(16 * 1024 * 1024, 'x'))).toMatchObject({
      status: 413,
      body: { detail: 'Your request size is larger than the defined limit.' },
    });
  });
});
