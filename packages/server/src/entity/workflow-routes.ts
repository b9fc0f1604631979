/**
 * Routes of records on which people act: the list and its spreadsheet, one record with what the viewer may do there, an endpoint for
 * each action of the declaration, and those writes that a module allows. Requests that are approved are such records as well.
 */
import { verbatim } from '@karmik/model/kit/message';
import { availableActions, inputOf, type Action, type Viewer } from '@karmik/model/kit/actions';
import { named, recordAnswer, typeName } from '@karmik/model/kit/answer';
import { editableFields, type Entity } from '@karmik/model/kit/entity';
import type { Fields } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import { bodyFieldSchema, bodySchema, changeSchema, givenSchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Access, AccessRule } from '../access/access.ts';
import { historiesOf, historyAnswer } from '../approval/history.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { idParams, noContent, organizationIdParams, organizationParams, whenAsked, type Api } from '../http/api.ts';
import { forbidden, invalid } from '../http/errors.ts';
import { doneOnce, idsSchema, resultsAnswer, resultsOf } from './bulk.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { once } from './idempotency.ts';
import { mountLists, type ExtraQuery, type ExtraValues } from './list-routes.ts';
import { looseRuleClock } from './rule-clock.ts';
import { readRecord, readRow, type RecordView } from './read.ts';
import { versionColumn } from './row-version.ts';
import { requireRead, versionAmong, versionOf, versionsSchema } from './version.ts';
import { createRecord, deleteRecord, updateRecord, writerOf, type Writer } from './write.ts';

/** What the rules of a module look at: a record in the form of a body, with its id and where it stands. */
export interface Row extends Body {
  readonly id: number;
  readonly status: string;
}

/** An action that someone takes on a record. */
export interface Transition<A, R> {
  readonly id: number;
  readonly name: string;
  readonly as: A;
  /** What the action asked for. */
  readonly input: Body;
  /** The version of the record that was read; undefined where the request names none. */
  readonly version: string | undefined;
  /** The record as it was; it is locked. */
  readonly before: R;
}

export interface RecordMove<R = Row> extends Omit<Transition<never, R>, 'as' | 'version'> {
  readonly to: string;
}

/** Someone before a record: as whom they look at it, and what they are to it. */
export interface ViewerAccess<A, R> {
  readonly access: Access;
  readonly as: A;
  readonly row: R;
  readonly viewer: Viewer;
}

interface WriteRoute<A> {
  readonly summary: string;
  /** As whom it is done. */
  as(access: Access): A;
  readonly hooks: EntityHooks;
}

