/** Adding one employee by hand: profile, membership, first record of employment, supervisor and, where it is wanted, the activation email. */
import { newEmployee } from '@karmik/model/hris/new-employee';
import type { BodyOf } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { insideOf, type Tenant } from '../../db/database.ts';
import { checkReferences } from '../../entity/references.ts';
import { checkWhole } from '../../entity/whole-body.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { invalidField } from '../../http/errors.ts';
import { announceTopics } from '../../live/announce.ts';
import { sendLinks } from '../account/links.ts';
import { codeGiver, keepSeries } from './employee-codes.ts';
import { beginSupervision, hire, invitedOf } from './hire.ts';
import { hrisMessages } from './messages.ts';
import { refuseKnownAddress } from './pre-employment/on-board.ts';

const day = 86_400_000;
type Given = BodyOf<typeof newEmployee.fields>;

export function addEmployeeRoutes(app: Api, context: Context): void {
  /** No earlier than today anywhere; the organisation's own day is asked once it is known. */
  const clock = () => {
    const now = context.clock();
    return { now, today: new Date(now.getTime() + day).toISOString().slice(0, 10) };
  };
  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/employees/',
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Add an employee',
      tags: ['hris'],
      params: organizationParams,
      body: bodySchema(newEmployee.fields, clock),
      response: { 201: z.object({ id: z.number(), employee_code: z.string(), full_name: z.string() }) },
    },
    handler: async (request, reply) => reply.code(201).send(await add(context, request)),
  });
}

async function add(context: Context, request: FastifyRequest) {
  const { access, id: requestId, ip } = request;
  const { organization, userId: actorId } = access;
  const given: Given = checkWhole(newEmployee, request.body, ruleClockOf(context, access));
  return context.database.everywhere.transaction(async (queries) => {
    const tenant = insideOf(queries, organization.id);
    // Two at once come one after the other, so that each finds a code of its own.
    await tenant.query(`select pg_advisory_xact_lock(hashtextextended('employee_code', $1))`, [organization.id]);
    await checkReferences(newEmployee, tenant, actorId, given, Object.keys(given));
    if (given.email !== null) await refuseKnownAddress(tenant, given.email);
    await refuseNamesake(tenant, given);
    const { supervisor, send_activation, is_namesake: _, ...file } = given;
    const employee_code = await codeFor(tenant, organization.slug, given.employee_code);
    const [hired] = await hire(queries, organization, [{ ...file, employee_code }], {
      by: actorId,
      at: context.clock(),
      source: { supervisor },
      requestId,
      ip,
    });
    if (!hired) throw new Error(`${employee_code} did not become an employee`);
    await keepSeries(tenant, organization.id, employee_code);
    await beginSupervision(tenant, hired.user_id, supervisor, given.joined_on);
    if (send_activation) await sendLinks(context, tenant, organization, 'activation', invitedOf([hired]));
    await announceTopics(tenant, ['directory', 'employment', 'supervision']);
    return { id: hired.user_id, employee_code, full_name: hired.full_name };
  });
}

/** @throws 400 where someone here has the name, unless it is said that this is another person */
async function refuseNamesake(tenant: Tenant, given: Given): Promise<void> {
  if (given.is_namesake) return;
  const names = [given.first_name, given.middle_name, given.last_name].filter(Boolean).join(' ');
  const same = await tenant.one<{ full_name: string; employee_code: string }>(
    'select full_name, employee_code from employee where organization_id = $1 and lower(full_name) = lower($2) order by id limit 1',
    [tenant.organizationId, names],
  );
  if (same)
    throw invalidField('is_namesake', hrisMessages.namesake({ name: same.full_name, code: same.employee_code }));
}

/**
 * The code that was given, or the next one of the organization's series: HIM-009, HIM-010.
 * @throws 400 where an employee has the code already
 */
async function codeFor(tenant: Tenant, slug: string, given: string | null): Promise<string> {
  if (given !== null) {
    if (await isTaken(tenant, given))
      throw invalidField('employee_code', messages.unique({ field: newEmployee.fields.employee_code.label }));
    return given;
  }
  const give = await codeGiver(tenant, { id: tenant.organizationId, slug });
  for (;;) {
    const code = give(() => false);
    if (!(await isTaken(tenant, code))) return code;
  }
}

const isTaken = async (tenant: Tenant, code: string): Promise<boolean> =>
  (await tenant.one('select 1 from employee where organization_id = $1 and lower(employee_code) = lower($2)', [
    tenant.organizationId,
    code,
  ])) !== undefined;
