/**
 * The scopes of declarations as SQL, in both directions: which rows of a list someone reads, and who reads a row. Each kind of rule is
 * translated here once, so that a list, a live event and a file cannot say different things of it.
 */
import { entities } from '@karmik/model/entities';
import { viewerTypes, type ViewerType } from '@karmik/model/kit/actions';
import { columnOf, linesTable, type Entity } from '@karmik/model/kit/entity';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import {
  codesOfScope,
  namedBy,
  rulesOf,
  scopeOfViewer,
  scopesOf,
  type EmployeeTrait,
  type OnceKnown,
  type Scope,
  type ScopeRule,
} from '@karmik/model/kit/scope';
import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import { delegationOn, supervises, supervisorsOf } from '../access/supervision.ts';
import type { Context } from '../context.ts';
import { forbidden } from '../http/errors.ts';
import { todayIn } from '../time.ts';
import { columnFields } from './columns.ts';
import { endKnownTo } from './known.ts';
import type { Conditions } from './query.ts';
import type { RecordView } from './read.ts';

/** A table whose rows are read by scopes. */
export interface ScopedTable {
  readonly name: string;
  readonly scopes: Readonly<Record<string, Scope>>;
  /** What declares it; the scopes of a table without one name its columns. */
  readonly entity?: Entity;
}

export const tableOf = (entity: Entity): ScopedTable => ({
  name: entity.name,
  scopes: scopesOf(entity) ?? {},
  entity,
});

/** Where a row `r` names people: in a column, or in lines `l` of it. */
interface PeoplePlace {
  readonly column: string;
  readonly lines?: string;
}

/** A column of a row `r` by the name that the scopes use. */
export function columnIn({ entity }: ScopedTable, name: string): string {
  const field = entity?.fields[name];
  return `r.${field ? columnOf(name, field) : name}`;
}

function placeOf(table: ScopedTable, path: string): PeoplePlace {
  const [name = '', item] = path.split('.');
  return item === undefined
    ? { column: columnIn(table, name) }
    : { column: `l.${item}_id`, lines: linesTable(table.name, name) };
}

/** The lines `l` of a row `r`. */
const linesOfRow = (lines: string): string =>
  `${lines} l where l.organization_id = r.organization_id and l.parent_id = r.id`;

/** A rule in both directions. */
interface Translation {
  /** Holds where it is about the person who asks. @param me and @param today are places in the statement */
  holds(me: () => string, today: () => string): string;
  /** Whom it is about, as a `select` of one column. @param today is a place in the statement */
  people(today: string): string;
}

const naming = ({ column, lines }: PeoplePlace): Translation => ({
  holds: (me) =>
    lines === undefined
      ? `${column} = ${me()}`
      : `r.id in (select l.parent_id from ${lines} l where l.organization_id = $1 and ${column} = ${me()})`,
  people: () =>
    lines === undefined
      ? `select ${column} where ${column} is not null`
      : `select ${column} from ${linesOfRow(lines)} and ${column} is not null`,
});

const supervising = ({ column, lines }: PeoplePlace): Translation => ({
  holds(me, today) {
    const condition = supervises(column, me(), today());
    return lines === undefined ? condition : `exists (select from ${linesOfRow(lines)} and ${condition})`;
  },
  people: (today) =>
    lines === undefined
      ? supervisorsOf(column, today)
      : `select s.person from ${lines} l cross join lateral (${supervisorsOf(column, today)}) s(person)
          where l.organization_id = r.organization_id and l.parent_id = r.id`,
});

/** Steps of the request `r` on which someone is or was asked. */
const askedOn = (table: string): string =>
  `approval_step s where s.organization_id = r.organization_id and s.entity = '${table}' and s.object_id = r.id and s.state in ('open', 'done')`;

const approving = (table: ScopedTable): Translation => {
  const sender = columnIn(table, table.entity?.owner ?? 'sender');
  return {
    holds: (me, today) =>
      `(${sender} is distinct from ${me()} and exists (select from ${askedOn(table.name)} and s.candidates && array(
         select ${me()}::bigint union all select d.sender_id from ${delegationOn(today())} d where d.organization_id = $1 and d.delegate_id = ${me()})))`,
    people: (today) =>
      `select c.id from (select unnest(s.candidates) as id from ${askedOn(table.name)}) a
         cross join lateral (select a.id union all select d.delegate_id from ${delegationOn(today)} d
                              where d.organization_id = r.organization_id and d.sender_id = a.id) c(id) where c.id is distinct from ${sender}`,
  };
};

