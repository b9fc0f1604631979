/** Photos of people: whose they change, what is taken, and who sees them. */
import type { PersonCard } from '@karmik/model/hris/person-card';
import { photoLimits } from '@karmik/model/hris/photo';
import type { Aggregate } from '@karmik/model/kit/report';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  client,
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
let asha: Person;
let ashas: Client;
let bina: Person;
let binas: Client;
let sagars: Client;

const own = '/users/me/photo/';
const picture = (width: number, height: number, kind: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#0a5bd3' } })
    .withExif({ IFD0: { Artist: 'Nobody' } })
    .toFormat(kind)
    .toBuffer();
const bytesAt = (url: string) => server.app.inject(url);
const cardOf = async (who: Client, person: Person) => (await who.get<PersonCard>(`/users/${person.id}/card/`)).body;
const kept = async () =>
  (
    await server.context.database.everywhere.query<{ storage_key: string }>(
      `select f.storage_key from file f join record_file r on r.organization_id = f.organization_id and r.file_id = f.id where r.entity = 'membership'`,
    )
  ).map(({ storage_key }) => storage_key);

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const sagar = await anOrganization(server, 'sagar');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  asha = await aMember(server, himal, 'asha');
  bina = await aMember(server, himal, 'bina');
  [ashas, binas] = [await signIn(server, asha), await signIn(server, bina)];
  sagars = await signIn(server, await aMember(server, sagar, 'boss', { is_hr_admin: true }));
});
afterAll(() => server.close());

