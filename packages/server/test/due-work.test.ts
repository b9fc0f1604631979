import { afterEach, expect, it, vi } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { defineModule } from '../src/modules/define-module.ts';
import { startServer, type TestServer } from './support/server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Counts the runs of due work and of work with an interval of its own, on a server with this setting. */
async function runsWith(dueSeconds: number): Promise<{ due: number; own: number }> {
  const runs = { due: 0, own: 0 };
  const counting = defineModule({
    name: 'counting',
    recurring: () => [
      { name: 'counting due work', work: async () => void runs.due++ },
      { name: 'counting frequent work', everyMs: 20, work: async () => void runs.own++ },
    ],
  });
  servers.push(await startServer({ dueSeconds }, { modules: [counting], hasBackgroundWork: true }));
  return runs;
}

it('looks for due work as often as KARMIK_DUE_SECONDS says', async () => {
  const often = await runsWith(1);
  await vi.waitFor(() => expect(often.due).toBeGreaterThanOrEqual(3), { timeout: 30_000 });
});

it('leaves work with an interval of its own alone', async () => {
  const seldom = await runsWith(3_600);
  await vi.waitFor(() => expect(seldom.own).toBeGreaterThanOrEqual(3), { timeout: 30_000 });
  expect(seldom.due).toBe(1);
});

it('takes whole seconds up to an hour, and a minute by default', () => {
  expect(readConfig({}, '/').dueSeconds).toBe(60);
  expect(readConfig({ KARMIK_DUE_SECONDS: '1' }, '/').dueSeconds).toBe(1);
  for (const wrong of ['0', '1.5', '3601', 'often'])
    expect(() => readConfig({ KARMIK_DUE_SECONDS: wrong }, '/'), wrong).toThrow(ConfigError);
});
