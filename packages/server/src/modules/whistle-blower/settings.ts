/** What an organisation decided about whistle-blowing, and who looks into reports on a day. */
import { whistleSetting } from '@karmik/model/whistle-blower/settings';
import type { ReportForm } from '@karmik/model/whistle-blower/report';
import { defaultOf } from '@karmik/model/kit/schema';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { ruleClockOf } from '../../entity/write.ts';

export interface WhistleSetting {
  readonly enabled: boolean;
  readonly public_enabled: boolean;
  readonly introduction: string | null;
  readonly retention_days: number;
  readonly reporter_days: number;
  readonly acknowledge_days: number;
  readonly answer_days: number;
  readonly captcha: boolean;
}

/** What holds where an organisation has set nothing. */
const untouched = Object.fromEntries(
  Object.entries(whistleSetting.fields).map(([name, field]) => [name, defaultOf(field) ?? null]),
) as unknown as WhistleSetting;

export const settingOf = async (queries: Queries, organizationId: number): Promise<WhistleSetting> =>
  (await queries.one<WhistleSetting>('select * from whistle_setting where organization_id = $1', [organizationId])) ??
  untouched;

/** Holds for a record `i` of an investigator who is one on the day: confirmed, in its dates, and of someone who is still a member. */
export const isCurrent = (day: string): string =>
  `i.status = 'Confirmed' and i.starts_on <= ${day}::date and (i.ends_on is null or i.ends_on >= ${day}::date)
   and exists (select from membership m where m.organization_id = i.organization_id and m.user_id = i.person_id and m.is_current)`;

/** TOP-15: whether someone looks into reports today, where reports are taken at all. */
export async function isCurrentInvestigator(context: Context, access: Access): Promise<boolean> {
  const { tenant, userId } = access;
  const { today } = ruleClockOf(context, access);
  const found = await tenant.one(
    `select 1 from investigator i join whistle_setting s on s.organization_id = i.organization_id and s.enabled
      where i.organization_id = $1 and i.person_id = $2 and ${isCurrent('$3')}`,
    [tenant.organizationId, userId, today],
  );
  return found !== undefined;
}

/** What the form of an organisation shows. The person who reports sees by name who may read it. */
export async function formOf(
  queries: Queries,
  organization: { readonly id: number; readonly name: string },
  today: string,
): Promise<ReportForm> {
  const { introduction, retention_days } = await settingOf(queries, organization.id);
  return {
    name: organization.name,
    introduction,
    retention_days,
    incident_types: await queries.query(
      'select id, name, description from incident_type where organization_id = $1 order by lower(name)',
      [organization.id],
    ),
    investigators: await queries.query(
      `select i.id, p.full_name as name from investigator i
         join person p on p.organization_id = i.organization_id and p.id = i.person_id
        where i.organization_id = $1 and ${isCurrent('$2')} order by p.full_name, i.id`,
      [organization.id, today],
    ),
  };
}
