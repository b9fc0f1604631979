/** Which payroll holds which item: a unique index lets one live payroll hold it, also where two reserve it at once. */
import { defineMessages } from '@karmik/model/kit/message';
import type { Tenant } from '../db/database.ts';
import { conflict } from '../http/errors.ts';
import type { PayItem, PayItemSource, PayMonth, TakenItem } from './port.ts';

const says = defineMessages('pay_items', {
  held: {
    en: 'Another payroll has taken an amount that this one would pay. Compute the payroll again.',
    ne: 'यो तलबले दिने एउटा रकम अर्को तलबले लिइसकेको छ। तलब फेरि गणना गर्नुहोस्।',
  },
});

export interface OfferedItem extends PayItem {
  readonly source: string;
}

interface Use extends TakenItem {
  readonly source: string;
}

/**
 * What all sources offer for a month, in their order, less what another payroll holds.
 * @param run the payroll that asks: what it holds itself is offered again
 */
export async function offeredItems(
  tenant: Tenant,
  sources: readonly PayItemSource[],
  month: PayMonth,
  { people, run }: { readonly people: readonly number[] | null; readonly run: number | null },
): Promise<OfferedItem[]> {
  const offered: OfferedItem[] = [];
  for (const source of sources)
    offered.push(...(await source.offer(tenant, month, people)).map((item) => ({ ...item, source: source.name })));
  const held = await tenant.query<{ source: string; source_id: number; earned: string }>(
    `select source, source_id, earned from pay_item_use where organization_id = $1 and run_id is distinct from $2
        and (source, source_id) in (select * from unnest($3::text[], $4::bigint[]))`,
    [tenant.organizationId, run, offered.map(({ source }) => source), offered.map(({ id }) => id)],
  );
  const taken = new Set(held.map(({ source, source_id, earned }) => `${source} ${source_id} ${earned}`));
  return offered.filter(({ source, id, earned }) => !taken.has(`${source} ${id} ${earned}`));
}

/** @throws 409 where another payroll holds one of them */
export async function reserveItems(
  tenant: Tenant,
  sources: readonly PayItemSource[],
  run: number,
  uses: readonly Use[],
): Promise<void> {
  const stored = await tenant.query(
    `insert into pay_item_use (organization_id, run_id, employee_id, source, source_id, earned, amount, carried, is_moved)
     select $1, $2, person, source, id, earned, amount, carried, is_moved
       from jsonb_to_recordset($3::jsonb) as u (person bigint, source text, id bigint, earned text, amount numeric, carried numeric, is_moved boolean)
     on conflict (organization_id, source, source_id, earned) do nothing returning id`,
    [tenant.organizationId, run, JSON.stringify(uses)],
  );
  if (stored.length < uses.length) throw conflict(says.held, 'item_held');
  for (const each of sources)
    await each.hold?.(
      tenant,
      run,
      uses.filter(({ source }) => source === each.name),
    );
}

/** Takes for good what a payroll holds, when it is confirmed. */
export async function settleItems(
  tenant: Tenant,
  sources: readonly PayItemSource[],
  run: number,
  at: Date,
): Promise<void> {
  const taken = await tenant.query<Use>(
    `update pay_item_use set taken_at = $3 where organization_id = $1 and run_id = $2
     returning source, source_id as id, employee_id as person, earned, amount::text, carried::text, is_moved`,
    [tenant.organizationId, run, at],
  );
  for (const each of sources)
    await each.settle?.(
      tenant,
      taken.filter(({ source }) => source === each.name),
    );
}

/** Gives back what a payroll holds: all of it, or that of some people. */
export async function freeItems(
  tenant: Tenant,
  sources: readonly PayItemSource[],
  run: number,
  people: readonly number[] | null = null,
): Promise<void> {
  const freed = await tenant.query<{ source: string; id: number; earned: string }>(
    `delete from pay_item_use where organization_id = $1 and run_id = $2 and taken_at is null and ($3::bigint[] is null or employee_id = any($3))
     returning source, source_id as id, earned`,
    [tenant.organizationId, run, people],
  );
  for (const each of sources)
    await each.free?.(
      tenant,
      freed.filter(({ source }) => source === each.name),
    );
}