export interface WorkflowRoutes<A extends string, R, Q extends ExtraQuery, V extends RecordView = RecordView> {
  readonly entity: Entity;
  /** Under the API root, with slashes at both ends. */
  readonly base: string;
  /** Who is let in at all. */
  readonly access: AccessRule;
  /** What several are, for the API's description, and one in the middle of a sentence. */
  readonly plural: string;
  readonly singular: string;
  /** As whom one may look at them, and as whom one takes an action; absent: the same. */
  readonly as: z.ZodMiniType<A>;
  actionAs?(action: Action): z.ZodMiniType<A>;
  /** What lists may be asked besides. */
  readonly extraQuery?: Q;
  /** Narrows to what this person sees so. @throws 403 where the view is not theirs */
  readonly viewFor: (request: FastifyRequest, as: A, extra: Partial<ExtraValues<Q>>, tenant: Tenant) => V | Promise<V>;
  viewerOf(access: Access, as: A, row: R, view: V): Viewer;
  /** What a listed record says beside its fields, from `extendListed` of the view. */
  readonly listedShape?: Readonly<Record<string, z.ZodMiniType>>;
  /** What the answer has besides the record, its actions and its history. */
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  extendDetail?(
    viewed: ViewerAccess<A, R>,
    request: FastifyRequest,
    tenant: Tenant,
    record: Body,
  ): Body | Promise<Body>;
  readonly create?: WriteRoute<A> & {
    /** The body that is stored. @throws where this person may make none */
    prepare?(access: Access, body: Body): Body;
    after?(writer: Writer, tenant: Tenant, id: number): Promise<void>;
  };
  readonly edit?: WriteRoute<A> & {
    readonly fields: Fields;
    /** @throws why it stays as it is; its row is locked */
    check?(viewed: ViewerAccess<A, R>, body: Body, tenant: Tenant): void | Promise<void>;
    after?(writer: Writer, tenant: Tenant, row: R, body: Body): Promise<void>;
  };
  readonly remove?: WriteRoute<A> & {
    /** @throws why it stays; its row is locked */
    check?(viewed: ViewerAccess<A, R>): void;
  };
  /** What is said to the person who comes too late for an action. */
  staleError?(status: string): Error;
  /** @throws a refusal that goes before the state's */
  refuse?(viewer: Viewer, action: Action): void;
  move?(writer: Writer, tenant: Tenant, move: RecordMove<R>): Promise<void>;
  /** Takes every action, in the place of the state's own checks and of `move`. */
  transition?(writer: Writer, tenant: Tenant, wanted: Omit<Transition<A, R>, 'before'>): Promise<void>;
  /** What is answered where an action failed, once its transaction is undone; absent: the error itself. */
  failureOf?(error: unknown, writer: Writer, wanted: { readonly id: number; readonly name: string }): Promise<unknown>;
  /** Once an action is stored. */
  afterCommit?(): void;
  /** Actions that need more than the transaction of one organisation, by name. */
  readonly overrides?: Readonly<Record<string, (request: FastifyRequest, id: number, input: Body) => Promise<void>>>;
}

/** @throws 400 by field for what may not be changed where the record stands */
function refuseFixed(entity: Entity, row: Body, body: Body): void {
  if (!entity.editable) return;
  const open = editableFields(entity, row);
  const fixed = Object.keys(body).filter((name) => !open.includes(name));
  if (fixed.length)
    throw invalid(
      Object.fromEntries(
        fixed.map((name) => [name, [messages.fixed({ field: entity.fields[name]?.label ?? verbatim(name) })]]),
      ),
    );
}

/** The remark that an action asked for; empty where it was left out. */
export const remarkOf = ({ remark }: Body): string => (typeof remark === 'string' ? remark : '');

/** The same view, whose lists say the version of each record. */
const withVersion = <V extends RecordView>(view: V): V => ({
  ...view,
  columns: (access, where) => [view.columns?.(access, where), versionColumn].filter(Boolean).join(', '),
  extendListed: (row) => ({ ...view.extendListed?.(row), version: row['version'] }),
});

/** @returns how a record is answered, for the routes that a module adds */
export function mountWorkflow<
  A extends string,
  R = Row,
  Q extends ExtraQuery = Record<never, never>,
  V extends RecordView = RecordView,
