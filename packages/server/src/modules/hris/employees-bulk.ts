/**
 * What HR does for many employees at once: a supervisor, a transfer, a letter, an activation link, a separation, a pause of the sign-in.
 * Each is what it is for one, with a result for each.
 */
import { supervision } from '@karmik/model/approval/policy';
import {
  activation,
  employeeTransfer,
  lettersIssue,
  separationStart,
  signInPause,
  signInResumption,
  supervisorAssignment,
} from '@karmik/model/hris/bulk';
import { continuedOfEmployment, employment } from '@karmik/model/hris/employment';
import { letter } from '@karmik/model/hris/letters/letter';
import { separation } from '@karmik/model/hris/separation';
import { columnOf, type Entity } from '@karmik/model/kit/entity';
import type { BodyOf } from '@karmik/model/kit/fields';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { bodyFieldSchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import { supervisionOn } from '../../access/supervision.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { doneOnce, idsSchema, resultsAnswer, resultsOf } from '../../entity/bulk.ts';
import type { Body } from '../../entity/hooks.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { checkWhole } from '../../entity/whole-body.ts';
import { createRecord, ruleClockOf, updateRecord, writerOf, type Writer } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { conflict } from '../../http/errors.ts';
import { dayBefore } from '../../time.ts';
import { pauseSignIn, resumeSignIn } from '../account/sign-in-pauses.ts';
import { sendActivation } from './employees.ts';
import { takeChange } from './file/changes.ts';
import { readPerson } from './file/file-rights.ts';
import { separationHooks } from './leaving/separation-start.ts';
import { refuseOwnSeparation } from './leaving/separations.ts';
import { letterHooks } from './letters/issue.ts';
import { hrisMessages } from './messages.ts';
import { supervisionHooks } from './supervision-hooks.ts';

interface ForMany {
  readonly path: string;
  readonly code: PermissionCode;
  /** What it asks for besides whom. */
  readonly asks: Entity;
  /** @param personId the user id of the person */
  readonly work: (writer: Writer, tenant: Tenant, personId: number, given: Body) => Promise<unknown>;
  /** It opens a transaction of its own, beyond the organization's. */
  readonly isApart?: true;
  /** Sessions of the people end with it, at the next call of each. */
  readonly endsSessions?: true;
  /** It changes who may sign in: the caller proves who they are. */
  readonly needsProof?: true;
}

const actions: readonly ForMany[] = [
  { path: 'assign-supervisor', code: '4.11', asks: supervisorAssignment, work: assignSupervisor },
  { path: 'transfer', code: '3.00', asks: employeeTransfer, work: transfer },
  {
    path: 'generate-letter',
    code: '3.00',
    asks: lettersIssue,
    work: (writer, tenant, employee, given) =>
      createRecord(writer, tenant, letter, letterHooks, { employee, ...given }),
  },
  { path: 'send-activation', code: '4.08', asks: activation, work: sendActivation, isApart: true },
  {
    path: 'pause-sign-in',
    code: '27.00',
    asks: signInPause,
    work: (writer, _, personId, given) =>
      pauseSignIn(writer, personId, (given as BodyOf<typeof signInPause.fields>).reason),
    isApart: true,
    endsSessions: true,
    needsProof: true,
  },
  {
    path: 'resume-sign-in',
    code: '27.00',
    asks: signInResumption,
    work: (writer, _, personId) => resumeSignIn(writer, personId),
    isApart: true,
    needsProof: true,
  },
  {
    path: 'start-separation',
    code: '4.10',
    asks: separationStart,
    work(writer, tenant, employee, given) {
      refuseOwnSeparation(writer.access, employee);
      return createRecord(writer, tenant, separation, separationHooks, { employee, ...given });
    },
  },
];

/** Ends who supervises the person in that place the day before, and begins the new one. */
async function assignSupervisor(writer: Writer, tenant: Tenant, subordinate: number, given: Body): Promise<void> {
  const { supervisor, position, valid_from: from } = given as BodyOf<typeof supervisorAssignment.fields>;
  const current = await tenant.one<{ id: number; supervisor_id: number; valid_to: string | null }>(
    `select s.id, s.supervisor_id, s.valid_to from ${supervisionOn('$4')} s
      where s.organization_id = $1 and s.subordinate_id = $2 and s.position = $3 and s.valid_from < $4::date`,
    [tenant.organizationId, subordinate, position, from],
  );
  if (current?.supervisor_id === supervisor && current.valid_to === null) return;
  if (current) await updateRecord(writer, tenant, supervision, {}, current.id, { valid_to: dayBefore(from) });
  await createRecord(writer, tenant, supervision, supervisionHooks, {
    subordinate,
    supervisor,
    position,
    valid_from: from,
  });
}

/** Follows the newest record of employment with one of another place, as a change of the file would. @throws 409 for who works there already */
async function transfer(writer: Writer, tenant: Tenant, personId: number, given: Body): Promise<void> {
  const person = await readPerson(writer.context, writer.access, tenant, personId);
  const held = await tenant.one<Body>(
    `select ${continuedOfEmployment.map((name) => `${columnOf(name, employment.fields[name])} as ${name}`).join(', ')}
       from employment where organization_id = $1 and employee_id = $2 order by starts_on desc limit 1 for update`,
    [tenant.organizationId, personId],
  );
  const { branch, division, ...rest } = given as BodyOf<typeof employeeTransfer.fields>;
  const place = { ...(branch !== null && { branch }), ...(division !== null && { division }) };
  if (held && Object.entries(place).every(([name, id]) => held[name] === id)) throw conflict(hrisMessages.worksThere);
  const values = { change: 'Transfer', ...held, ...place, ...rest };
  await takeChange(writer, tenant, person, { section: 'employment', action: 'create', values, remark: '' });
}

export function employeesBulkRoutes(app: Api, context: Context): void {
  const clock = looseRuleClock(context);
  for (const { path, code, asks, work, isApart, endsSessions, needsProof } of actions) {
    const fields = Object.entries(asks.fields).map(([name, field]) => {
      const schema = bodyFieldSchema(field, clock);
      // A field that others hide is absent then; the write checks the whole.
      return [name, asks.visibleWhen?.[name] ? z.optional(schema) : schema] as const;
    });
    app.route({
      method: 'POST',
      url: `/api/v1/hris/:org/employees/bulk/${path}/`,
      config: { access: requiresPermission(code), ...(needsProof && { needsProof }) },
      schema: {
        summary: `${asks.label.en}: many employees, with a result for each`,
        tags: ['hris'],
        params: organizationParams,
        body: z.strictObject({ ...Object.fromEntries(fields), ids: idsSchema }),
        response: { 200: resultsAnswer },
      },
      handler: async (request) => {
        const { ids, ...asked } = request.body as unknown as { ids: number[] } & Body;
        const writer = writerOf(context, request);
        const given: Body = checkWhole(asks, asked, ruleClockOf(context, request.access));
        const answer = await resultsOf(ids, (id) =>
          isApart
            ? work(writer, request.access.tenant, id, given)
            : doneOnce(context, request, id, (tenant) => work(writer, tenant, id, given)),
        );
        if (endsSessions) app.gate.forget();
        return answer;
      },
    });
  }
}
