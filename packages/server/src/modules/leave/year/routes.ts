/** Endpoints by which HR opens leave years. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveYears, openingAnswer, openingPreview, yearChoice } from '@karmik/model/leave/year-opening';
import { pageQuery } from '@karmik/model/kit/paging';
import { bodySchema, fieldSchema } from '@karmik/model/kit/schema';
import type { UserRef } from '@karmik/model/kit/fields';
import { addDays } from '@karmik/model/kit/zone';
import * as z from 'zod/mini';
import { requiresPermission } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import { personJson } from '../../../entity/person.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { settingOn, settingsOf, yearsOf } from '../account/settings.ts';
import { isUsedSince, openingsOf, openLeaveYear, reverseLeaveYear, yearBeginning } from './open-year.ts';

interface OpeningRow {
  readonly starts_on: string;
  readonly opened_at: string;
  readonly opened_by: UserRef | null;
  readonly people: number;
  readonly is_used: boolean;
}

export function leaveYearRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${leaveEndpoints.yearOpening}/`;
  const tags = ['leave'];
  const config = { access: requiresPermission('6.03') };
  const params = organizationParams;
  const clock = looseRuleClock(context);

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
        `select o.starts_on, o.opened_at, ${personJson('p')} as opened_by, o.people, ${isUsedSince} as is_used from leave_year_opening o
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
            can_open: opening === undefined && starts_on <= today && access.can('6.03', 'write'),
            can_reverse: opening !== undefined && !opening.is_used && access.can('6.03', 'write'),
          };
        }),
      };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}preview/`,
    config,
    schema: {
      summary: 'What opening a leave year would do with each balance, a page at a time. Nothing is done',
      tags,
      params,
      querystring: z.strictObject({
        ...pageQuery,
        starts_on: fieldSchema(yearChoice.fields.starts_on, clock) as z.ZodMiniType<string>,
      }),
      response: { 200: openingPreview },
    },
    handler: async ({ access: { tenant }, query: { starts_on: day, limit, offset } }) => {
      const { year, settings } = await yearBeginning(tenant, day);
      const opened = await openingsOf(tenant, year, settings);
      const shown = opened.slice(offset, offset + limit);
      const rows = await tenant.query<{ id: number; person: UserRef }>(
        `select p.id, ${personJson('p')} as person from person p where p.organization_id = $1 and p.id = any($2)`,
        [tenant.organizationId, [...new Set(shown.map(({ person }) => person))]],
      );
      const people = new Map(rows.map((row) => [row.id, row.person]));
      return {
        starts_on: day,
        people: new Set(opened.map(({ person }) => person)).size,
        results: shown.flatMap(({ person, rule, opening: { balance, carried, lapsed, encashed, collapsed } }) => {
          const named = people.get(person);
          const { leave_type: id, name, in_nepali } = rule;
          return named
            ? [
                {
                  person: named,
                  leave_type: { id, name, in_nepali },
                  balance,
                  carried,
                  lapsed,
                  encashed,
                  collapsed,
                },
              ]
            : [];
        }),
        count: opened.length,
      };
    },
  });

  for (const [name, summary, act] of [
    ['open', 'Open a leave year for everyone', openLeaveYear],
    ['reverse', 'Take the opening of a leave year back while none of its leave is used', reverseLeaveYear],
  ] as const)
    app.route({
      method: 'POST',
      url: `${base}${name}/`,
      config,
      schema: { summary, tags, params, body: bodySchema(yearChoice.fields, clock), response: { 200: openingAnswer } },
      handler: async ({ access, body, id: requestId, ip }) => {
        const { starts_on: day } = body;
        const { now, today } = ruleClockOf(context, access);
        return access.tenant.transaction(async (tenant) => {
          const answer = await act(tenant, day, { userId: access.userId, at: now, today });
          await writeAudit(tenant, {
            organizationId: access.organization.id,
            actorId: access.userId,
            action: name,
            objectType: 'leave_year_opening',
            objectId: access.organization.id,
            after: { starts_on: day, ...answer },
            at: now,
            requestId,
            ip,
          });
          return answer;
        });
      },
    });
}
