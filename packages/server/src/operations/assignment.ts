/** Gives many employees the same dated record, from what its assignment declares: whom, what they have now, and the record of each. */
import { columnOf } from '@karmik/model/kit/entity';
import type { Assignment } from '@karmik/model/kit/assignment';
import type { Field, ReferenceField } from '@karmik/model/kit/fields';
import { listed, verbatim, type Message } from '@karmik/model/kit/message';
import { accessOf } from '../access/access.ts';
import type { Tenant, Value } from '../db/database.ts';
import { castOf, parameterOf } from '../entity/columns.ts';
import type { Body } from '../entity/hooks.ts';
import { namedJson } from '../entity/named.ts';
import { checkReferences } from '../entity/references.ts';
import { createRecord } from '../entity/write.ts';
import { operationMessages as says } from './messages.ts';
import { operation, type BoundOperation, type Looking } from './operation.ts';

type Input = Readonly<Record<string, unknown>>;

interface Candidate {
  readonly id: number;
  readonly full_name: string;
  readonly has_left: boolean;
  /** Has a record then: of the day it begins on where it is replaced, else of any day of the new one. */
  readonly has_one: boolean;
  /** Has the same already. */
  readonly is_same: boolean;
  readonly [before: `${string}_before`]: unknown;
}

interface AssignmentRules {
  /** Why no one can be given it now. @throws 409 */
  check?(tenant: Tenant, input: Input): Promise<void>;
  /** What else the record of each employee has, such as amounts that stay theirs. */
  own?(tenant: Tenant, input: Input, people: readonly number[]): Promise<ReadonlyMap<number, Body>>;
}

/** The fields that refer to one record, of all that are given. */
const references = ({ entity, values }: Assignment): [string, ReferenceField][] =>
  values.flatMap((name): [string, ReferenceField][] => {
    const field = entity.fields[name];
    return field?.kind === 'reference' ? [[name, field]] : [];
  });

/** Everyone who is chosen, with what they have. Of those who are chosen by lists, people who have left are none. */
function candidates(tenant: Tenant, assignment: Assignment, input: Input): Promise<Candidate[]> {
  const { entity, values, replaces } = assignment;
  const { per, from, to } = entity.dated as { per: string; from: string; to: string };
  const fieldOf = (name: string) => entity.fields[name] as Field;
  const parameters: Value[] = [tenant.organizationId];
  const place = (value: Value): string => `$${parameters.push(value)}`;
  const begins = `${place(input[from] as string)}::date`;
  const ends = replaces ? begins : `${place((input[to] ?? null) as string | null)}::date`;
  const lists = {
    branch_id: input['branches'],
    division_id: input['divisions'],
    employment_type_id: input['employment_types'],
    employment_level_id: input['employment_levels'],
  };
  const chosen = Object.entries(lists).map(([column, ids]) => {
    const list = `${place(ids as number[])}::bigint[]`;
    return `(cardinality(${list}) = 0 or e.${column} = any(${list}))`;
  });
  const named = (input['employees'] as readonly { employee: number }[]).map(({ employee }) => employee);
  const isNamedAlone = named.length > 0 && Object.values(lists).every((ids) => (ids as number[]).length === 0);
  const shown = references(assignment);
  const same = values.map((name) => {
    const field = fieldOf(name);
    return `held.${columnOf(name, field)} is not distinct from ${place(parameterOf(field, input[name]))}::${castOf(field)}`;
  });
  return tenant.query<Candidate>(
    `select e.user_id as id, e.full_name, e.standing = 'Past' as has_left, held.id is not null as has_one,
            held.id is not null and ${same.join(' and ')} as is_same
            ${shown.map(([name, field]) => `, case when b_${name}.id is not null then ${namedJson(`b_${name}`, field)} end as ${name}_before`).join('')}
       from employee_today e
       left join lateral (select r.* from ${entity.name} r where r.organization_id = $1 and r.${columnOf(per, fieldOf(per))} = e.user_id
                             and daterange(r.${from}, r.${to}, '[]') && daterange(${begins}, ${ends}, '[]') order by r.${from} limit 1) held on true
       ${shown.map(([name, field]) => `left join ${field.to} b_${name} on b_${name}.organization_id = $1 and b_${name}.id = held.${columnOf(name, field)}`).join('\n')}
      where e.organization_id = $1
        and (e.user_id = any(${place(named)}::bigint[]) or (not ${place(isNamedAlone)}::boolean and e.standing <> 'Past' and ${chosen.join(' and ')}))
      order by e.full_name, e.user_id`,
    parameters,
  );
}

