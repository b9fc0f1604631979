import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from './support/fuzz.ts';
import { createSamples } from './support/samples.ts';
import { aMember, anOrganization, signIn, startServer, type TestServer } from './support/server.ts';

const seed = 2_083;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('no request, however wrong, is answered with 500 or not at all', { timeout: 240_000 }, async () => {
  const himal = await anOrganization(server, 'himal');
  const hr = await aMember(server, himal, 'hari', { is_hr_admin: true });
  const employee = await aMember(server, himal, 'sita');
  await createSamples(await signIn(server, hr), 'himal', [hr, employee]);
  const { failures, requests, statuses } = await fuzz(
    server.app,
    server.context,
    {
      hr: { userId: hr.id, organizationId: himal.id },
      employee: { userId: employee.id, organizationId: himal.id },
    },
    seed,
    3,
  );
  expect(failures.join('\n\n')).toBe('');
  expect(requests).toBeGreaterThan(2_500);
  // The requests come past the first checks, or they would find nothing.
  expect(statuses[200]).toBeGreaterThan(200);
});
