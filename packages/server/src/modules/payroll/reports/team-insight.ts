/** What a month of pay cost the team of a supervisor, added up in the database; sums of few employees never leave it. */
import { addUp } from '@karmik/model/kit/add-up';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import {
  leastPeople,
  teamInsight,
  withoutSmall,
  type TeamFigures,
  type TeamInsight,
} from '@karmik/model/payroll/reports/team-insight';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import { supervises, supervisesAnybody } from '../../../access/supervision.ts';
import type { Context } from '../../../context.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { notFound } from '../../../http/errors.ts';
import { leastPeopleOf } from './setting.ts';

interface Row extends TeamFigures {
  readonly month: string;
  readonly id: number | null;
  readonly name: string | null;
}

const amounts = ['gross', 'overtime', 'employer_cost', 'cost', 'net'] as const;
const counts = ['people', 'joined', 'departed'] as const;

/** Sums by month and branch. */
const sumsOf = ({ tenant, userId }: Access, months: readonly string[], today: string) =>
  tenant.query<Row>(
    `select p.month, r.branch_id as id, b.name,
            ${counts.map((name) => `coalesce(sum(r.${name}), 0)::integer as ${name}`).join(', ')},
            ${amounts.map((name) => `coalesce(sum(r.${name}), 0)::numeric(16, 2)::text as ${name}`).join(', ')}
       from pay_register r join pay_run p on p.organization_id = r.organization_id and p.id = r.run_id
       left join branch b on b.organization_id = r.organization_id and b.id = r.branch_id
      where r.organization_id = $1 and p.status = 'Published' and p.month = any($4::text[]) and ${supervises('r.employee_id', '$2', '$3')}
      group by 1, 2, 3 order by 3 nulls last`,
    [tenant.organizationId, userId, today, months],
  );

const together = (rows: readonly TeamFigures[]): TeamFigures => ({
  ...(Object.fromEntries(counts.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Pick<
    TeamFigures,
    (typeof counts)[number]
  >),
  ...(Object.fromEntries(amounts.map((name) => [name, addUp(['0.00', ...rows.map((row) => row[name])])])) as Pick<
    TeamFigures,
    (typeof amounts)[number]
  >),
});

/** @throws 404 for a month without a published payroll */
async function insightOf(access: Access, asked: string | undefined, today: string): Promise<TeamInsight> {
  const { tenant } = access;
  const found = await tenant.query<{ month: string }>(
    `select month from pay_run where organization_id = $1 and kind = 'regular' and status = 'Published' order by starts_on desc limit 24`,
    [tenant.organizationId],
  );
  const months = found.map(({ month }) => month);
  if (asked !== undefined && !months.includes(asked)) throw notFound();
  const month = asked ?? months[0];
  const least_people = await leastPeopleOf(tenant);
  if (month === undefined) return { month: null, least_people, months, team: null, groups: [] };
  const before = months[months.indexOf(month) + 1];
  const rows = await sumsOf(access, before === undefined ? [month] : [month, before], today);
  const isOf = (of: string | undefined) => rows.filter((row) => row.month === of);
  const now = isOf(month);
  const earlier = isOf(before);
  const isEnough = (some: readonly Row[]) => together(some).people >= least_people;
  if (!isEnough(now)) return { month, least_people, months, team: null, groups: [] };
  const { shown, rest } = withoutSmall(now, least_people);
  const parts = [...shown.map((row) => [row]), ...(rest.length > 0 ? [rest] : [])].map((own) => {
    const ids = new Set(own.map(({ id }) => id));
    return { own, earlierRows: earlier.filter(({ id }) => ids.has(id)), isRest: own === rest };
  });
  const hasTotal = isEnough(earlier);
  // One part that is left out would follow from the total and the others.
  const isCompared =
    hasTotal &&
    parts.every(({ earlierRows }) => isEnough(earlierRows)) &&
    parts.flatMap(({ earlierRows }) => earlierRows).length === earlier.length;
  return {
    month,
    least_people,
    months,
    team: { now: together(now), before: hasTotal ? together(earlier) : null },
    groups: parts.map(({ own, earlierRows, isRest }) => {
      const [first] = own;
      return {
        branch: isRest || first?.id == null || first.name === null ? null : { id: first.id, name: first.name },
        is_rest: isRest,
        now: together(own),
        before: isCompared ? together(earlierRows) : null,
      };
    }),
  };
}

export function teamInsightRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.teamInsight}/`,
    config: { access: organizationMember },
    schema: {
      summary:
        'What a month of pay cost the team of a supervisor, against the month before, in sums of at least as many employees as the settings say',
      tags: ['payroll'],
      params: organizationParams,
      querystring: z.strictObject({
        month: z.optional(z.string().check(z.maxLength(10))),
      }),
      response: { 200: teamInsight },
    },
    handler: async ({ access, query: { month } }) => {
      const { today } = ruleClockOf(context, access);
      const isSupervisor = await supervisesAnybody(access.tenant, access.userId, today);
      if (isSupervisor) return insightOf(access, month, today);
      return { month: null, least_people: leastPeople, months: [], team: null, groups: [] };
    },
  });
}
