/**
 * Routes of records on which people act, without approval: the list and its spreadsheet, one record with what the viewer may do there, an
 * endpoint for each action of the declaration, and those writes that a module allows.
 */
import { verbatim } from '@karmik/model/kit/message';
import { availableActions, type Action, type Viewer } from '@karmik/model/kit/actions';
import { recordAnswer } from '@karmik/model/kit/answer';
import { editableFields, type Entity } from '@karmik/model/kit/entity';
import type { Fields } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema, patchSchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Access, AccessRule } from '../access/access.ts';
import { historiesOf, historyAnswer } from '../approval/history.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { idParams, noContent, organizationIdParams, organizationParams, type Api } from '../http/api.ts';
import { forbidden, invalid } from '../http/errors.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { once } from './idempotency.ts';
import { looseMoment } from './moment.ts';
import { readRecord, writerOf } from './resource.ts';
import { mountLists, type Wished, type Wishes } from './scoped-lists.ts';
import { createRecord, deleteRecord, lockRecord, updateRecord, type Writer } from './write.ts';

/** What the rules of a module look at: a record in the form of a body, with its id and where it stands. */
export interface Row extends Body {
  readonly id: number;
  readonly status: string;
}

export interface RecordMove<R = Row> {
  readonly id: number;
  readonly name: string;
  readonly to: string;
  /** The record as it was; it is locked. */
  readonly before: R;
  /** What the action asked for. */
  readonly input: Body;
}

/** Somebody before a record: as whom they look at it, and what they are to it. */
export interface Standing<A, R> {
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

export interface ActedRecords<A extends string, R, W extends Wishes> {
  readonly entity: Entity;
  /** Under the API root, with slashes at both ends. */
  readonly base: string;
  /** Who is let in at all. */
  readonly access: AccessRule;
  /** What several are, for the API's description, and one in the middle of a sentence. */
  readonly many: string;
  readonly one: string;
  /** As whom one may look at them. */
  readonly as: z.ZodMiniType<A>;
  /** What lists may be asked besides. */
  readonly wishes?: W;
  /** Narrows to what this person sees so. @throws 403 where the view is not theirs */
  readonly scopeFor: (request: FastifyRequest, as: A, wishes: Partial<Wished<W>>) => EntityHooks;
  viewerOf(access: Access, as: A, row: R): Viewer;
  /** What the answer has besides the record, its actions and its history. */
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  more?(standing: Standing<A, R>, request: FastifyRequest, tenant: Tenant, record: Body): Body | Promise<Body>;
  readonly create?: WriteRoute<A> & {
    /** The body that is stored. @throws where this person may make none */
    prepare?(access: Access, body: Body): Body;
  };
  readonly edit?: WriteRoute<A> & {
    readonly fields: Fields;
    /** @throws why it stays as it is; its row is locked */
    check?(standing: Standing<A, R>, body: Body): void;
    after?(writer: Writer, tenant: Tenant, row: R, body: Body): Promise<void>;
  };
  readonly remove?: WriteRoute<A> & {
    /** @throws why it stays; its row is locked */
    check?(standing: Standing<A, R>): void;
  };
  /** What is said to whoever comes too late for an action. */
  late?(status: string): Error;
  /** @throws a refusal that goes before the state's */
  refuse?(viewer: Viewer, action: Action): void;
  move?(writer: Writer, tenant: Tenant, move: RecordMove<R>): Promise<void>;
  /** Once an action is stored. */
  moved?(): void;
  /** Actions that need more than the transaction of one organisation, by name. */
  readonly instead?: Readonly<Record<string, (request: FastifyRequest, id: number, input: Body) => Promise<void>>>;
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

/** An answered record in the form of a body: what it refers to by ids. */
export function asBody(record: Body): Body {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return 'id' in value ? value.id : asBody(value as Body);
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, plain(value)]));
}

