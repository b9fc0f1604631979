/** Twenty thousand requests that were made to go wrong, to a server with the demo organisations. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { makeContext, makeLog, makeServer, openStore } from '../src/runtime.ts';
import { ensureDemo } from '../src/seed/demo.ts';
import { fuzz, type Fuzzed } from '../test/support/fuzz.ts';

/** Requests of each of some nine hundred operations. */
const each = 23;
const seed = 2_026;

export async function measureFuzz(): Promise<Fuzzed & { readonly seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-fuzz-'));
  const config = readConfig({ KARMIK_DATA: folder, KARMIK_REQUESTS_PER_MINUTE: '0' }, folder);
  const log = makeLog(process.env.KARMIK_LOG ?? 'silent');
  const store = await openStore(config, log);
  const context = await makeContext(config, store, log);
  await ensureDemo(context, () => undefined);
  const server = await makeServer(context, store);
  try {
    const accountOf = async (where: string) => {
      const row = await context.database.everywhere.one<{ user_id: number; organization_id: number }>(
        `select m.user_id, m.organization_id from membership m join organization o on o.id = m.organization_id join users u on u.id = m.user_id
          where o.slug = 'himal' and m.is_current and ${where} order by m.user_id limit 1`,
      );
      if (!row) throw new Error('the demo has no such account');
      return { userId: row.user_id, organizationId: row.organization_id };
    };
    const accounts = {
      hr: await accountOf('m.is_hr_admin'),
      employee: await accountOf('not m.is_hr_admin and not m.is_audit_user'),
    };
    const began = performance.now();
    const result = await fuzz(server.app, context, accounts, seed, each);
    return { ...result, seconds: (performance.now() - began) / 1000 };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
