/** One organization of the demo, for the seeds of the modules. */
import { accessOf } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Writer } from '../entity/write.ts';
import type { Employee, Plan } from './people.ts';
import type { Random } from './random.ts';

/** What a seed works with. Its people are there, with their accounts and supervisors. */
export interface DemoOrganization {
  /** Its clock is what `setTime` set last. */
  readonly context: Context;
  readonly organizationId: number;
  readonly hrId: number;
  readonly plan: Plan;
  readonly people: readonly Employee[];
  readonly random: Random;
  /** When the organization began, two years ago; the clock of each seed as it starts. */
  readonly begin: number;
  /** The last morning: nothing of the demo is later. */
  readonly end: number;
  /** The instant at which the demo is made, for what is written with times of its own and not by the clock. */
  readonly until: Date;
  /** Moves the clock by which everything is written. */
  readonly setTime: (time: Date) => void;
}

/** Writes what the demo has of a module. */
export type Seed = (demo: DemoOrganization) => Promise<void>;

export const writerOf = async (context: Context, organizationId: number, userId: number): Promise<Writer> => ({
  context,
  access: await accessOf(context.database, organizationId, userId),
  requestId: 'demo',
  ip: '',
});

/** The demo employee and others of the demo supervisor's division, so that both have something to look at. */
export async function teamOf(context: Context, organizationId: number, slug: string): Promise<number[]> {
  const rows = await context.database.everywhere.query<{ id: number }>(
    `select s.subordinate_id as id from supervision s join users u on u.id = s.subordinate_id
      where s.organization_id = $1 and s.position = 1 and u.status = 'active'
        and s.supervisor_id = coalesce((select id from users where email = $2), (select min(supervisor_id) from supervision where organization_id = $1))
      order by u.email = $3 desc, s.subordinate_id limit 6`,
    [organizationId, `supervisor@${slug}.demo`, `employee@${slug}.demo`],
  );
  return rows.map((row) => row.id);
}
