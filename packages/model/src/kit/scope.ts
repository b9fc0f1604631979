/**
 * Who reads which records of an entity. A scope is one rule, or several of which one is enough; the server makes of it what a list shows
 * somebody and, from the record's side, whom a live event or a file is for.
 */
import type { ViewerType } from './actions.ts';
import type { Entity } from './entity.ts';
import type { Field, FieldOfKind, Fields } from './fields.ts';
import type { PermissionCode } from './permissions.ts';

type One<T> = T | readonly T[];

/** Of an employee, what a list of a record may name. */
export type EmployeeTrait = 'gender' | 'branch' | 'division';

/** @template P fields that name people @template W conditions on the record @template T lists of traits of employees */
type RuleOf<P, W, T> = (
  | {
      /** Whom the record names in any of these fields; `observers.person` is a person of its lines. */
      readonly person: One<P>;
    }
  | {
      /** Who supervises today whom the record names in any of these fields. */
      readonly supervises: One<P>;
    }
  | {
      /** Whoever is or was asked to decide on the request, and who stands in for them today; never its sender. */
      readonly approvers: true;
    }
  | {
      /** Who may read under any of these permissions. */
      readonly code: One<PermissionCode>;
    }
  | {
      /** Every member of the organization, or those of whom each list of the record names the trait; an empty list leaves nobody out. */
      readonly members: true | T;
    }
) & {
  /** Only of records that hold one of these values; `archived: false` is of those that are not archived. */
  readonly when?: W;
};

/** A rule as a reader of any entity finds it. */
export type ScopeRule = RuleOf<
  string,
  { readonly [field: string]: readonly (string | boolean)[] | false },
  { readonly [list: string]: EmployeeTrait }
>;
export type Scope = One<ScopeRule>;

type PersonOf<F extends Fields> =
  | FieldOfKind<F, 'user'>
  | {
      [N in keyof F & string]: F[N] extends { readonly kind: 'lines'; readonly item: infer I extends Fields }
        ? `${N}.${FieldOfKind<I, 'user'>}`
        : never;
    }[keyof F & string];

type ValueOf<D> = D extends { readonly kind: 'status'; readonly states: infer S }
  ? keyof S & string
  : D extends { readonly kind: 'choice'; readonly choices: infer C }
    ? keyof C & string
    : boolean;

/** The scope of an entity with these fields: names of fields and values that do not exist do not compile. */
export type ScopeOf<F extends Fields> = One<
  RuleOf<
    PersonOf<F>,
    { readonly [N in FieldOfKind<F, 'status' | 'choice' | 'boolean'>]?: readonly ValueOf<F[N]>[] } & {
      readonly archived?: false;
    },
    { readonly [N in FieldOfKind<F, 'multi_choice' | 'multi_reference'>]?: EmployeeTrait }
  >
>;

/** The scope that a role shows: one's own, those of one's team, or all for HR. */
export const scopeOfViewer = { user: 'own', supervisor: 'team', hr: 'organization' } as const satisfies Partial<
  Record<ViewerType, string>
>;

const many = <T>(one: One<T>): readonly T[] => (Array.isArray(one) ? (one as readonly T[]) : [one as T]);

export const rulesOf = (scope: Scope | undefined): readonly ScopeRule[] => (scope === undefined ? [] : many(scope));

/** What a rule names: fields of people, or permissions. */
export const namedBy = <T extends string>(names: One<T>): readonly T[] => many(names);

/**
 * The scopes of an entity by name. One that declares none is read whole by whoever may call its endpoints.
 * @returns undefined where nothing is said of its readers
 */
export function scopesOf({
  scopes,
  codes,
}: Pick<Entity, 'scopes' | 'codes'>): Readonly<Record<string, Scope>> | undefined {
  if (scopes) return scopes;
  if (!codes) return undefined;
  return codes.read === 'organizationMember' ? { members: { members: true } } : { organization: { code: codes.read } };
}

/** The permissions under any of which somebody reads by a scope. */
export const codesOfScope = (scope: Scope | undefined): PermissionCode[] =>
  rulesOf(scope).flatMap((rule) => ('code' in rule ? namedBy(rule.code) : []));

/** What is wrong with the scopes of an entity, as pairs of a place in it and a sentence. */
export function scopeProblems(entity: Entity): [string, string][] {
  const problems: [string, string][] = [];
  const kindOf = (path: string): Field['kind'] | undefined => {
    const [name = '', item] = path.split('.');
    const field = entity.fields[name];
    return item === undefined || field?.kind !== 'lines' ? field?.kind : (field.item as Fields)[item]?.kind;
  };
  for (const [name, scope] of Object.entries(entity.scopes ?? {})) {
    const say = (what: string) => problems.push([`scopes.${name}`, what]);
    const rules = rulesOf(scope);
    if (rules.length === 0) say('has no rule, so that nobody reads by it; leave it out.');
    for (const rule of rules) {
      const people = 'person' in rule ? rule.person : 'supervises' in rule ? rule.supervises : [];
      for (const path of namedBy(people))
        if (kindOf(path) !== 'user') say(`names "${path}", which is no field of a person.`);
      if ('approvers' in rule && entity.actions === undefined) say('asks for who decides, of what nobody decides.');
      if ('members' in rule && rule.members !== true)
        for (const list of Object.keys(rule.members))
          if (!['multi_choice', 'multi_reference'].includes(kindOf(list) ?? ''))
            say(`names "${list}", which is no list.`);
      for (const [field, values] of Object.entries(rule.when ?? {})) {
        if (field === 'archived') {
          if (!entity.archive) say('asks for what is not archived, of what never is.');
          continue;
        }
        const of = entity.fields[field];
        const known =
          of?.kind === 'status'
            ? Object.keys(of.states)
            : of?.kind === 'choice'
              ? Object.keys(of.choices)
              : of?.kind === 'boolean'
                ? [true, false]
                : [];
        for (const value of values === false ? [values] : values)
          if (!(known as unknown[]).includes(value)) say(`asks for ${field} "${String(value)}", a value it never has.`);
      }
    }
  }
  if (entity.scopes && entity.path !== undefined && entity.codes?.read !== 'organizationMember')
    problems.push(['codes', 'the scopes say who reads; read is "organizationMember".']);
  return problems;
}