>(app: Api, context: Context, records: WorkflowRoutes<A, R, Q, V>) {
  const { entity, base, singular, as: asQuery, viewFor, create, edit, remove, overrides = {} } = records;
  const isOfOrganization = base.includes('/:org/');
  const params = isOfOrganization ? organizationIdParams : idParams;
  const tags = [base.split('/')[3] ?? ''];
  const config = { access: records.access };
  const clock = looseRuleClock(context);
  const detailed = named(
    `${typeName(entity.name)}Detail`,
    z.object({
      ...recordAnswer(entity).shape,
      version: z.string(),
      actions: z.array(z.string()),
      ...(entity.actions && { histories: z.array(historyAnswer) }),
      ...records.shape,
    }),
  );
  const asOf = (request: FastifyRequest): A => (request.query as { as: A }).as;
  const idOf = (request: FastifyRequest): number => (request.params as { id: number }).id;
  const actionsOf = ({ access, row, viewer }: ViewerAccess<A, R>): string[] =>
    access.isAuditUser ? [] : availableActions(entity, row as { status: string }, viewer);

  /** Someone before a record, which is locked where that is asked for. @throws 404 where they do not see it */
  const stand = async (
    access: Access,
    tenant: Tenant,
    id: number,
    as: A,
    view: V,
    lock?: 'lock',
  ): Promise<ViewerAccess<A, R>> => {
    const row = { ...(await readRow(tenant, entity, view, access, id, lock)), id } as R;
    return { access, as, row, viewer: records.viewerOf(access, as, row, view) };
  };
  const hold = async (request: FastifyRequest, tenant: Tenant, id: number, as: A) =>
    stand(request.access, tenant, id, as, await viewFor(request, as, {}, tenant), 'lock');

  const detail = async (request: FastifyRequest, tenant: Tenant, id: number, as: A): Promise<Body> => {
    const { access } = request;
    const view = await viewFor(request, as, {}, tenant);
    const record = await readRecord(context, access, tenant, entity, view, id);
    const viewed = await stand(access, tenant, id, as, view);
    return {
      ...record,
      actions: actionsOf(viewed),
      ...(entity.actions && { histories: await historiesOf(tenant, entity.name, id) }),
      ...(await records.extendDetail?.(viewed, request, tenant, record)),
    };
  };

  mountLists(app, context, {
    entity,
    base,
    access: records.access,
    summary: records.plural,
    extraQuery: { ...records.extraQuery, as: asQuery },
    isBulk: Object.values(entity.actions ?? {}).some((action) => action.isBulk),
    // A decision from a list names the version that the list showed.
    shape: { ...records.listedShape, version: z.string() },
    viewFor: async (request, { as, ...extra }) =>
      withVersion(await viewFor(request, as, extra as Partial<ExtraValues<Q>>, request.access.tenant)),
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config,
    schema: {
      summary: `One ${singular}, and what the viewer may do`,
      tags,
      params,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: detailed },
    },
    handler: async (request) => (await detail(request, request.access.tenant, idOf(request), asOf(request))) as never,
  });

  if (create)
    app.route({
      method: 'POST',
      url: base,
      config,
      schema: {
        summary: create.summary,
        tags,
        ...(isOfOrganization && { params: organizationParams }),
        body: whenAsked(() => givenSchema(entity, clock)),
        response: { 201: detailed },
      },
      handler: async (request, reply) => {
        const { access } = request;
        const given = request.body as Body;
        const input = create.prepare?.(access, given) ?? given;
        const writer = writerOf(context, request);
        const { status, body } = await once(context, request, async (tenant) => {
          const id = await createRecord(writer, tenant, entity, create.hooks, input);
          await create.after?.(writer, tenant, id);
          return { status: 201, body: await detail(request, tenant, id, create.as(access)) };
        });
        return reply.code(status as 201).send(body as never);
      },
    });

  if (edit)
    app.route({
      method: 'PATCH',
      url: `${base}:id/edit/`,
      config,
      schema: {
        summary: edit.summary,
        tags,
        params,
        body: whenAsked(() => changeSchema({ ...entity, fields: edit.fields }, clock)),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const id = idOf(request);
        const as = edit.as(request.access);
        return (await request.access.tenant.transaction(async (tenant) => {
          const viewed = await hold(request, tenant, id, as);
          const body = request.body as Body;
          await edit.check?.(viewed, body, tenant);
          refuseFixed(entity, viewed.row as Body, body);
          const writer = writerOf(context, request);
          await updateRecord(writer, tenant, entity, edit.hooks, id, body, versionOf(request));
          await edit.after?.(writer, tenant, viewed.row, body);
          return detail(request, tenant, id, as);
        })) as never;
      },
    });

  if (remove)
    app.route({
      method: 'DELETE',
      url: `${base}:id/`,
      config,
      schema: { summary: remove.summary, tags, params, response: { 204: noContent } },
      handler: async (request, reply) => {
        const id = idOf(request);
        await request.access.tenant.transaction(async (tenant) => {
          remove.check?.(await hold(request, tenant, id, remove.as(request.access)));
          await deleteRecord(writerOf(context, request), tenant, entity, remove.hooks, id);
        });
        return reply.code(204).send(null);
      },
    });

  /** Takes an action by the declaration alone: by the state, the viewer and what the module does. */
  const move = async (request: FastifyRequest, tenant: Tenant, wanted: Omit<Transition<A, R>, 'before'>) => {
    const { id, name, as, input, version } = wanted;
    const action = entity.actions?.[name] as Action;
    const viewed = await hold(request, tenant, id, as);
    records.refuse?.(viewed.viewer, action);
    const { status } = viewed.row as { status: string };
    if (!action.from.includes(status)) throw records.staleError?.(status) ?? forbidden();
    if (!actionsOf(viewed).includes(name)) throw forbidden();
    const writer = writerOf(context, request);
    if (version !== undefined)
      await requireRead(writer, tenant, entity, await viewFor(request, as, {}, tenant), id, { version });
    await records.move?.(writer, tenant, { id, name, to: action.to, before: viewed.row, input });
  };

  for (const [name, action] of Object.entries(entity.actions ?? {}))
    app.route({
      method: 'POST',
      url: `${base}:id/${name}/`,
      config,
      schema: {
        summary: `${action.label.en}: a ${singular}`,
        tags,
        params,
        querystring: z.strictObject({ as: records.actionAs?.(action) ?? asQuery }),
        // A decision carries what it asks for and no field of the record.
        body: whenAsked(() => bodySchema(inputOf(action, true), clock)),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const id = idOf(request);
        const as = asOf(request);
        const input = request.body as Body;
        const override = overrides[name];
        if (override) {
          const { access } = request;
          // The record is there for the person who asks, before anything else happens.
          await readRecord(context, access, access.tenant, entity, await viewFor(request, as, {}, access.tenant), id);
          await override(request, id, input);
          return (await detail(request, access.tenant, id, as)) as never;
        }
        const writer = writerOf(context, request);
        try {
          const { body } = await once(context, request, async (tenant) => {
            const wanted = { id, name, as, input, version: versionOf(request) };
            if (records.transition) await records.transition(writer, tenant, wanted);
            else await move(request, tenant, wanted);
            return { status: 200, body: await detail(request, tenant, id, as) };
          });
          records.afterCommit?.();
          return body as never;
        } catch (error) {
          throw records.failureOf ? await records.failureOf(error, writer, { id, name }) : error;
        }
      },
    });

  // An approval decides on many requests by rules of its own.
  for (const [name, action] of Object.entries(entity.actions ?? {})) {
    if (!action.isBulk || records.transition) continue;
    const asked = Object.entries(inputOf(action, true)).map(
      ([field, of]) => [field, bodyFieldSchema(of, clock)] as const,
    );
    app.route({
      method: 'POST',
      url: `${base}bulk/${name}/`,
      config,
      schema: {
        summary: `${action.label.en}: many of ${records.plural.split(':')[0]?.toLowerCase() ?? singular}, with a result for each`,
        tags,
        ...(isOfOrganization && { params: organizationParams }),
        querystring: z.strictObject({ as: records.actionAs?.(action) ?? asQuery }),
        body: z.strictObject({ ...Object.fromEntries(asked), ids: idsSchema, versions: versionsSchema }),
        response: { 200: resultsAnswer },
      },
      handler: async (request) => {
        const as = asOf(request);
        const { ids, versions, ...input } = request.body;
        await viewFor(request, as, {}, request.access.tenant);
        return resultsOf(ids, (id) =>
          doneOnce(context, request, id, (tenant) =>
            move(request, tenant, { id, name, as, input, ...versionAmong(versions, id) }),
          ),
        );
      },
    });
  }

  return { detail, detailed };
}
