/** The salary and grade history of a file: for the person, and for who reads salaries, whose readings are written down. */
import { employment } from '@karmik/model/hris/employment';
import { salaryCodes } from '@karmik/model/hris/salary-codes';
import { salaryHistory, type SalaryHistory } from '@karmik/model/hris/salary-history';
import { codesOfScope } from '@karmik/model/kit/scope';
import { scaleAt, type Scale } from '@karmik/model/hris/scale';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { endKnownTo, isKnown } from '../../../entity/known.ts';
import { logView } from '../../../entity/reading.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { forbidden } from '../../../http/errors.ts';
import { readPerson } from './file-rights.ts';

type Row = Omit<SalaryHistory['results'][number], 'monthly'> & Scale;

export function salaryHistoryRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/people/:id/salary-history/',
    config: { access: organizationMember },
    schema: {
      summary: "Levels, steps and basic salaries by a person's records of employment (user id), the newest first",
      tags: ['hris'],
      params: organizationIdParams,
      response: { 200: salaryHistory },
    },
    handler: async ({ access, params }) => {
      const { tenant } = access;
      const person = await readPerson(context, access, tenant, params.id);
      if (!person.isSelf && !salaryCodes.some((code) => access.can(code, 'read'))) throw forbidden();
      // Who keeps files reads their own as they read those of others.
      const keepsFiles =
        !person.isSelf || codesOfScope(employment.scopes?.organization).some((code) => access.can(code, 'read'));
      const rows = await tenant.query<Row>(
        `select h.id, h.change, h.starts_on, ${keepsFiles ? 'h.ends_on' : endKnownTo('employment', 'h', '$2')} as ends_on, l.title as level, h.step, l.scale_start::text, l.scale_steps, l.scale_increment::text
           from employment h left join employment_level l on l.organization_id = h.organization_id and l.id = h.employment_level_id
          where h.organization_id = $1 and h.employee_id = $2${keepsFiles ? '' : ` and ${isKnown('h')}`} order by h.starts_on desc`,
        [tenant.organizationId, person.userId],
      );
      await logView(context, access, tenant, 'salary', [person.userId]);
      return {
        results: rows.map(({ scale_start, scale_steps, scale_increment, ...row }) => ({
          ...row,
          monthly: scaleAt({ scale_start, scale_steps, scale_increment }, row.step ?? 0) ?? null,
        })),
      };
    },
  });
}
