/**
 * Who reads which records of an entity. A scope is one rule, or several of which one is enough; the server makes of it what a list shows
 * someone and, from the record's side, whom a live event or a file is for.
 */
import type { ViewerType } from './actions.ts';
import type { Entity } from './entity.ts';
import type { Field, FieldOfKind, Fields } from './fields.ts';
import type { PermissionCode } from './permissions.ts';

type One<T> = T | readonly T[];

/** Of an employee, what a list of a record may name. */
export type EmployeeTrait = 'gender' | 'branch' | 'division' | 'religion' | 'ethnicity';

/** @template C choices @template A texts @template N what a link may show */
interface LinkRuleOf<C, A, N> {
  /**
   * The person who has a link to the record, with an account or without: a personal link for a purpose, which the rule or a choice of the record
   * names, or an address that ends in a text of the record.
   */
  readonly link: { readonly purpose: string } | { readonly purposeIn: C } | { readonly address: A };
  /** What the link shows of the record. */
  readonly shows: readonly N[];
}

/**
 * @template P fields that name people @template W conditions on the record @template T lists of traits of employees
 * @template L links to the record @template F references to other records
 */
type RuleOf<P, W, T, L, F> = (
  | {
      /** Whom the record names in any of these fields; `observers.person` is a person of its lines. */
      readonly person: One<P>;
    }
  | {
      /** Who supervises today whom the record names in any of these fields. */
      readonly supervises: One<P>;
    }
  | {
      /** The person who is or was asked to decide on the request, and who stands in for them today; never its sender. */
      readonly approvers: true;
    }
  | {
      /** Whom a scope of the record to which this field refers names. */
      readonly through: F;
      readonly scope: string;
    }
  | {
      /** Who may read under any of these permissions. */
      readonly code: One<PermissionCode>;
    }
  | {
      /** Every member of the organization, or those of whom each list of the record names the trait; an empty list leaves no one out. */
      readonly members: true | T;
    }
  | L
) & {
  /** Only of records that hold one of these values; `archived: false` is of those that are not archived. */
  readonly when?: W;
  /** Only of changes that the employee may know of: see `OnceKnown`. */
  readonly onceKnown?: OnceKnown;
};

/**
 * A change of an employee that takes effect on a day. The employee knows of it from that day on, or earlier once it is published in an
 * organization that publishes changes. Where an earlier record ends because of a later one that they do not know of, they do not see that end.
 */
export type OnceKnown =
  | { readonly day: string; readonly published: string }
  /** Of records that led to a record of employment from the day: published with that. */
  | { readonly day: string; readonly employmentOf: string };

/** A rule as a reader of any entity finds it. */
export type ScopeRule = RuleOf<
  string,
  { readonly [field: string]: readonly (string | boolean)[] | false },
  { readonly [list: string]: EmployeeTrait },
  LinkRule,
  string
>;
export type LinkRule = LinkRuleOf<string, string, string>;
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
    { readonly [N in FieldOfKind<F, 'multi_choice' | 'multi_reference'>]?: EmployeeTrait },
    LinkRuleOf<FieldOfKind<F, 'choice'>, FieldOfKind<F, 'text'>, keyof F & string>,
    FieldOfKind<F, 'reference'>
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

/** Whether a scope is for people of the organization, and not for links alone. */
const isOfPeople = (scope: Scope): boolean => rulesOf(scope).some((rule) => !('link' in rule));

/**
 * The scopes of an entity by name. One that declares none for people of the organization is read whole by the person who may call its endpoints.
 * @returns undefined where nothing is said of its readers
 */
export function scopesOf({
  scopes,
  codes,
}: Pick<Entity, 'scopes' | 'codes'>): Readonly<Record<string, Scope>> | undefined {
  if (!codes || Object.values(scopes ?? {}).some(isOfPeople)) return scopes;
  const callers: Readonly<Record<string, Scope>> =
    codes.read === 'organizationMember' ? { members: { members: true } } : { organization: { code: codes.read } };
  return { ...callers, ...scopes };
}

