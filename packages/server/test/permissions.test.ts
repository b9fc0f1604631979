import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Organization, type TestServer } from './support/server.ts';

let server: TestServer;
let himal: Organization;
let sagar: Organization;
beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
});
afterAll(() => server.close());

const read = '/hris/himal/employees/';
const write = '/hris/himal/employees/1/send-activation/';

describe('permission codes at the server', () => {
  it.each([
    ['full access', ['4.00'], [200, 404]],
    ['read only', ['4.99'], [200, 403]],
    ['the exact code alone', ['4.08'], [403, 404]],
    ['another section', ['2.00', '5.00'], [403, 403]],
    ['nothing', [], [403, 403]],
  ])('let %s read and write as the table says [SEC-1, PRM-1]', async (what, codes, [reading, writing]) => {
    const who = await signIn(server, await aMember(server, himal, what.replaceAll(' ', ''), { codes }));
    expect([(await who.get(read)).status, (await who.post(write)).status]).toEqual([reading, writing]);
  });

  it('of one organisation mean nothing in another [SEC-1]', async () => {
    const person = await aMember(server, sagar, 'both', { codes: ['4.00'] });
    await server.context.database.everywhere.query(
      'insert into membership (organization_id, user_id, account_id) values ($1, $2, $2)',
      [himal.id, person.id],
    );
    const who = await signIn(server, person);
    expect((await who.get('/hris/sagar/employees/')).status).toBe(200);
    expect((await who.get(read)).status).toBe(403);
  });

  it('are those of the organisation that the address names by its slug, and each slug is one organisation [AUD-1]', async () => {
    const person = await aMember(server, himal, 'two', { is_hr_admin: true });
    await server.context.database.everywhere.query(
      'insert into membership (organization_id, user_id, account_id, is_hr_admin) values ($1, $2, $2, true)',
      [sagar.id, person.id],
    );
    const who = await signIn(server, person);
    await who.post('/org/himal/branch/', { name: 'Pokhara', code: 'PKR' });
    const names = async (slug: string) =>
      (await who.get<{ results: { name: string }[] }>(`/org/${slug}/branch/`)).body.results?.map(({ name }) => name);
    expect([await names('himal'), await names('sagar'), await names('nowhere')]).toEqual([['Pokhara'], [], undefined]);
    expect((await who.get('/org/nowhere/branch/')).status).toBe(404);
    await expect(anOrganization(server, 'himal')).rejects.toThrow(/unique/);
  });

  it('that someone lacks are refused, and that is reported once an hour [ERR-1]', async () => {
    const person = await aMember(server, himal, 'curious');
    const who = await signIn(server, person);
    for (let time = 0; time < 3; time++) {
      expect((await who.get(read)).status).toBe(403);
      expect((await who.post('/users/me/denied-page/', { path: '/admin/himal/hris' })).status).toBe(204);
    }
    const told = await server.context.database
      .organization(himal.id)
      .query(
        `select object_id from audit_event where organization_id = $1 and actor_id = $2 and action = 'permission_refused' order by id`,
        [himal.id, person.id],
      );
    expect(told).toEqual([{ object_id: 'GET /api/v1/hris/:org/employees/' }, { object_id: '/admin/himal/hris' }]);
  });

  it('that are taken away are gone within seconds', async () => {
    const person = await aMember(server, himal, 'former', { codes: ['4.00'] });
    const who = await signIn(server, person);
    expect((await who.get(read)).status).toBe(200);
    await server.context.database.everywhere.query('delete from membership_group where user_id = $1', [person.id]);
    await expect.poll(async () => (await who.get(read)).status, { timeout: 5_000 }).toBe(403);
  });

  it('let an audit user read and never write [AUD-4]', async () => {
    const who = await signIn(server, await aMember(server, himal, 'auditor', { is_audit_user: true }));
    expect([
      (await who.get(read)).status,
      (await who.post(write)).status,
      (await who.post('/security/auth/logout/')).status,
    ]).toEqual([200, 403, 204]);
  });

  it('and organisations one may work in are told to the browser [SES-4, AUD-2]', async () => {
    const person = await aMember(server, himal, 'wide', { is_hr_admin: true });
    await server.context.database.everywhere.query(
      'insert into membership (organization_id, user_id, account_id, is_hr_admin) values ($1, $2, $2, true)',
      [sagar.id, person.id],
    );
    const who = await signIn(server, person);
    expect((await who.get('/users/me/')).body).toMatchObject({
      current_organization: { slug: 'himal', timezone: 'Asia/Kathmandu', currency: 'NPR' },
    });
    const { body } = await who.get<{
      switchable_organizations: { slug: string }[];
      organization_permissions: string[];
    }>('/users/me/admin-info/');
    expect(body.switchable_organizations.map(({ slug }) => slug)).toEqual(['himal', 'sagar']);
    expect(body.organization_permissions).toContain('2.00');
    expect((await who.post('/users/me/switch-organization/', { slug: 'sagar' })).body).toEqual({
      slug: 'sagar',
      name: sagar.name,
    });
    await server.context.database.everywhere.query(`update organization set timezone = 'Asia/Tokyo' where id = $1`, [
      sagar.id,
    ]);
    server.app.gate.forget();
    expect((await who.get('/users/me/')).body).toMatchObject({
      current_organization: { slug: 'sagar', timezone: 'Asia/Tokyo', currency: 'NPR' },
    });
  });
});
