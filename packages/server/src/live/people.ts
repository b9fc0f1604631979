import { heldCodes } from '../access/access.ts';
import { actingGroups, actsForMember } from '../access/acting-groups.ts';
import { goesOn } from '../access/session-rules.ts';
import type { Queries } from '../db/database.ts';

/** Someone's place in an organisation, as far as the live connection must know it. */
export interface Place {
  readonly organizationId: number;
  /** Who the account is there. */
  readonly userId: number;
  readonly slug: string;
  /** Whether they work for the organisation in any way: HR, auditor, or by a group of permissions. */
  readonly isHr: boolean;
  /** What they may read there, by codes. */
  readonly codes: readonly string[];
}

/** A session that goes on, with the organisation it works in and every place of its account. */
export interface LiveSession {
  readonly accountId: number;
  readonly organizationId: number;
  readonly places: readonly Place[];
}

interface Row {
  session_id: string;
  account_id: number;
  user_id: number;
  home_id: number;
  organization_id: number;
  slug: string;
  is_hr_admin: boolean;
  is_audit_user: boolean;
  codes: string[] | null;
}

/** Those of some sessions that go on; a session is over as the gate sees it, too. */
export async function liveSessionsOf(
  everywhere: Queries,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, LiveSession>> {
  const rows = await everywhere.query<Row>(
    `select s.id as session_id, s.user_id as account_id, m.user_id, s.organization_id as home_id, m.organization_id, o.slug,
            m.is_hr_admin, m.is_audit_user,
            (select array_agg(distinct code order by code) from ${actingGroups} cross join unnest(g.codes) as code where ${actsForMember}) as codes
       from auth_session s
       join users u on u.id = s.user_id
       join membership m on m.account_id = s.user_id and m.is_current
       join organization o on o.id = m.organization_id
      where s.id = any($1::uuid[]) and ${goesOn('$2')}`,
    [sessionIds, now],
  );
  const liveSessions = new Map<string, LiveSession>();
  for (const [sessionId, own] of Map.groupBy(rows, (row) => row.session_id)) {
    const [first] = own;
    // The person who left the organisation that the session works in has no place to be.
    if (!first || !own.some((row) => row.organization_id === row.home_id)) continue;
    liveSessions.set(sessionId, {
      accountId: first.account_id,
      organizationId: first.home_id,
      places: own.map((row) => ({
        organizationId: row.organization_id,
        userId: row.user_id,
        slug: row.slug,
        isHr: row.is_hr_admin || row.is_audit_user || row.codes !== null,
        codes: heldCodes(row),
      })),
    });
  }
  return liveSessions;
}
