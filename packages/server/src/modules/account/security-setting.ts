/** Organization → Settings → Security: what sign-ins and passwords must be, in force from the moment it is saved. */
import { organizationSpecific } from '@karmik/model/account/contracts';
import { securitySetting, usualSecurity, type SecuritySetting } from '@karmik/model/account/security-setting';
import { answerShape } from '@karmik/model/kit/answer';
import { patchSchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { holderOf, member } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { invalidField, notFound } from '../../http/errors.ts';

const columns = Object.keys(usualSecurity) as (keyof SecuritySetting)[];
const answer = z.object(answerShape(securitySetting.fields)) as unknown as z.ZodMiniType<SecuritySetting>;
const url = '/api/v1/org/:org/security-settings/';

const read = async (queries: Queries, organizationId: number): Promise<SecuritySetting> =>
  (await queries.one<SecuritySetting>(`select ${columns.join(', ')} from security_setting where organization_id = $1`, [
    organizationId,
  ])) ?? usualSecurity;

export function securitySettingRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  const moment = () => {
    const now = context.clock();
    return { now, today: now.toISOString().slice(0, 10) };
  };

  app.route({
    method: 'GET',
    url,
    config: { access: holderOf('27.00') },
    schema: {
      summary: 'What the organisation asks of sign-ins and passwords',
      tags: ['organization'],
      params: organizationParams,
      response: { 200: answer },
    },
    handler: ({ access }) => read(access.tenant, access.organization.id),
  });

  app.route({
    method: 'PATCH',
    url,
    config: { access: holderOf('27.00') },
    schema: {
      summary: 'Change it; sessions that do not meet it end',
      tags: ['organization'],
      params: organizationParams,
      body: patchSchema(securitySetting.fields, moment),
      response: { 200: answer },
    },
    handler: async (request) => {
      const { tenant, userId, sessionId, organization } = request.access;
      const at = context.clock();
      const after = await tenant.transaction(async (queries) => {
        // Two who change it at once do so one after the other: the row is there to be locked.
        await queries.query(
          'insert into security_setting (organization_id, updated_at) values ($1, $2) on conflict (organization_id) do update set updated_at = excluded.updated_at',
          [organization.id, at],
        );
        const before = await read(queries, organization.id);
        // An emptied field of a form is nothing, not an empty text.
        const changes = Object.entries(request.body).map(([name, value]) => [name, value === '' ? null : value]);
        const wanted = { ...before, ...(Object.fromEntries(changes) as Partial<SecuritySetting>) };
        // Whoever asks it of everybody shows first that they can: nobody shuts the door with the key inside.
        if (wanted.otp_required && !before.otp_required && !(await hasSecondStep(sessionId)))
          throw invalidField('otp_required', 'Set up one-time passwords for yourself first.');
        await queries.query(
          `update security_setting set ${columns.map((name, index) => `${name} = $${index + 2}`).join(', ')} where organization_id = $1`,
          [organization.id, ...columns.map((name) => wanted[name])],
        );
        await writeAudit(queries, {
          organizationId: organization.id,
          actorId: userId,
          action: 'updated',
          objectType: securitySetting.name,
          objectId: organization.id,
          before,
          after: wanted,
          at,
          requestId: request.id,
          ip: request.ip,
        });
        return wanted;
      });
      app.gate.forget();
      return after;
    },
  });

  const hasSecondStep = async (sessionId: string): Promise<boolean> => {
    const session = await everywhere.one<{ second_step: boolean }>(
      'select second_step from auth_session where id = $1',
      [sessionId],
    );
    return session?.second_step ?? false;
  };

  app.route({
    method: 'GET',
    url: '/api/v1/organization-specific/',
    config: { access: member },
    schema: {
      summary: 'What the current organisation shows and hides',
      tags: ['organization'],
      response: { 200: organizationSpecific },
    },
    handler: async ({ access: { tenant } }) => {
      const row = await tenant.one<z.infer<typeof organizationSpecific>>(
        'select organization_specific_employee_directory, show_dignity_appraisal from organization where id = $1',
        [tenant.organizationId],
      );
      if (!row) throw notFound();
      return row;
    },
  });
}
