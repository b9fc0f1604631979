/** Requests of every kind on which someone is asked, the oldest first. */
import type { HomeFact, WaitingRequest } from '@karmik/model/home/home';
import { isRemarkRequired } from '@karmik/model/kit/actions';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import {
  isWritable,
  nameIn,
  type AmountField,
  type Field,
  type NamedRef,
  type ValueOf,
} from '@karmik/model/kit/fields';
import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { cutText } from '@karmik/model/notification/cut-text';
import { placeOf } from '@karmik/model/organization/place';
import type { Access } from '../access/access.ts';
import { standsInFor } from '../access/supervision.ts';
import type { Context } from '../context.ts';
import { presentRecords } from '../entity/present.ts';
import { Conditions, readableFields, selectFrom } from '../entity/query.ts';
import { narrowToReader } from '../entity/reading.ts';
import { ruleClockOf } from '../entity/write.ts';
import type { RequestKind } from './request-kind.ts';
import { dialogOf } from './notifications.ts';
import { versionColumn } from '../entity/row-version.ts';
import { requestViewFor } from './viewer.ts';

const mostFacts = 6;
type Row = Record<string, unknown> & { readonly id: number; readonly version: string; readonly created_at: string };

/** Kinds of fields that are said in a few words. */
const brief = new Set<Field['kind']>([
  'date',
  'time',
  'duration',
  'choice',
  'reference',
  'user',
  'money',
  'amount',
  'text',
  'long_text',
]);

/** The fields that tell one request from another: what its sender wrote and what it refers to, in the order of the declaration. */
const factFields = (entity: Entity): [string, Field][] =>
  fieldEntries(entity)
    .filter(
      ([name, field]) =>
        name !== entity.owner &&
        brief.has(field.kind) &&
        field.ofPerson === undefined &&
        (isWritable(field) || field.kind === 'reference'),
    )
    .slice(0, mostFacts);

const plainly = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function factOf(field: Field, value: unknown, currency: string): HomeFact[] {
  if (value === null || value === undefined || value === '') return [];
  const { label } = field;
  const named = (name: string, inNepali = name): HomeFact[] => [{ label, text: bilingual(name, inNepali) }];
  switch (field.kind) {
    case 'date':
      return [{ label, day: plainly(value) }];
    case 'time':
      return [{ label, time: plainly(value).slice(0, 5) }];
    case 'long_text':
    case 'text':
      return named(cutText(plainly(value)));
    case 'duration':
      return [{ label, minutes: Number(value) }];
    case 'money':
      return [{ label, amount: { currency, amount: plainly(value) } }];
    case 'amount':
      return [{ label, amount: value as ValueOf<AmountField> }];
    case 'choice': {
      const chosen = field.choices[plainly(value)];
      return chosen ? [{ label, text: { ...chosen } }] : named(plainly(value));
    }
    case 'user':
      return named((value as { full_name: string }).full_name);
    case 'reference':
      return named((value as NamedRef).name, nameIn('ne', value as NamedRef));
    default:
      return named(plainly(value));
  }
}

/** Two days after each other are a period, of one day where they are the same. */
const withPeriods = (facts: readonly HomeFact[]): HomeFact[] =>
  facts.flatMap((fact, at) => {
    const [before, next] = [facts[at - 1], facts[at + 1]];
    if (fact.day !== undefined && before?.day !== undefined) return [];
    if (fact.day === undefined || next?.day === undefined) return [fact];
    return [next.day === fact.day ? fact : { ...fact, until: next.day }];
  });

/** How many requests of a kind a person is or was asked about, and how many of them are open (TOP-5). */
export const countAsked = async (
  { tenant, userId }: Access,
  { name }: Pick<Entity, 'name'>,
): Promise<{ readonly total: number; readonly pending: number }> =>
  (await tenant.one<{ total: number; pending: number }>(
    `select count(*)::integer as total, (count(*) filter (where state = 'open'))::integer as pending from approval_step
      where organization_id = $1 and entity = $3 and state in ('open', 'done') and $2 = any(candidates)`,
    [tenant.organizationId, userId, name],
  )) ?? { total: 0, pending: 0 };