/** What the employee `e` is, as a list has it. Religion and ethnicity are a person's own words, which a common list has under a name. */
const traits: Readonly<Record<EmployeeTrait, string>> = {
  gender: 'e.gender',
  branch: 'e.branch_id',
  division: 'e.division_id',
  ...(Object.fromEntries(
    (['religion', 'ethnicity'] as const).map((list) => [
      list,
      `(select n.id from ${list} n where n.organization_id = r.organization_id and lower(n.name) = lower(e.${list}))`,
    ]),
  ) as Record<'religion' | 'ethnicity', string>),
};

/** Holds where each list of the row `r` is empty or names what the employee `e` is. */
export const fitsEmployee = (lists: { readonly [list: string]: EmployeeTrait }): string =>
  Object.entries(lists)
    .map(([list, trait]) => `(cardinality(r.${list}) = 0 or ${traits[trait]} = any(r.${list}))`)
    .join(' and ');

const membersOf = (lists: { readonly [list: string]: EmployeeTrait }): Translation => {
  const fitting = `membership m left join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
     where m.organization_id = r.organization_id and ${fitsEmployee(lists)}`;
  return {
    holds: (me) => `exists (select from ${fitting} and m.user_id = ${me()})`,
    people: () => `select m.user_id from ${fitting}`,
  };
};

/** Whom a scope of another record names, to which a row `r` refers. */
function through(table: ScopedTable, { through: name, scope }: { readonly through: string; readonly scope: string }) {
  const field = table.entity?.fields[name];
  const target = field?.kind === 'reference' ? entities.find((each) => each.name === field.to) : undefined;
  if (!target) throw new Error(`${table.name}: reads through "${name}", which refers to no entity.`);
  const other = tableOf(target);
  const column = columnIn(table, name);
  return rulesOf(other.scopes[scope]).flatMap((rule): Translation[] =>
    (translationsOf(other, rule) ?? []).map((way) => {
      const condition = conditionOf(other, rule);
      const given = condition === undefined ? '' : ` and ${condition}`;
      return {
        holds: (me, today) =>
          `${column} in (select r.id from ${other.name} r where r.organization_id = $1${given} and ${way.holds(me, today)})`,
        people: (today) =>
          `select x.person from (select ${column} as id, r.organization_id as organization) o
             join lateral (select r.* from ${other.name} r where r.organization_id = o.organization and r.id = o.id${given}) r on true
             cross join lateral (${way.people(today)}) x(person)`,
      };
    }),
  );
}

/** What a rule is to people; undefined where it is for the holders of a code, for everyone, or for links alone. */
function translationsOf(table: ScopedTable, rule: ScopeRule): Translation[] | undefined {
  if ('person' in rule) return namedBy(rule.person).map((path) => naming(placeOf(table, path)));
  if ('supervises' in rule) return namedBy(rule.supervises).map((path) => supervising(placeOf(table, path)));
  if ('approvers' in rule) return [approving(table)];
  if ('through' in rule) return through(table, rule);
  if ('members' in rule && rule.members !== true) return [membersOf(rule.members)];
  return undefined;
}

