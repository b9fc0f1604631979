/** What calendar programs read of somebody: their own leave, of which the kind is not said, and their holidays. */
import { addDays, todayIn } from '@karmik/model/kit/zone';
import { bilingual, type Language, type Text } from '@karmik/model/kit/text';
import { hashOf } from '../../../access/tokens.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { holidayParts } from '@karmik/model/organization/holiday';
import { holidaysOfPerson } from '../../organization/holidays.ts';
import { icalendar, type CalendarEvent } from './icalendar.ts';

/** How many days back and ahead of today. */
const reach = { back: 366, ahead: 732 } as const;

const words = {
  leave: bilingual('Leave', 'बिदा'),
  pending: bilingual('Leave (pending)', 'बिदा (निर्णय बाँकी)'),
};

interface Owner {
  readonly organization_id: number;
  readonly organization: string;
  readonly timezone: string;
  readonly user_id: number;
  readonly language: Language | null;
}

interface Leave {
  readonly id: number;
  readonly from_date: string;
  readonly to_date: string;
  readonly is_pending: boolean;
  readonly changed_at: Date;
}

const leaveOf = (tenant: Tenant, personId: number, from: string, to: string) =>
  tenant.query<Leave>(
    `select id, from_date, to_date, status <> 'Approved' as is_pending, coalesce(updated_at, created_at) as changed_at from leave_request
      where organization_id = $1 and sender_id = $2 and status in ('Requested', 'Forwarded', 'Approved') and from_date <= $4 and to_date >= $3
      order by from_date, id`,
    [tenant.organizationId, personId, from, to],
  );

/** The calendar that a secret leads to; undefined for one that is unknown or withdrawn, or of somebody who has left. */
export async function feedOf({ database, clock, config }: Context, secret: string): Promise<string | undefined> {
  const owner = await database.everywhere.one<Owner>(
    `select f.organization_id, f.user_id, o.name as organization, o.timezone, u.language from leave_feed f
       join membership m on m.organization_id = f.organization_id and m.user_id = f.user_id and m.is_current
       join organization o on o.id = f.organization_id left join users u on u.id = m.account_id
      where f.hash = $1`,
    [hashOf(secret)],
  );
  if (!owner) return undefined;
  const { organization_id: organizationId, user_id: personId } = owner;
  const tenant = database.organization(organizationId);
  const say = (text: Text): string => text[owner.language ?? 'en'];
  const today = todayIn(owner.timezone, clock());
  const [from, to] = [addDays(today, -reach.back), addDays(today, reach.ahead)];
  const uidOf = (kind: string, id: number) => `${kind}-${organizationId}-${id}@${new URL(config.publicUrl).hostname}`;
  const leave = (await leaveOf(tenant, personId, from, to)).map(
    ({ id, from_date, to_date, is_pending: isTentative, changed_at }): CalendarEvent => ({
      uid: uidOf('leave', id),
      summary: say(isTentative ? words.pending : words.leave),
      from: from_date,
      to: to_date,
      changedAt: new Date(changed_at),
      isTentative,
    }),
  );
  const holidays = (await holidaysOfPerson(tenant, personId, from, to)).map(
    ({ id, name, name_ne, starts_on, ends_on, part, created_at }): CalendarEvent => ({
      uid: uidOf('holiday', id),
      summary: [say({ en: name, ne: name_ne ?? name }), ...(part === 'Full' ? [] : [say(holidayParts[part])])].join(
        ' · ',
      ),
      from: starts_on,
      to: ends_on,
      changedAt: new Date(created_at),
      isFree: true,
    }),
  );
  return icalendar(`${say(words.leave)} · ${owner.organization}`, [...leave, ...holidays]);
}
