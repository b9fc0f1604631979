import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstRunCode } from '../src/modules/account/first-run.ts';
import { setUpApp } from './support/second-step.ts';
import { client, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const good = {
  organization_name: 'Himal Ltd.',
  organization_abbreviation: 'HIM',
  organization_slug: 'himal',
  first_name: 'Sita',
  last_name: 'Rai',
  email: 'Sita@Himal.test',
  password: 'Namaste123',
  confirm_password: 'Namaste123',
};

describe('the first run', () => {
  it('needs the code that the server printed, and works once', async () => {
    const who = client(server);
    expect((await who.get('/setup/')).body).toEqual({ needed: true });
    const code = await firstRunCode(server.context.database);
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await firstRunCode(server.context.database)).toBe(code);
    expect(await who.post('/setup/', { ...good, code: 'AAAA-AAAA-AAAA' })).toMatchObject({
      status: 400,
      body: { code: [expect.any(String)] },
    });
    expect(
      await who.post('/setup/', {
        ...good,
        code,
        organization_slug: 'No Slug',
        email: 'sita',
        confirm_password: 'Other1234',
      }),
    ).toMatchObject({
      status: 400,
      body: {
        organization_slug: [expect.any(String)],
        email: ['E-mail must be valid'],
        confirm_password: ['Your Passwords do not match'],
      },
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => who.post('/setup/', { ...good, code })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await who.get('/setup/')).body).toEqual({ needed: false });
    expect(await firstRunCode(server.context.database)).toBeUndefined();
    expect((await who.post('/setup/', { ...good, code })).status).toBe(404);
    // No mail goes out here, so the first session is to set up a second step.
    const admin = await signIn(server, { email: 'sita@himal.test' });
    expect((await admin.get('/hris/himal/employees/')).status).toBe(403);
    await setUpApp(server, admin);
    expect((await admin.get('/users/me/')).body).toMatchObject({
      is_admin: true,
      is_operator: true,
      current_organization: { slug: 'himal' },
    });
    expect((await admin.get('/hris/himal/employees/')).body).toEqual({ results: [], next: null, count: 0 });
  });

  it('slows down the person who guesses the code', async () => {
    const other = await startServer();
    try {
      const answers = [];
      for (let n = 0; n < 6; n++)
        answers.push((await client(other).post('/setup/', { ...good, code: `AAAA-AAAA-AAA${n}` })).status);
      expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    } finally {
      await other.close();
    }
  });
});
