import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesSwept } from '../../../tools/support/touched.ts';
import { fuzz } from './support/fuzz.ts';
import { createSamples } from './support/samples.ts';
import { aMember, anOrganization, signIn, startServer, type TestServer } from './support/server.ts';

/** The nightly run draws others each day, and more of them; a failure says which. */
const seed = Number(process.env.KARMIK_SEED ?? 2_083);
/** Wrong requests of each operation. */
const each = timesSwept(15, 1);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('no request, however wrong, is answered with 500 or not at all', { timeout: each * 80_000 }, async () => {
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
    each,
  );
  expect(failures.join('\n\n'), `KARMIK_SEED=${seed}`).toBe('');
  expect(requests).toBeGreaterThan(800 * each);
  // The requests come past the first checks, or they would find nothing.
  expect(statuses[200]).toBeGreaterThan(60 * each);
});
