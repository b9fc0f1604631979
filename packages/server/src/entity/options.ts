/** The names of an entity's records, for the person who chooses among them. */
import { labels } from '@karmik/model/kit/labels';
import { entities } from '@karmik/model/entities';
import { nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { namedRef } from '@karmik/model/kit/answer';
import type { NamedRef } from '@karmik/model/kit/fields';
import { carried, verbatim } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import { idsQuery, namedPage, pageQuery } from '@karmik/model/kit/paging';
import { pickersOf } from '@karmik/model/kit/picking';
import { textSchema } from '@karmik/model/kit/text-schema';
import * as z from 'zod/mini';
import { supervisesAnybody } from '../access/supervision.ts';
import { organizationMember, type Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import { paramsAt, type Api } from '../http/api.ts';
import { forbidden } from '../http/errors.ts';
import { containing, pageClause, pageOf } from '../http/paging.ts';
import { todayIn } from '../time.ts';
import type { EntityHooks } from './hooks.ts';
import { nameColumnsOf, nepaliNameOf } from './named.ts';
import { Conditions } from './query.ts';
import { mayRead, narrowToReader } from './reading.ts';

/** Whether someone chooses among all records, since they fill in what refers to them. */
export async function picksAll(entity: Entity, access: Access, now: Date): Promise<boolean> {
  if (entity.isPickedByReaders) return false;
  const { tenant, userId, organization } = access;
  const pickers = pickersOf(entity, entities);
  for (const picker of pickers)
    if (picker === 'organizationMember' || (picker !== 'supervisor' && access.can(picker, 'read'))) return true;
  return pickers.has('supervisor') && supervisesAnybody(tenant, userId, todayIn(organization.timezone, now));
}

/** Narrows the names to those among which someone may choose. @throws 403 where they may not at all */
async function narrowToPicker(
  context: Context,
  entity: Entity,
  hooks: EntityHooks,
  access: Access,
  where: Conditions,
): Promise<void> {
  const code = entity.fields[nameFieldOf(entity) ?? '']?.read_code;
  if (code && !access.can(code, 'read')) throw forbidden();
  if (await picksAll(entity, access, context.clock())) return;
  if (mayRead(entity, access)) narrowToReader(context, entity, hooks, access, where);
  else if (hooks.picks) hooks.picks(access, where);
  else throw forbidden();
}

const ownIsWrong = messages.wrongType({ field: verbatim('own'), format: formats.boolean });

const optionsQuery = z.strictObject({
  ...pageQuery,
  ids: idsQuery,
  search: z.optional(textSchema(labels.search, { max: 100, required: false })),
  /** Only what applies to the reader, with what the reader has of it. */
  own: z.optional(z.stringbool({ truthy: ['true'], falsy: ['false'], error: carried(ownIsWrong) })),
});
const optionsAnswer = z.object({ results: z.array(namedRef), next: z.nullable(z.string()) });

interface OptionsPlace {
  readonly base: string;
  readonly tags: string[];
  readonly names: string;
  /** The order of records `r` before that of their names, such as the newest first. */
  readonly order?: string;
  /** Which records `r` are offered; the others keep their names where something refers to them. */
  readonly offered?: string;
}

export function mountOptions(
  app: Api,
  context: Context,
  entity: Entity,
  hooks: EntityHooks,
  { base, tags, names, order, offered }: OptionsPlace,
): void {
  app.route({
    method: 'GET',
    url: `${base}options/`,
    config: { access: organizationMember },
    schema: {
      summary: `Names of ${names}, to choose from or by their ids: for their readers, and for people who fill in what refers to them`,
      tags,
      params: paramsAt(base).ofList,
      querystring: optionsQuery,
      response: { 200: optionsAnswer },
    },
    handler: async (request) => {
      const { access } = request;
      const { ids, search, own: isOwn } = request.query;
      const { limit, offset } = namedPage(request.query);
      const name = nameFieldOf(entity) ?? '';
      const of = { to: entity.name, name_field: name };
      const column = `r.${name}`;
      const where = new Conditions(access.organization.id);
      // A filter or an old record may refer to what is archived: it has its name still, and is not offered.
      if (ids) where.add(`r.id = any(${where.value(ids)}::bigint[])`);
      else {
        if (entity.archive) where.add('r.archived_at is null');
        if (offered) where.add(offered);
      }
      if (search) {
        const pattern = where.value(containing(search));
        where.add(
          `(${nameColumnsOf(of)
            .map((each) => `r.${each} ilike ${pattern}`)
            .join(' or ')})`,
        );
      }
      await narrowToPicker(context, entity, hooks, access, where);
      const own = isOwn === true ? await hooks.ownOptions?.(access, context) : undefined;
      if (own) where.add(`r.id = any(${where.value([...own.keys()])}::bigint[])`);
      const inNepali = nepaliNameOf(of);
      const page = pageClause(limit, where.value(offset));
      const rows = await access.tenant.query<NamedRef>(
        `select r.id, ${column} as name${inNepali === undefined ? '' : `, r.${inNepali} as in_nepali`} from ${entity.name} r where ${where.where} order by ${order ? `${order}, ` : ''}lower(${column}), r.id ${page}`,
        where.values,
      );
      const noted = rows.map((row) => {
        const note = own?.get(row.id);
        return note ? { ...row, own_note: note } : row;
      });
      return pageOf(request, noted, { limit, offset });
    },
  });
}
