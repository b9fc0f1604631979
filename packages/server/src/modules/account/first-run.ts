/** The first organisation and its admin, on an installation that has none. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { setupBody, setupState } from '@karmik/model/account/contracts';
import * as z from 'zod/mini';
import { anyone } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { invalidField, notFound } from '../../http/errors.ts';
import type { Api } from '../../http/api.ts';
import { createOrganization } from '../organization/organizations.ts';
import { countAttempt } from './attempts.ts';
import { refuseEasy } from './easy-passwords.ts';
import { hashPassword } from './passwords.ts';
import { accountMessages } from './messages.ts';

const codeName = 'first_run_code';
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = () =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

async function isEmpty(database: Database): Promise<boolean> {
  return (await database.everywhere.one('select 1 from organization limit 1')) === undefined;
}

/**
 * The one-time code for the first-run page, while it is needed. It is printed where the operator sees it, so that no one else who
 * finds the address can take the installation; it is the same for all server processes.
 */
export async function firstRunCode(database: Database): Promise<string | undefined> {
  if (!(await isEmpty(database))) return undefined;
  await database.everywhere.query(
    'insert into server_secret (name, value) values ($1, $2) on conflict (name) do nothing',
    [codeName, Buffer.from(newCode())],
  );
  const row = await database.everywhere.one<{ value: Buffer }>('select value from server_secret where name = $1', [
    codeName,
  ]);
  return row?.value.toString();
}

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export function firstRunRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;

  app.route({
    method: 'GET',
    url: '/api/v1/setup/',
    config: { access: anyone },
    schema: {
      summary: 'Whether the first organization is still to be made',
      tags: ['account'],
      response: { 200: setupState },
    },
    handler: async () => ({ needed: await isEmpty(context.database) }),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/setup/',
    config: { access: anyone },
    schema: {
      summary: 'Make the first organization and its admin',
      tags: ['account'],
      body: setupBody,
      response: { 201: z.object({ slug: z.string(), username: z.string() }) },
    },
    handler: async (request, reply) => {
      const { body } = request;
      const now = context.clock();
      if (!(await isEmpty(context.database))) throw notFound();
      await countAttempt(everywhere, 'first-run', '', request.ip, now);
      await refuseEasy(body.password, [body.email.split('@')[0] ?? '', body.organization_slug, body.organization_name]);
      const hash = await hashPassword(body.password);
      const made = await everywhere.transaction(async (queries) => {
        // The code's row is the lock: of two who are first, one wins.
        const secret = await queries.one<{ value: Buffer }>(
          'select value from server_secret where name = $1 for update',
          [codeName],
        );
        if (!secret || !same(secret.value.toString(), body.code.trim().toUpperCase()))
          throw invalidField('code', accountMessages.wrongSetUpCode);
        const { organizationId, userId } = await createOrganization(
          queries,
          { slug: body.organization_slug, name: body.organization_name, abbreviation: body.organization_abbreviation },
          {
            email: body.email,
            username: body.email,
            first_name: body.first_name,
            last_name: body.last_name,
            password_hash: hash,
          },
          now,
        );
        await queries.query('update users set is_operator = true where id = $1', [userId]);
        await queries.query('delete from server_secret where name = $1', [codeName]);
        await writeAudit(queries, {
          organizationId,
          actorId: userId,
          action: 'created',
          objectType: 'organization',
          objectId: organizationId,
          after: { slug: body.organization_slug, name: body.organization_name },
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
        return { slug: body.organization_slug, username: body.email };
      });
      return reply.code(201).send(made);
    },
  });
}
