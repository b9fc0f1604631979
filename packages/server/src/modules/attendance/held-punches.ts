/** Punches that were made without a connection and are sent later: how old they may be, and that each is one however often it comes. */
import { timingSafeEqual } from 'node:crypto';
import type { PunchCategory } from '@karmik/model/attendance/punch';
import type { Secrets } from '../../access/secrets.ts';
import type { Tenant } from '../../db/database.ts';
import { HttpError } from '../../http/errors.ts';
import { attendanceMessages } from './messages.ts';
import { webAttendanceSettingOf } from './place-of-punch.ts';

/** How far the clock of a phone may be ahead. */
const aheadMs = 120_000;
/** The answer to a first attempt may have been lost: the same within this time is what came of it. */
const sameMs = 60_000;

/** @throws 400 with `detail` for a time to come, or longer ago than the organisation takes */
export async function requireRecent(tenant: Tenant, heldAt: Date, now: Date): Promise<void> {
  const age = now.getTime() - heldAt.getTime();
  if (age < -aheadMs) throw new HttpError(400, { detail: attendanceMessages.timeToCome });
  const { offline_hours: hours } = await webAttendanceSettingOf(tenant);
  if (age > hours * 3_600_000) throw new HttpError(400, { detail: attendanceMessages.heldTooLong({ hours }) });
}

const signedText = (organizationId: number, userId: number, at: string): string =>
  `contact:${organizationId}:${userId}:${at}`;

/** Proves to the server when a person's phone last heard from it. */
export const contactProof = (secrets: Secrets, organizationId: number, userId: number, now: Date): string => {
  const at = now.toISOString();
  return `${at} ${secrets.sign(signedText(organizationId, userId, at))}`;
};

/** What a phone gives of the time since it was connected. */
interface GivenContact {
  readonly contact?: string | null | undefined;
  readonly since_contact?: number | null | undefined;
}

export interface Contact {
  readonly contact_at: string | null;
  readonly clock_drift: number | null;
}

/**
 * When a phone was last connected before it held a punch, and how far its clock is from the time reckoned from then. What proves nothing is
 * left out. @throws 400 with `detail` for a time before the contact
 */
export function contactOf(
  secrets: Secrets,
  who: { readonly organizationId: number; readonly userId: number },
  { contact, since_contact: since }: GivenContact,
  heldAt: Date,
): Contact {
  const [at = '', signature = ''] = (contact ?? '').split(' ');
  const given = Buffer.from(signature);
  const isProven = secrets.signatures(signedText(who.organizationId, who.userId, at)).some((each) => {
    const wanted = Buffer.from(each);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!isProven) return { contact_at: null, clock_drift: null };
  const contactAt = Date.parse(at);
  if (heldAt.getTime() < contactAt - aheadMs)
    throw new HttpError(400, { detail: attendanceMessages.heldBeforeContact });
  const reckoned = since == null ? null : Math.round((heldAt.getTime() - contactAt - since) / 1_000);
  return { contact_at: at, clock_drift: reckoned };
}

/** The punch that came of an earlier attempt. */
export async function sentBefore(
  tenant: Tenant,
  employeeId: number,
  category: PunchCategory,
  heldAt: Date,
): Promise<number | undefined> {
  const around = (ms: number) => new Date(heldAt.getTime() + ms);
  const row = await tenant.one<{ id: number }>(
    `select id from punch where organization_id = $1 and employee_id = $2 and remark_category = $3 and punched_at between $4 and $5
      order by punched_at limit 1`,
    [tenant.organizationId, employeeId, category, around(-sameMs), around(sameMs)],
  );
  return row?.id;
}
