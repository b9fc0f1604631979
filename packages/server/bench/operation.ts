/** An operation on ten thousand people: the first page of its preview, and how many simple rows it does a second. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayIn } from '@karmik/model/kit/zone';
import { readConfig } from '../src/config.ts';
import type { BoundOperation } from '../src/operations/operation.ts';
import { planOf, presentRows } from '../src/operations/plan.ts';
import { doRun, storeRun } from '../src/operations/run.ts';
import { makeContext, makeLog, openStore } from '../src/runtime.ts';
import { bonusModule } from '../test/grant-bonus/module.ts';
import { foundIn, hire, inFolder } from './organization.ts';

const people = 10_000;
const page = 25;

export interface OperationResult {
  /** Milliseconds of each look at the first page. */
  readonly previews: readonly number[];
  /** Seconds in which a run was stored with its rows. */
  readonly starting: number;
  /** Rows a second, each stored with its result. */
  readonly rate: number;
}

export const measureOperation = (): Promise<OperationResult> =>
  inFolder(async (folder) => {
    const organizationId = await foundIn(folder, async ({ database }, id) => {
      await hire(database, id, people);
      await database.owner.query(readFileSync(join(import.meta.dirname, '../test/grant-bonus/tables.sql'), 'utf8'));
      await database.owner.query('vacuum analyze');
    });
    const store = await openStore(readConfig({ KARMIK_DATA: folder, KARMIK_DEMO: '0' }, folder), makeLog('silent'));
    try {
      const config = readConfig({ KARMIK_DATA: folder, KARMIK_DEMO: '0' }, folder);
      const context = await makeContext(config, store, makeLog('silent'), { modules: [bonusModule] });
      const tenant = context.database.organization(organizationId);
      const bound = context.modules.operations.get('grant_bonus') as BoundOperation;
      const now = context.clock();
      const looking = { context, tenant, clock: { now, today: todayIn('Asia/Kathmandu', now) } };
      const input = { amount: '500.00' };
      const previews: number[] = [];
      for (let n = 0; n < 10; n++) {
        const began = performance.now();
        const { rows } = await planOf(bound, looking, input);
        await presentRows(
          tenant,
          bound.operation,
          rows.slice(0, page).map(({ values }) => values),
        );
        previews.push(performance.now() - began);
      }
      const plan = await planOf(bound, looking, input);
      const { id: userId } = (await tenant.one<{ id: number }>(
        'select user_id as id from membership where organization_id = $1 order by 1 limit 1',
        [organizationId],
      )) ?? { id: 0 };
      let began = performance.now();
      const run = await tenant.transaction((inner) =>
        storeRun({ ...looking, tenant: inner, userId }, bound, input, plan),
      );
      const starting = (performance.now() - began) / 1000;
      began = performance.now();
      const { done } = await doRun(context, tenant, run ?? 0, () => Promise.resolve());
      if (done < people) throw new Error(`${done} of ${people} rows were done`);
      return { previews, starting, rate: (done / (performance.now() - began)) * 1000 };
    } finally {
      await store.close();
    }
  });