/** @returns how a record is answered, for the routes that a module adds */
export function mountActedRecords<A extends string, R = Row, W extends Wishes = Wishes>(
  app: Api,
  context: Context,
  records: ActedRecords<A, R, W>,
) {
  const { entity, base, one, as: asWish, scopeFor, create, edit, remove, instead = {} } = records;
  const isOfOrganization = base.includes('/:org/');
  const params = isOfOrganization ? organizationIdParams : idParams;
  const tags = [base.split('/')[3] ?? ''];
  const config = { access: records.access };
  const moment = looseMoment(context);
  const querystring = z.strictObject({ as: asWish });
  const detailed = z.object({
    ...recordAnswer(entity).shape,
    actions: z.array(z.string()),
    ...(entity.actions && { histories: z.array(historyAnswer) }),
    ...records.shape,
  });
  const asOf = (request: FastifyRequest): A => (request.query as { as: A }).as;
  const idOf = (request: FastifyRequest): number => (request.params as { id: number }).id;
  const actionsOf = ({ access, row, viewer }: Standing<A, R>): string[] =>
    access.isAuditUser ? [] : availableActions(entity, row as { status: string }, viewer);
  const standingOf = (access: Access, as: A, id: number, body: Body): Standing<A, R> => {
    const row = { ...body, id } as R;
    return { access, as, row, viewer: records.viewerOf(access, as, row) };
  };

  /** Somebody before a record that is locked. @throws 404 where they do not see it */
  const lock = async (request: FastifyRequest, tenant: Tenant, id: number, as: A): Promise<Standing<A, R>> => {
    const { access } = request;
    return standingOf(access, as, id, await lockRecord(tenant, entity, scopeFor(request, as, {}), access, id));
  };

  const detail = async (request: FastifyRequest, tenant: Tenant, id: number, as: A): Promise<Body> => {
    const { access } = request;
    const record = await readRecord(context, access, tenant, entity, scopeFor(request, as, {}), id);
    const standing = standingOf(access, as, id, asBody(record));
    return {
      ...record,
      actions: actionsOf(standing),
      ...(entity.actions && { histories: await historiesOf(tenant, entity.name, id) }),
      ...(await records.more?.(standing, request, tenant, record)),
    };
  };

  mountLists(app, context, {
    entity,
    base,
    access: records.access,
    summary: records.many,
    wishes: { ...records.wishes, as: asWish },
    scopeFor: (request, { as, ...wishes }) => scopeFor(request, as, wishes as Partial<Wished<W>>),
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config,
    schema: {
      summary: `One ${one}, and what the viewer may do`,
      tags,
      params,
      querystring,
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
        body: bodySchema(entity.fields, moment),
        response: { 201: detailed },
      },
      handler: async (request, reply) => {
        const { access } = request;
        const given = request.body as Body;
        const input = create.prepare?.(access, given) ?? given;
        const { status, body } = await once(context, request, async (tenant) => {
          const id = await createRecord(writerOf(context, request), tenant, entity, create.hooks, input);
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
        body: patchSchema(edit.fields, moment),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const id = idOf(request);
        const as = edit.as(request.access);
        return (await request.access.tenant.transaction(async (tenant) => {
          const standing = await lock(request, tenant, id, as);
          const body = request.body as Body;
          edit.check?.(standing, body);
          refuseFixed(entity, standing.row as Body, body);
          const writer = writerOf(context, request);
          await updateRecord(writer, tenant, entity, edit.hooks, id, body);
          await edit.after?.(writer, tenant, standing.row, body);
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
          remove.check?.(await lock(request, tenant, id, remove.as(request.access)));
          await deleteRecord(writerOf(context, request), tenant, entity, remove.hooks, id);
        });
        return reply.code(204).send(null);
      },
    });

  for (const [name, action] of Object.entries(entity.actions ?? {}))
    app.route({
      method: 'POST',
      url: `${base}:id/${name}/`,
      config,
      schema: {
        summary: `${action.label.en}: a ${one}`,
        tags,
        params,
        querystring,
        body: bodySchema(action.input ?? {}, moment),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const id = idOf(request);
        const as = asOf(request);
        const input = request.body as Body;
        const otherwise = instead[name];
        if (otherwise) {
          const { access } = request;
          // The record is there for whoever asks, before anything else happens.
          await readRecord(context, access, access.tenant, entity, scopeFor(request, as, {}), id);
          await otherwise(request, id, input);
          return (await detail(request, access.tenant, id, as)) as never;
        }
        const { body } = await once(context, request, async (tenant) => {
          const standing = await lock(request, tenant, id, as);
          records.refuse?.(standing.viewer, action);
          const { status } = standing.row as { status: string };
          if (!action.from.includes(status)) throw records.late?.(status) ?? forbidden();
          if (!actionsOf(standing).includes(name)) throw forbidden();
          const move = { id, name, to: action.to, before: standing.row, input };
          await records.move?.(writerOf(context, request), tenant, move);
          return { status: 200, body: await detail(request, tenant, id, as) };
        });
        records.moved?.();
        return body as never;
      },
    });

  return { detail, detailed };
}