/** How many requests wait for someone, and the oldest of them as their inbox shows them. */
export async function requestsFor(
  context: Context,
  access: Access,
  most: number,
): Promise<{ total: number; requests: WaitingRequest[] }> {
  const { tenant } = access;
  const kinds = new Map(context.modules.requestKinds.map((kind) => [kind.entity.name, kind]));
  const { today } = ruleClockOf(context, access);
  const asked = [access.userId, ...(await standsInFor(access, today))];
  const steps = await tenant.query<{ entity: string; id: number; total: number }>(
    `select entity, object_id as id, (count(*) over ())::int as total from approval_step
      where organization_id = $1 and state = 'open' and candidates && $2::bigint[] and entity = any($3)
      group by entity, object_id order by min(opened_at), object_id limit $4`,
    [tenant.organizationId, asked, [...kinds.keys()], most],
  );
  const found = await Promise.all(
    [...kinds.values()].map(async (kind) => {
      const ids = steps.filter(({ entity }) => entity === kind.entity.name).map(({ id }) => id);
      return ids.length === 0 ? [] : readWaiting(context, access, kind, ids);
    }),
  );
  const order = new Map(steps.map(({ entity, id }, place) => [`${entity} ${id}`, place]));
  const placeOf = ({ entity, id }: WaitingRequest) => order.get(`${entity} ${id}`) ?? 0;
  return { total: steps[0]?.total ?? 0, requests: found.flat().toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

async function readWaiting(
  context: Context,
  access: Access,
  kind: RequestKind,
  ids: readonly number[],
): Promise<WaitingRequest[]> {
  const { tenant } = access;
  const { entity } = kind;
  const view = await requestViewFor(context, kind, access, tenant, 'supervisor');
  const shown = factFields(entity);
  const wanted = new Set([entity.owner, 'status', ...shown.map(([name]) => name)]);
  const fields = readableFields(entity, access).filter(([name]) => wanted.has(name));
  const where = new Conditions(tenant.organizationId);
  where.add(`r.id = any(${where.value([...ids])}::bigint[])`);
  narrowToReader(context, entity, view, access, where);
  const columns = [view.columns?.(access, where), versionColumn].filter(Boolean).join(', ');
  const rows = await tenant.query<Row>(`${selectFrom(entity, fields, columns)} where ${where.where}`, where.values);
  await presentRecords(context, access, tenant, entity, rows, fields);
  const readable = new Set(fields.map(([name]) => name));
  const briefs = await kind.brief?.(
    tenant,
    rows.map(({ id }) => id),
    ruleClockOf(context, access).today,
  );
  const approve = entity.actions?.['approve'];
  const isRemarkNeeded = approve !== undefined && isRemarkRequired(approve, access.organization.is_remark_optional);
  return rows.map((row) => {
    const { actions = [] } = (view.extendListed?.(row) ?? {}) as { actions?: string[] };
    return {
      entity: entity.name,
      path: kind.path,
      id: row.id,
      version: row.version,
      label: { ...entity.label },
      sender: (row[entity.owner ?? ''] as WaitingRequest['sender'] | undefined) ?? null,
      facts:
        briefs?.get(row.id) ??
        withPeriods(
          shown
            .filter(([name]) => readable.has(name))
            .flatMap(([name, field]) => factOf(field, row[name], placeOf(access.organization).currency)),
        ),
      actions: (['approve', 'decline'] as const).filter((name) => actions.includes(name)),
      is_remark_needed: isRemarkNeeded,
      url: fillPath(kind.lifecycle.notification.paths.team, { id: row.id }),
      dialog: dialogOf(kind.lifecycle.notification, row.id),
      created_at: row.created_at,
    };
  });
}
