/** Who may post on the noticeboard and whose posts wait: set for many, logged, and without releasing what waits (PRM-4). */
import type { Post } from '@karmik/model/noticeboard/post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
let made = 0;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
});
afterAll(() => server.close());

interface Results {
  readonly results: { readonly id: number; readonly status: string }[];
}
const query = <T extends object>(sql: string, values: readonly (string | number)[]) =>
  server.context.database.everywhere.query<T>(sql, values);

/** A person with a file, who is among the employees of the setting. */
async function anAuthor(needsApproval: boolean): Promise<{ readonly person: Person; readonly client: Client }> {
  const name = `author${++made}`;
  const person = await aMember(server, himal, name, { need_approval: needsApproval });
  await query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Sharma', $4, '2020-01-01')`,
    [himal.id, person.id, name, person.email],
  );
  return { person, client: await signIn(server, person) };
}
const post = (who: Client, text: string) => who.post<Post>('/noticeboard/posts/', { text });
const set = (what: string, ids: readonly number[], who = hr) =>
  who.post<Results>(`/noticeboard/himal/member/bulk/${what}/`, { ids });
const approve = (id: number) =>
  hr.post<{ code?: string; detail?: string }>(`/hris/himal/noticeboard-approval/${id}/approve/`, { remark: '' });

describe('settings of the noticeboard', () => {
  it('are listed and set for people with the permission alone, and logged', async () => {
    const { person, client } = await anAuthor(false);
    const list = await hr.get<{ results: { id: number; allow_to_post: boolean; need_approval: boolean }[] }>(
      `/noticeboard/himal/member/?user=${person.id}`,
    );
    expect(list.body.results).toMatchObject([{ id: person.id, allow_to_post: true, need_approval: false }]);
    expect((await client.get('/noticeboard/himal/member/')).status).toBe(403);
    expect((await set('stop-posting', [person.id], client)).status).toBe(403);
    expect((await set('stop-posting', [person.id])).body.results).toEqual([{ id: person.id, status: 'done' }]);
    expect((await post(client, 'No more')).status).toBe(403);
    await set('allow-to-post', [person.id]);
    expect((await post(client, 'Again')).status).toBe(201);
    // No one of the organization is meant by a number that none of its people has.
    expect((await set('allow-to-post', [999_999])).body.results).toMatchObject([{ status: 'refused' }]);
    const audit = await query<{ before: object; after: object }>(
      `select before, after from audit_event where organization_id = $1 and object_type = 'noticeboard_member' and object_id = $2 order by id`,
      [himal.id, person.id],
    );
    expect(audit).toMatchObject([
      { before: { allow_to_post: true }, after: { allow_to_post: false } },
      { before: { allow_to_post: false }, after: { allow_to_post: true } },
    ]);
  });

  it('release nothing that is pending, and let no one publish who lost the right [NB-1] [WC-40]', async () => {
    const authors = [await anAuthor(true), await anAuthor(true), await anAuthor(true)];
    const posts: Post[] = [];
    for (const { client } of authors) posts.push((await post(client, 'Waits')).body);
    expect(posts.map(({ state }) => state)).toEqual(['Pending', 'Pending', 'Pending']);
    await set(
      'waive-approval',
      authors.map(({ person }) => person.id),
    );
    const states = () =>
      query<{ state: string }>('select state from post where id = any($1::bigint[]) order by id', [
        `{${posts.map(({ id }) => id).join(',')}}`,
      ]).then((rows) => rows.map(({ state }) => state));
    expect(await states()).toEqual(['Pending', 'Pending', 'Pending']);
    const [first, second] = authors;
    expect((await post(first?.client as Client, 'At once')).body.state).toBe('Published');
    await set('stop-posting', [second?.person.id ?? 0]);
    // Off and on again within a minute notifies no one.
    await set('require-approval', [first?.person.id ?? 0]);
    await set('waive-approval', [first?.person.id ?? 0]);
    const told = await query('select id from notification where organization_id = $1 and recipient_id = $2', [
      himal.id,
      first?.person.id ?? 0,
    ]);
    expect(told).toHaveLength(0);
    const answers = await Promise.all(posts.map(({ id }) => approve(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200]);
    expect(answers[1]?.body).toMatchObject({ code: 'author_may_not_post' });
    expect(await states()).toEqual(['Published', 'Pending', 'Published']);
    const denied = await hr.post(`/hris/himal/noticeboard-approval/${posts[1]?.id ?? 0}/deny/`, { remark: 'Not now' });
    expect(denied.status).toBe(200);
  });
});