describe('a photo', () => {
  it('becomes a small square of the person and is in every answer that names them [CHIP-5, SES-1]', async () => {
    const answer = await ashas.upload<{ profile_picture: string }>(own, 'me.jpg', await picture(1200, 800));
    expect(answer.status).toBe(200);
    const large = await bytesAt(answer.body.profile_picture);
    expect([large.statusCode, large.headers['content-type'], large.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=300',
    ]);
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(large.rawPayload.includes('Exif')).toBe(false);

    const { profile_picture: shown, profile_picture_thumb: thumb } = await cardOf(binas, asha);
    expect(await sharp((await bytesAt(shown ?? '')).rawPayload).metadata()).toMatchObject({ width: 512 });
    const small = (await bytesAt(thumb ?? '')).rawPayload;
    expect(await sharp(small).metadata()).toMatchObject({ width: 160, height: 160 });
    expect(small.length).toBeLessThan(8_000);

    const post = await ashas.post<{ id: number }>('/noticeboard/posts/', { text: 'Good morning' });
    await ashas.post(`/noticeboard/posts/${post.body.id}/comments/`, { text: 'And good night' });
    const id = /files\/(\d+)\//.exec(thumb ?? '')?.[1] ?? '?';
    const named = async (who: Client, url: string) => JSON.stringify((await who.get(url)).body);
    for (const [who, url] of [
      [ashas, '/users/me/'],
      [binas, '/noticeboard/posts/'],
      [binas, `/noticeboard/posts/${post.body.id}/comments/`],
      [hr, '/users/new-autocomplete/?search=asha'],
      [hr, '/org/himal/login-logs/'],
      [binas, '/org/himal/people/?search=asha'],
    ] as const)
      expect([url, await named(who, url)]).toEqual([
        url,
        expect.stringMatching(new RegExp(`"profile_picture":"/api/v1/files/${id}/content/\\?[^"]+signature=`)),
      ]);
  });

  it('is in a report that many share by an address of each reader', async () => {
    const second = await signIn(server, await aMember(server, himal, 'hira', { is_hr_admin: true }));
    const report = async (who: Client) => {
      const answer = await who.get<Aggregate>('/attendance/himal/daily-attendance/aggregate/?as=hr&group_by=employee');
      const person = answer.body.groups[0]?.value as { profile_picture: string } | undefined;
      return person?.profile_picture ?? '';
    };
    await server.context.database.everywhere.query(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early,
                                   overtime, lost, is_remote, is_travelling, is_locked)
       values ($1, $2, '2026-01-05', 'Present', 'Workday', 480, 480, 0, 0, 0, 0, 0, false, false, false)`,
      [himal.id, asha.id],
    );
    const [first, others] = [await report(hr), await report(second)];
    expect(others).not.toBe(first);
    for (const address of [first, others]) expect((await bytesAt(address)).statusCode).toBe(200);
    expect(await report(hr)).toBe(first);
  });

  it('is taken by what it is and not by its name', async () => {
    const wrong = async (content: Buffer | string, message: string) =>
      expect(await binas.upload(own, 'me.jpg', content)).toMatchObject({ status: 400, body: { file: [message] } });
    await wrong('GIF89a and no more', 'Send a photo as JPEG, PNG or WebP.');
    await wrong(await picture(200, 200, 'gif'), 'Send a photo as JPEG, PNG or WebP.');
    await wrong(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Send a photo as JPEG, PNG or WebP.');
    await wrong(
      (await picture(200, 200, 'png')).subarray(0, 60),
      'The photo cannot be read, or it is larger than 60 megapixels.',
    );
    await wrong(await picture(300, 40), 'The photo must be at least 64 × 64 pixels.');
    await wrong(
      Buffer.concat([await picture(200, 200), Buffer.alloc(photoLimits.bytes)]),
      'The photo can have at most 5 MB.',
    );
    expect(await cardOf(hr, bina)).toMatchObject({ profile_picture: null, profile_picture_thumb: null });
    for (const kind of ['png', 'webp'] as const)
      expect([kind, (await binas.upload(own, 'me', await picture(200, 200, kind))).status]).toEqual([kind, 200]);
  });

  it('is seen by members of the organisation alone, and by no one with an address that was changed', async () => {
    const { profile_picture: address } = await cardOf(binas, asha);
    expect((await bytesAt(address ?? '')).statusCode).toBe(200);
    expect((await sagars.get(`/users/${asha.id}/card/`)).status).toBe(404);
    const other = await server.context.database.everywhere.one<{ id: number }>(
      `select id from users where email = 'boss@sagar.test'`,
    );
    const changed = new URL(address ?? '', 'http://server');
    changed.searchParams.set('user', String(other?.id));
    expect((await bytesAt(changed.pathname + changed.search)).statusCode).toBe(404);
    expect((await sagars.upload(`/hris/himal/people/${asha.id}/photo/`, 'a.jpg', await picture(99, 99))).status).toBe(
      404,
    );
    expect((await sagars.upload(`/hris/sagar/people/${asha.id}/photo/`, 'a.jpg', await picture(99, 99))).status).toBe(
      404,
    );
    expect((await sagars.delete(`/hris/sagar/people/${asha.id}/photo/`)).status).toBe(404);
    expect((await client(server).upload(own, 'a.jpg', await picture(99, 99))).status).toBe(401);
    // The person who has left has nothing left to see by the address that they were given.
    const gone = await aMember(server, himal, 'gone');
    const given = await cardOf(await signIn(server, gone), asha);
    await server.context.database.everywhere.query('update membership set is_current = false where user_id = $1', [
      gone.id,
    ]);
    expect((await bytesAt(given.profile_picture ?? '')).statusCode).toBe(404);
  });

  it('of others is changed by HR alone, and of every change the audit keeps who did it', async () => {
    const url = `/hris/himal/people/${bina.id}/photo/`;
    expect((await ashas.upload(url, 'a.jpg', await picture(99, 99))).status).toBe(403);
    expect((await ashas.delete(url)).status).toBe(403);
    const before = await kept();
    const old = (await cardOf(ashas, bina)).profile_picture ?? '';
    expect((await hr.upload(url, 'a.jpg', await picture(300, 300))).status).toBe(200);
    // The one before is gone, its bytes with it.
    expect((await bytesAt(old)).statusCode).toBe(404);
    const after = await kept();
    const lost = before.filter((key) => !after.includes(key));
    expect(lost).toHaveLength(2);
    for (const key of lost) expect(await server.context.files.has(key)).toBe(false);

    expect((await hr.delete(url)).body).toEqual({ profile_picture: null });
    expect((await cardOf(ashas, bina)).profile_picture).toBeNull();
    expect(await kept()).toHaveLength(after.length - 2);
    const events = await server.context.database.everywhere.query<{ action: string; actor_id: number }>(
      `select action, actor_id from audit_event where object_type = 'user' and object_id = $1 and action like 'photo%' order by id desc limit 3`,
      [String(bina.id)],
    );
    expect(events.map(({ action, actor_id }) => [action, actor_id === bina.id])).toEqual([
      ['photo_removed', false],
      ['photo_changed', false],
      ['photo_changed', true],
    ]);
  });

  it('of someone who only audits is not theirs to change', async () => {
    const auditor = await signIn(server, await aMember(server, himal, 'audit', { is_audit_user: true }));
    expect((await auditor.upload(own, 'a.jpg', await picture(99, 99))).status).toBe(403);
  });
});
