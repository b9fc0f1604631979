/** The least that every organisation of the installation asks of sign-ins and passwords. */
import { securityFloor, type SecurityFloor } from '@karmik/model/account/security-setting';
import { answerShape } from '@karmik/model/kit/answer';
import { fieldEntries } from '@karmik/model/kit/entity';
import { patchSchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { operator, readerOf } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries, Value } from '../../db/database.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { invalid } from '../../http/errors.ts';
import { accessMessages } from '../../messages.ts';

const names = fieldEntries(securityFloor).map(([name]) => name);
const answer = z.object(answerShape(securityFloor.fields));

export async function readFloor(queries: Queries, lock = false): Promise<SecurityFloor> {
  const row = await queries.one<SecurityFloor>(
    `select ${names.join(', ')} from security_floor${lock ? ' for update' : ''}`,
  );
  if (!row) throw new Error('The installation has no row of minimum security.');
  return row;
}

export function securityFloorRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  const url = '/api/v1/commons/security-floor/';
  const tags = ['commons'];

  app.route({
    method: 'GET',
    url,
    config: { access: operator },
    schema: {
      summary: 'The least that every organization asks of sign-ins and passwords',
      tags,
      response: { 200: answer },
    },
    handler: async () => (await readFloor(everywhere)) as never,
  });

  app.route({
    method: 'PATCH',
    url,
    config: { access: operator },
    schema: {
      summary: 'Change the least that every organization asks of sign-ins and passwords; it holds at once',
      tags,
      body: patchSchema(securityFloor.fields, () => ({ now: context.clock(), today: '' })),
      response: { 200: answer },
    },
    handler: async (request) => {
      const { access, body } = request;
      const { now } = ruleClockOf(context, access);
      const floor = await everywhere.transaction(async (queries) => {
        const before = await readFloor(queries, true);
        const after = { ...before, ...(body as Partial<SecurityFloor>) };
        const changed = names.filter((name) => after[name] !== before[name]);
        if (changed.length === 0) return before;
        const demanded = (['otp_required', 'otp_required_for_privileged'] as const).find(
          (name) => changed.includes(name) && after[name],
        );
        if (demanded && !(await hasSecondStep(queries, access.sessionId)))
          throw invalid({ [demanded]: [accessMessages.ownSecondStepFirst] });
        await queries.query(
          `update security_floor set ${changed.map((name, index) => `${name} = $${index + 1}`).join(', ')}`,
          changed.map((name): Value => after[name]),
        );
        const only = (values: SecurityFloor) => Object.fromEntries(changed.map((name) => [name, values[name]]));
        await writeAudit(queries, {
          organizationId: access.organization.id,
          actorId: access.userId,
          action: 'updated',
          objectType: 'security_floor',
          objectId: 0,
          before: only(before),
          after: only(after),
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
        return after;
      });
      app.gate.forget();
      return floor;
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/security-floor/',
    config: { access: readerOf('27.00') },
    schema: {
      summary: 'The least that the installation asks of sign-ins and passwords, for the organization’s own settings',
      tags: ['organization'],
      params: organizationParams,
      response: { 200: answer },
    },
    handler: async () => (await readFloor(everywhere)) as never,
  });
}

async function hasSecondStep(queries: Queries, sessionId: string): Promise<boolean> {
  const session = await queries.one<{ second_step: boolean }>('select second_step from auth_session where id = $1', [
    sessionId,
  ]);
  return session?.second_step ?? false;
}