/** The rules by which links show records of an entity. */
export const linkRulesOf = ({ scopes }: Pick<Entity, 'scopes'>): (LinkRule & ScopeRule)[] =>
  Object.values(scopes ?? {})
    .flatMap((scope) => rulesOf(scope))
    .filter((rule) => 'link' in rule);

/**
 * What a personal link to a record of an entity is for.
 * @throws where no scope of the entity is of personal links
 */
export function linkPurposeOf(entity: Entity, record: Readonly<Record<string, unknown>> = {}): string {
  for (const { link } of linkRulesOf(entity)) {
    if ('purpose' in link) return link.purpose;
    if ('purposeIn' in link) return String(record[link.purposeIn]);
  }
  throw new Error(`${entity.name} declares no personal link`);
}

/** All that personal links to records of an entity may be for. */
export const linkPurposesOf = (entity: Entity): string[] =>
  linkRulesOf(entity).flatMap(({ link }) => {
    if ('purpose' in link) return [link.purpose];
    const field = 'purposeIn' in link ? entity.fields[link.purposeIn] : undefined;
    return field?.kind === 'choice' ? Object.keys(field.choices) : [];
  });

/** Kinds of fields that no link shows: their values are read apart, signed for a person, or open more of the record. */
const unlinked: ReadonlySet<Field['kind']> = new Set(['file', 'image', 'user', 'lines', 'computed']);

function linkProblems({ fields }: Entity, { link, shows }: LinkRule): string[] {
  const problems: string[] = [];
  if ('purposeIn' in link && fields[link.purposeIn]?.kind !== 'choice')
    problems.push(`takes the purpose from "${link.purposeIn}", which is no choice.`);
  if ('address' in link && fields[link.address]?.kind !== 'text')
    problems.push(`takes the address from "${link.address}", which is no text.`);
  for (const name of shows) {
    const field = fields[name];
    if (field === undefined) problems.push(`shows "${name}", a field it lacks.`);
    else if (unlinked.has(field.kind)) problems.push(`shows "${name}"; a link shows no ${field.kind}.`);
    else if (field.read_code) problems.push(`shows "${name}", which needs ${field.read_code}.`);
  }
  return problems;
}

/** The permissions under any of which someone reads by a scope. */
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
    if (rules.length === 0) say('has no rule, so that no one reads by it; leave it out.');
    for (const rule of rules) {
      const people = 'person' in rule ? rule.person : 'supervises' in rule ? rule.supervises : [];
      for (const path of namedBy(people))
        if (kindOf(path) !== 'user') say(`names "${path}", which is no field of a person.`);
      if ('through' in rule && entity.fields[rule.through]?.kind !== 'reference')
        say(`goes through "${rule.through}", which refers to no record.`);
      if ('link' in rule) for (const problem of linkProblems(entity, rule)) say(problem);
      if ('approvers' in rule && entity.actions === undefined) say('asks for who decides, of what no one decides.');
      if ('members' in rule && rule.members !== true)
        for (const list of Object.keys(rule.members))
          if (!['multi_choice', 'multi_reference'].includes(kindOf(list) ?? ''))
            say(`names "${list}", which is no list.`);
      if (rule.onceKnown) {
        const { day } = rule.onceKnown;
        const [name, kind] =
          'published' in rule.onceKnown
            ? ([rule.onceKnown.published, 'boolean'] as const)
            : ([rule.onceKnown.employmentOf, 'user'] as const);
        if (kindOf(day) !== 'date') say(`is known from "${day}", which is no date.`);
        if (kindOf(name) !== kind) say(`is known by "${name}", which is no ${kind}.`);
      }
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
  const isOfReaders = Object.values(entity.scopes ?? {}).some(isOfPeople);
  if (isOfReaders && entity.path !== undefined && entity.codes?.read !== 'organizationMember')
    problems.push(['codes', 'the scopes say who reads; read is "organizationMember".']);
  return problems;
}
