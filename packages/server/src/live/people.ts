import { actingGroups, actsForMember } from '../access/acting-groups.ts';
import { goesOn } from '../access/standing.ts';
import type { Queries } from '../db/database.ts';

/** Somebody's place in an organisation, as far as the live connection must know it. */
export interface Place {
  readonly organizationId: number;
  readonly slug: string;
  /** Whether they work for the organisation in any way: HR, auditor, or by a group of permissions. */
  readonly isHr: boolean;
}

/** A session that goes on, with the organisation it works in and every place of its person. */
export interface Standing {
  readonly userId: number;
  readonly organizationId: number;
  readonly places: readonly Place[];
}

interface Row {
  session_id: string;
  user_id: number;
  home_id: number;
  organization_id: number;
  slug: string;
  is_hr: boolean;
}

/** Those of some sessions that go on; a session is over as the gate sees it, too. */
export async function standingsOf(
  everywhere: Queries,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Standing>> {
  const rows = await everywhere.query<Row>(
    `select s.id as session_id, s.user_id, s.organization_id as home_id, m.organization_id, o.slug,
            (m.is_hr_admin or m.is_audit_user or exists (select from ${actingGroups} where ${actsForMember})) as is_hr
       from auth_session s
       join users u on u.id = s.user_id
       join membership m on m.user_id = s.user_id and m.is_current
       join organization o on o.id = m.organization_id
      where s.id = any($1::uuid[]) and ${goesOn('$2')}`,
    [sessionIds, now],
  );
  const standings = new Map<string, Standing>();
  for (const [sessionId, own] of Map.groupBy(rows, (row) => row.session_id)) {
    const [first] = own;
    // Whoever left the organisation that the session works in has no place to be.
    if (!first || !own.some((row) => row.organization_id === row.home_id)) continue;
    standings.set(sessionId, {
      userId: first.user_id,
      organizationId: first.home_id,
      places: own.map((row) => ({ organizationId: row.organization_id, slug: row.slug, isHr: row.is_hr })),
    });
  }
  return standings;
}