/** What the given references are called. */
async function namesOf(tenant: Tenant, assignment: Assignment, input: Input): Promise<Input> {
  const names: Record<string, unknown> = {};
  for (const [name, field] of references(assignment)) {
    const row = await tenant.one<{ named: unknown }>(
      `select ${namedJson('b', field)} as named from ${field.to} b where b.organization_id = $1 and b.id = $2`,
      [tenant.organizationId, input[name] as number],
    );
    names[name] = row?.named ?? null;
  }
  return names;
}

/** More people than these are counted and not named. */
const mostNamed = 5;

function saying(
  message: (params: { count: number; names: Message | ReturnType<typeof listed> }) => Message,
  people: readonly Candidate[],
): Message[] {
  if (people.length === 0) return [];
  const names = people.slice(0, mostNamed).map(({ full_name }) => verbatim(full_name));
  return [message({ count: people.length, names: listed(people.length > mostNamed ? [...names, '…'] : names) })];
}

/** Binds an assignment. Each record is written as by the entity's own endpoints, with the hooks of its module. */
export function assigning(assignment: Assignment, rules: AssignmentRules = {}): BoundOperation {
  const { entity, values, replaces, operation: declared } = assignment;
  const { per, from, to } = entity.dated as { per: string; from: string; to: string };
  return operation(declared, {
    async look({ tenant }: Looking, input: Input) {
      await checkReferences(declared.input, tenant, 0, input, Object.keys(input));
      await rules.check?.(tenant, input);
      const everyone = await candidates(tenant, assignment, input);
      const left = everyone.filter(({ has_left }) => has_left);
      const working = everyone.filter(({ has_left }) => !has_left);
      const isLeftOut = ({ has_one }: Candidate) => has_one && (!replaces || input['only_without'] === true);
      const given = working.filter((each) => !isLeftOut(each) && !each.is_same);
      const notices = [...saying(says.alreadyHave, working.filter(isLeftOut)), ...saying(says.noLongerWork, left)];
      const names = await namesOf(tenant, assignment, input);
      const own = await rules.own?.(
        tenant,
        input,
        given.map(({ id }) => id),
      );
      return {
        rows: given.map((each) => ({
          key: String(each.id),
          values: {
            employee: each.id,
            ...(replaces &&
              Object.fromEntries(references(assignment).map(([name]) => [`${name}_before`, each[`${name}_before`]]))),
            ...names,
            [from]: input[from],
          } as never,
          ...(own && { facts: own.get(each.id) }),
        })),
        notice: notices.length === 0 ? undefined : notices.reduce((first, second) => says.both({ first, second })),
      };
    },
    async apply({ context, tenant, userId }, input: Input, rows) {
      const access = await accessOf(context.database, tenant.organizationId, userId);
      const writer = { context, access, requestId: declared.name, ip: '' };
      const hooks = context.modules.entityHooks[entity.name] ?? {};
      const given = Object.fromEntries([...values, from, to].map((name) => [name, input[name]]));
      for (const { key, facts } of rows)
        await createRecord(writer, tenant, entity, hooks, { ...given, ...(facts as Body | null), [per]: Number(key) });
      return [];
    },
  });
}
