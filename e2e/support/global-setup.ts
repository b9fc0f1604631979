/** What all journeys of a run share: the server with the demo, unless `KARMIK_E2E_URL` names a running one, mails, and leases of accounts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, startDemo } from './demo.ts';
import { seeTour, signInByCall } from './karmik.ts';
import { startMailServer } from './mails.ts';

/** The accounts that all journeys share, which know the product. */
const sharedAccounts = ['hr@himal.demo', 'supervisor@himal.demo', 'employee@himal.demo', 'hr@sagar.demo'];

export default async function start(): Promise<() => Promise<void>> {
  process.env.KARMIK_DEMO_PASSWORD ??= demoPassword;
  const leases = await mkdtemp(join(tmpdir(), 'karmik-e2e-leases-'));
  process.env.KARMIK_E2E_LEASES = leases;
  const mails = await startMailServer();
  process.env.KARMIK_E2E_SMTP = mails.url;
  const demo = process.env.KARMIK_E2E_URL ? undefined : await startDemo({ SMTP_URL: mails.url });
  if (demo) process.env.KARMIK_E2E_URL = demo.url;
  for (const email of sharedAccounts) await seeTour(await signInByCall(email));
  return async () => {
    await demo?.stop();
    await mails.stop();
    await rm(leases, { recursive: true, force: true });
  };
}
