/** Workflows of HR: records that HR alone reads and moves on, by one permission; acted upon as HR, no matter who someone is besides. */
import type { Viewer } from '@karmik/model/kit/actions';
import { codesOfScope } from '@karmik/model/kit/scope';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { carried, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bilingual } from '@karmik/model/kit/text';
import { requiresPermission, type Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import type { Api } from '../http/api.ts';
import { conflict } from '../http/errors.ts';
import type { EntityHooks } from './hooks.ts';
import { mountWorkflow, type Row, type WorkflowRoutes } from './workflow-routes.ts';
import { recordMessages, stateOf } from '../messages.ts';

type AsHr = 'hr';
type Own = 'access' | 'as' | 'extraQuery' | 'viewFor' | 'viewerOf' | 'create' | 'edit';
type Routes = WorkflowRoutes<AsHr, Row, Record<never, never>>;

export interface HrWorkflowRoutes extends Omit<Routes, Own> {
  readonly hooks: EntityHooks;
  /** Whose record it is, who never moves it on themselves. */
  readonly about?: (row: Row) => number | null;
  readonly create?: Omit<NonNullable<Routes['create']>, 'as' | 'hooks'>;
  readonly edit?: Omit<NonNullable<Routes['edit']>, 'as' | 'hooks'>;
}

const asHr = z._default(
  z.enum(['hr'], { error: carried(messages.wrongType({ field: verbatim('as'), format: verbatim('hr') })) }),
  'hr',
);
const as = (): AsHr => 'hr';

/**
 * Who reads, and who moves the records on by the flag `write` of their actions, is the person who holds the permission of the scope `organization`.
 * @returns how a record is answered, for the routes that a module adds
 */
export function mountHrWorkflow(app: Api, context: Context, records: HrWorkflowRoutes) {
  const { hooks, about, create, edit, ...rest } = records;
  const [code] = codesOfScope(rest.entity.scopes?.organization);
  if (!code) throw new Error(`${rest.entity.name}: HR works on it; its scope "organization" says by which permission`);
  const viewerOf = (access: Access, _as: AsHr, row: Row): Viewer => ({
    type: 'hr',
    isSender: about?.(row) === access.userId,
    isAdminRoute: true,
    flags: { write: access.can(code, 'write') && !access.isAuditUser },
  });
  const { detail, detailed } = mountWorkflow<AsHr>(app, context, {
    staleError: (status) =>
      conflict(
        recordMessages.moved({
          name: bilingual(rest.singular, rest.entity.label.ne),
          status: stateOf(rest.entity, status),
        }),
        'moved',
      ),
    ...rest,
    access: requiresPermission(code),
    as: asHr,
    viewFor: () => hooks,
    viewerOf,
    ...(create && { create: { ...create, as, hooks } }),
    ...(edit && { edit: { ...edit, as, hooks } }),
  });
  return {
    detail: (request: FastifyRequest, tenant: Tenant, id: number) => detail(request, tenant, id, 'hr'),
    detailed,
  };
}