export const literal = (value: string | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** Holds where the employee knows of the change that the row is or led to. */
function isKnownBy(table: ScopedTable, by: OnceKnown): string {
  const day = columnIn(table, by.day);
  const published =
    'published' in by
      ? columnIn(table, by.published)
      : `exists (select from employment h where h.organization_id = r.organization_id and h.employee_id = ${columnIn(table, by.employmentOf)}
           and h.starts_on = ${day} and h.is_published)`;
  return `change_is_known(r.organization_id, ${day}, ${published})`;
}

/** The table of a dated entity as a reader sees it who is one of its employees. @param me the place of the reader in the statement */
function tableKnownTo(entity: Entity, me: string): string {
  const columns = columnFields(entity).map(([name, field]) => {
    const column = columnOf(name, field);
    return name === entity.dated?.to ? `${endKnownTo(entity.name, 't', me)} as ${column}` : `t.${column}`;
  });
  // The version of a row is made of its system columns.
  return `(select t.organization_id, t.id, t.created_at, t.xmin, t.tableoid, ${columns.join(', ')} from ${entity.name} t)`;
}

/** The condition on a row under which a rule is for it; undefined where it is for all. */
export function conditionOf(table: ScopedTable, { when, onceKnown }: ScopeRule): string | undefined {
  const parts = Object.entries(when ?? {}).map(([name, values]) =>
    values === false
      ? `r.${name}_at is null`
      : `${columnIn(table, name)} in (${values.map((value) => literal(value)).join(', ')})`,
  );
  if (onceKnown) parts.push(isKnownBy(table, onceKnown));
  return parts.length ? parts.join(' and ') : undefined;
}

/** Narrows a statement over rows `r` to those that these scopes show someone. @param today the day in the organization */
export function narrowToScopes(
  table: ScopedTable,
  names: readonly string[],
  access: Access,
  where: Conditions,
  today: string,
): void {
  // A value that no condition names would be one too many for the statement.
  const once = (value: string | number) => {
    let place: string | undefined;
    return () => (place ??= where.value(value));
  };
  const me = once(access.userId);
  const day = once(today);
  const rules = names.flatMap((name) => rulesOf(table.scopes[name]));
  const ofEverybody = rules.filter(
    (rule) =>
      ('code' in rule && namedBy(rule.code).some((code) => access.can(code, 'read'))) ||
      ('members' in rule && rule.members === true),
  );
  if (ofEverybody.some((rule) => conditionOf(table, rule) === undefined)) return;
  const ways = rules.flatMap((rule) => {
    const condition = conditionOf(table, rule);
    const of = ofEverybody.includes(rule)
      ? [undefined]
      : (translationsOf(table, rule) ?? []).map((each) => each.holds(me, day));
    return of.map((way) => [condition, way].filter((part) => part !== undefined).join(' and '));
  });
  where.add(ways.length ? `(${ways.map((way) => `(${way})`).join(' or ')})` : 'false');
  const known = rules.find((rule) => rule.onceKnown && 'published' in rule.onceKnown);
  if (known && table.entity?.dated) where.readFrom(tableKnownTo(table.entity, me()));
}

/** Who reads a record, beside the holders of codes. */
export interface Readers {
  /** Holders read every record. */
  readonly codes: readonly PermissionCode[];
  /**
   * Who else reads which: a statement of rows `record, person, code` for the records $2 (ids) of the organisation $1 on its day $3. A row
   * with a code is for its holders, one with neither person nor code for every member.
   */
  readonly others?: string;
}

/** Every member reads every record. */
export const everyMember: Readers = {
  codes: [],
  others:
    'select u.id as record, null::bigint as person, null::text as code from unnest($2::bigint[]) u(id) where $1::bigint is not null and $3::date is not null',
};

/** The readers of the records of a table by some of its scopes. */
export function readersByScopes(table: ScopedTable, names: readonly string[] = Object.keys(table.scopes)): Readers {
  const codes: PermissionCode[] = [];
  const parts: string[] = [];
  for (const rule of names.flatMap((name) => rulesOf(table.scopes[name]))) {
    const condition = conditionOf(table, rule);
    const given = condition ?? 'true';
    if ('code' in rule) {
      if (condition === undefined) codes.push(...namedBy(rule.code));
      else parts.push(...namedBy(rule.code).map((code) => `select null::bigint, '${code}' where ${given}`));
    } else if ('members' in rule && rule.members === true) {
      if (condition === undefined) return everyMember;
      parts.push(`select null::bigint, null::text where ${given}`);
    } else
      for (const way of translationsOf(table, rule) ?? [])
        parts.push(`select p.person, null::text from (${way.people('$3')}) p(person) where ${given}`);
  }
  return {
    codes,
    ...(parts.length && {
      others: `select r.id as record, p.person, p.code from ${table.name} r cross join lateral (${parts.join(' union ')}) p(person, code)
        where r.organization_id = $1 and r.id = any($2::bigint[]) and $3::date is not null`,
    }),
  };
}

/** A view of the records that some scopes of their entity show the person who asks. */
export const scopeView = (context: Pick<Context, 'clock'>, entity: Entity, names: readonly string[]): RecordView => ({
  scope: (access, where) =>
    narrowToScopes(tableOf(entity), names, access, where, todayIn(access.organization.timezone, context.clock())),
});

/** In which role someone asks, in a query. */
export const asQuery = z._default(
  z.enum(viewerTypes, { error: carried(messages.choice({ field: verbatim('as'), choices: listed(viewerTypes) })) }),
  'user',
);

/** The scopes that a role shows; from a notification whichever are the reader's. */
export const scopesOfViewer = (as: ViewerType): readonly string[] =>
  as === 'notification' ? Object.values(scopeOfViewer) : [scopeOfViewer[as]];

/** @throws 403 where the role is not the person's */
export function requireViewer({ scopes }: Pick<Entity, 'scopes'>, as: ViewerType, access: Pick<Access, 'can'>): void {
  if (as === 'hr' && !codesOfScope(scopes?.organization).some((code) => access.can(code, 'read'))) throw forbidden();
}

/** A view of what a role shows of an entity. @throws 403 where the role is not the person's */
export function viewOfRole(
  context: Pick<Context, 'clock'>,
  entity: Entity,
  as: ViewerType,
  access: Access,
): RecordView {
  requireViewer(entity, as, access);
  return scopeView(context, entity, scopesOfViewer(as));
}
