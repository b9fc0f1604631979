/** The leave years that HR opens. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveYears } from '@karmik/model/leave/year-opening';
import type { UserRef } from '@karmik/model/kit/fields';
import { addDays } from '@karmik/model/kit/zone';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { personJson } from '../../../entity/person.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { settingOn, settingsOf, yearsOf } from '../account/settings.ts';

interface OpeningRow {
  readonly starts_on: string;
  readonly opened_at: string;
  readonly opened_by: UserRef | null;
  readonly people: number;
}

export function leaveYearRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${leaveEndpoints.yearOpening}/`;
  const tags = ['leave'];
  const config = { access: requiresPermission('6.03') };
  const params = organizationParams;

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: { summary: 'Leave years, and which of them are open', tags, params, response: { 200: leaveYears } },
    handler: async ({ access }) => {
      const { tenant } = access;
      const { today } = ruleClockOf(context, access);
      const settings = await settingsOf(tenant);
      const opened = await tenant.query<OpeningRow>(
        `select o.starts_on, o.opened_at, ${personJson('p')} as opened_by, o.people from leave_year_opening o
           left join person p on p.organization_id = o.organization_id and p.id = o.opened_by_id
          where o.organization_id = $1 and o.reversed_at is null`,
        [tenant.organizationId],
      );
      const years = settings
        .flatMap((setting) => yearsOf(setting, addDays(today, 366)).map((year) => ({ year, setting })))
        .filter(({ year }) => settingOn(settings, addDays(year.starts_on, -1)) !== undefined);
      return {
        results: years.toReversed().map(({ year: { starts_on, ends_on }, setting }) => {
          const opening = opened.find((each) => each.starts_on === starts_on);
          return {
            starts_on,
            ends_on,
            setting: setting.name,
            opened_at: opening?.opened_at ?? null,
            opened_by: opening?.opened_by ?? null,
            people: opening?.people ?? 0,
          };
        }),
      };
    },
  });
}
