/** Gives many people the same individual attendance setting, all of them in one transaction, after a look at whom it concerns. */
import { attendanceSetting } from '@karmik/model/attendance/individual-setting';
import {
  mostNamed,
  settingForSeveral,
  severalAnswer,
  severalPath,
  type SeveralAnswer,
  type skipReasons,
} from '@karmik/model/attendance/setting-for-several';
import type { BodyOf } from '@karmik/model/kit/fields';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { once } from '../../entity/idempotency.ts';
import { personJson } from '../../entity/person.ts';
import { checkReferences } from '../../entity/references.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { checkWhole } from '../../entity/whole-body.ts';
import { createRecord, ruleClockOf, writerOf } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { requireOpenBetween } from '../../ledger/periods.ts';
import { attendanceSettingHooks } from './close/closed-hooks.ts';

type Given = BodyOf<typeof settingForSeveral.fields>;
interface Chosen {
  readonly employee: SeveralAnswer['people'][number];
  readonly reason: keyof typeof skipReasons | null;
}

const endless = '9999-12-31';

/** Who is chosen: current employees whom all lists that are filled in name, and those who are picked; with why one is left out. */
const chosenBy = (tenant: Tenant, given: Given): Promise<Chosen[]> =>
  tenant.query<Chosen>(
    `select ${personJson('p')} as employee,
            case when not m.is_current then 'left'
                 when exists (select from attendance_setting s where s.organization_id = $1 and s.employee_id = e.user_id
                                 and daterange(s.starts_on, s.ends_on, '[]') && daterange($7, $8, '[]')) then 'has_setting' end as reason
       from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
       join person p on p.organization_id = e.organization_id and p.id = e.user_id
      where e.organization_id = $1
        and (e.user_id = any($6::bigint[])
          or (m.is_current and cardinality($2::bigint[] || $3::bigint[] || $4::bigint[] || $5::bigint[]) > 0
            and (cardinality($2::bigint[]) = 0 or e.branch_id = any($2::bigint[]))
            and (cardinality($3::bigint[]) = 0 or e.division_id = any($3::bigint[]))
            and (cardinality($4::bigint[]) = 0 or e.employment_type_id = any($4::bigint[]))
            and (cardinality($5::bigint[]) = 0 or e.employment_level_id = any($5::bigint[]))))
      order by p.full_name, e.user_id`,
    [
      tenant.organizationId,
      given.branches,
      given.divisions,
      given.employment_types,
      given.employment_levels,
      given.employees.map(({ employee }) => employee),
      given.starts_on,
      given.ends_on,
    ],
  );

function answerOf(chosen: readonly Chosen[]): SeveralAnswer {
  const people = chosen.filter(({ reason }) => reason === null).map(({ employee }) => employee);
  const skipped = chosen.flatMap(({ employee, reason }) => (reason === null ? [] : [{ employee, reason }]));
  return {
    count: people.length,
    people: people.slice(0, mostNamed),
    skipped_count: skipped.length,
    skipped: skipped.slice(0, mostNamed),
  };
}

export function settingForSeveralRoutes(app: Api, context: Context): void {
  app.route({
    method: 'POST',
    url: `/api/v1/${severalPath}/`,
    config: { access: requiresPermission('5.05') },
    schema: {
      summary: 'Give several employees an attendance setting, or show whom it would concern and who is left out',
      tags: ['attendance'],
      params: organizationParams,
      querystring: z.strictObject({
        dry_run: z._default(
          z.enum(['true', 'false'], {
            error: carried(messages.choice({ field: verbatim('dry_run'), choices: listed(['true', 'false']) })),
          }),
          'false',
        ),
      }),
      body: bodySchema(settingForSeveral.fields, looseRuleClock(context)),
      response: { 200: severalAnswer },
    },
    handler: async (request) => {
      const { access } = request;
      const given = checkWhole(settingForSeveral, request.body, ruleClockOf(context, access));
      const { web_attendance, is_remote, ignores_devices, starts_on, ends_on } = given;
      const look = async (tenant: Tenant): Promise<Chosen[]> => {
        await checkReferences(settingForSeveral, tenant, access.userId, given, Object.keys(given));
        await requireOpenBetween(tenant, 'attendance', starts_on, ends_on ?? endless);
        return chosenBy(tenant, given);
      };
      if (request.query.dry_run === 'true') return answerOf(await access.tenant.transaction(look));
      const writer = writerOf(context, request);
      const { body } = await once(context, request, async (tenant) => {
        const chosen = await look(tenant);
        for (const { employee, reason } of chosen)
          if (reason === null)
            await createRecord(writer, tenant, attendanceSetting, attendanceSettingHooks, {
              employee: employee.id,
              web_attendance,
              is_remote,
              ignores_devices,
              starts_on,
              ends_on,
            });
        return { status: 200, body: answerOf(chosen) };
      });
      return body as SeveralAnswer;
    },
  });
}
