/**
 * Entities: the things of the product, each declared once as a value. Its table, checks, API, audit, import, export, forms and
 * screens follow from it.
 */
import type { Action } from './actions.ts';
import { isWritable, type BodyOf, type Field, type Fields, type RecordOf, type RowOf } from './fields.ts';
import { lifecycleProblems, type Lifecycle, type LifecycleOf } from './lifecycle.ts';
import type { PermissionCode } from './permissions.ts';
import type { Picker } from './picking.ts';
import { reportProblems, type Report } from './report.ts';
import { linkPurposesOf, scopeProblems, type Scope, type ScopeOf } from './scope.ts';
import type { RecordDescription } from './record.ts';
import type { Text } from './text.ts';

/** That records make up a person's file; who reads them, their `scopes` say. */
export interface PersonnelFile<N extends string = string> {
  /** The field that names whose they are. */
  readonly person: N;
  /** Every reading is written down in the audit. */
  readonly isSensitive?: true;
  /** A second person confirms every change, HR's included; there is no writing without one. */
  readonly isConfirmed?: true;
}

/** How far a paper of a file is seen: by HR alone, by the person too, by their supervisors too. */
export const visibilities = {
  HR: { en: 'HR only', ne: 'मानव संसाधन मात्र' },
  Employee: { en: 'HR and the employee', ne: 'मानव संसाधन र कर्मचारी' },
  Supervisor: { en: 'HR, the employee and supervisors', ne: 'मानव संसाधन, कर्मचारी र सुपरिवेक्षक' },
} as const;

/** What a reader of any entity may rely on. */
export interface Entity<
  F extends Fields = Fields,
  A extends string = string,
  S extends string = string,
> extends RecordDescription<F> {
  /** The table's name, and the name under which other entities refer to it. */
  readonly name: string;
  readonly label: Text;
  /** Several of them, as a list is headed; absent where no list is shown. */
  readonly plural?: Text;
  /** Where its endpoints are, under `/api/v1/`; `:org` is the organisation's slug. Absent: it has none of the general ones. */
  readonly path?: string;
  /** A second address of the same endpoints, without `:org`: they are of the organisation that the caller works in. */
  readonly currentPath?: string;
  /** Who may read and write records over those endpoints (PRM-1); what is for `organizationMember` every member of the organisation reads. */
  readonly codes?: { readonly read: PermissionCode | 'organizationMember'; readonly write: PermissionCode };
  /** Who fills in its form over routes of its module, and so chooses what its records refer to; see `pickersOf`. */
  readonly filled_by?: readonly Picker[];
  /** Only its readers choose among its records by name, in every form that refers to them. */
  readonly isPickedByReaders?: true;
  /** Where its names are chosen from, under `/api/v1/`, where it has none of the general endpoints. */
  readonly picksPath?: string;
  /** Who chooses among its records by name in lists and forms that no entity declares. */
  readonly picked_by?: readonly Picker[];
  /** An organisation has it once: it is read and changed as a whole, is there from the beginning and is never removed. */
  readonly single?: true;
  /** Of what an organisation has once: it is replaced as a whole too (`PUT`). */
  readonly isReplaced?: true;
  /** Of what an organisation has once: it says its id, and is read, changed and replaced at that too. */
  readonly hasIdAddress?: true;
  /** The field by which a person calls a record; absent: the first text. */
  readonly name_field?: keyof F & string;
  /** Fields that a search looks into; absent: `name_field`. */
  readonly search?: readonly (keyof F & string)[];
  /** A column that holds those of them that are texts of the record's own, each on a line, in lower case: a search reads it instead. */
  readonly search_column?: string;
  /**
   * A function of the database that finds people by an index of that column, for a table of people with a row each, by `user_id`: a search
   * that is long enough for the index asks it.
   */
  readonly search_function?: string;
  /** The order of a list that asks for none, descending after a minus; absent: by `name_field`. */
  readonly sort?: (keyof F & string) | 'created_at' | `-${(keyof F & string) | 'created_at'}`;
  /** Fields that together stand once in an organisation. */
  readonly unique?: readonly (readonly (keyof F & string)[])[];
  /** A record stays as it was made: it is neither changed nor removed, and no spreadsheet brings any. */
  readonly isFinal?: true;
  /** What its import reads besides spreadsheets: the ending of such files, with its point, and what they are called. */
  readonly import_file?: { readonly ending: string; readonly label: Text };
  /** Whether a deletion keeps the record, hidden from lists that do not ask for archived ones. */
  readonly archive?: true;
  /**
   * Effective dating: for each `per` the ranges from `from` to `to` (both included, an empty end is open) never overlap, and a
   * record that began before today is not edited but followed by a new one. Where it `isCorrectable`, it may be edited, since the module
   * makes up for what followed from it.
   */
  readonly dated?: {
    readonly per: keyof F & string;
    readonly from: keyof F & string;
    readonly to: keyof F & string;
    readonly isCorrectable?: true;
  };
  /**
   * Its lists, reports and spreadsheets may be asked as of a day (`as_of`). The database has a function `<name>_as_of(day)` that answers the
   * rows as they stood on it, with the columns of the table.
   */
  readonly hasPast?: true;
  /** A reference to a record of the same entity by which it is a tree; no record is below itself. */
  readonly parent?: keyof F & string;
  /**
   * What of a record may be changed by hand, by the state in which it stands; in a state that is not named, nothing. Absent: all that
   * may be written. Both halves ask.
   */
  readonly editable?: { readonly [state: string]: 'all' | readonly (keyof F & string)[] };
  /** Whose record it is, for entities that people have of their own. */
  readonly owner?: keyof F & string;
  /** Its records are parts of people's files. */
  readonly personnelFile?: PersonnelFile<keyof F & string>;
  /**
   * Who reads which records, by name: each scope that is someone's shows them what it holds. `own`, `team` and `organization` are those of
   * the areas of the application. Absent: the person who may call its endpoints reads all.
   */
  readonly scopes?: { readonly [name in S]: Scope };
  /** How its records move on, where people are asked to approve them. */
  readonly lifecycle?: Lifecycle;
  /** What moves a record on; see `availableActions`. */
  readonly actions?: { readonly [name in A]: Action };
  /** Conclusions that are drawn from its records, by name. */
  readonly reports?: { readonly [name: string]: Report<F> };
}

type StatesOf<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly kind: 'status'; readonly states: infer S } ? keyof S & string : never;
}[keyof F];

/**
 * Declares an entity; its types are inferred from the value, and names of fields or states that do not exist do not compile.
 */
export const defineEntity = <
  const F extends Fields,
  const A extends string = never,
  const R extends string = never,
  const S extends string = never,
>(
  entity: Omit<Entity<F, A, S>, 'actions' | 'editable' | 'lifecycle' | 'reports' | 'scopes'> & {
    readonly actions?: { readonly [name in A]: Action<StatesOf<F>> };
    readonly editable?: { readonly [state in StatesOf<F>]?: 'all' | readonly (keyof F & string)[] };
    readonly lifecycle?: LifecycleOf<F>;
    readonly reports?: { readonly [name in R]: Report<F> };
    readonly scopes?: { readonly [name in S]: ScopeOf<F> };
  },
): Entity<F, A, S> & ReportsOf<F, R> => entity as Entity<F, A, S> & ReportsOf<F, R>;

/** The reports of an entity by the names that they have there. */
type ReportsOf<F extends Fields, R extends string> = [R] extends [never]
  ? unknown
  : { readonly reports: { readonly [name in R]: Report<F> } };

export type FieldsOf<E> = E extends Entity<infer F> ? F : never;
export type ActionOf<E> = E extends Entity<Fields, infer A> ? A : never;
/** A record of an entity as answers show it. */
export type EntityRecord<E> = { id: number; created_at: string } & RecordOf<FieldsOf<E>>;
/** A checked body of an entity. */
export type EntityBody<E> = BodyOf<FieldsOf<E>>;

/** A stored record of an entity, which rules, hooks and decisions look at. */
export type EntityRow<E> = { id: number } & RowOf<FieldsOf<E>>;

/** The fields of an entity as pairs, in the order of their declaration. */
export const fieldEntries = <F extends Fields>(entity: {
  readonly fields: F;
}): [keyof F & string, F[keyof F & string]][] =>
  Object.entries(entity.fields) as [keyof F & string, F[keyof F & string]][];

/** The fields of a record that may be changed by hand where it stands, in the order of their declaration. */
export function editableFields(entity: Entity, record: Readonly<Record<string, unknown>>): string[] {
  const writable = fieldEntries(entity).filter(([, field]) => isWritable(field));
  const names = writable.map(([name]) => name);
  const status = fieldEntries(entity).find(([, field]) => field.kind === 'status')?.[0];
  if (!entity.editable || status === undefined) return names;
  const allowed = entity.editable[String(record[status])] ?? [];
  return allowed === 'all' ? names : names.filter((name) => allowed.includes(name));
}

/** The field by which a person calls a record of the entity. */
export const nameFieldOf = (entity: Entity): string | undefined =>
  entity.name_field ?? fieldEntries(entity).find(([, field]) => field.kind === 'text')?.[0];

const single = new Set<Field['kind']>(['user', 'reference', 'file', 'image']);
/** The column in which a field stands: one that refers to a record holds its id and says so. */
export const columnOf = (name: string, field: Field): string => (single.has(field.kind) ? `${name}_id` : name);

/** The table that holds the lines of a field. @example linesTable('task', 'observers') // 'task_observers' */
export const linesTable = (entity: string, name: string): string => `${entity}_${name}`;

/** The fields of an entity that are lines, with the fields of each line. */
export const linesOf = (entity: Pick<Entity, 'fields'>): [name: string, item: Fields][] =>
  Object.entries(entity.fields).flatMap(([name, field]): [string, Fields][] =>
    field.kind === 'lines' ? [[name, field.item as Fields]] : [],
  );

const nameForm = /^[a-z][a-z0-9_]*$/;
const reserved = new Set([
  'id',
  'organization_id',
  'created_at',
  'updated_at',
  'archived_at',
  'version',
  'limit',
  'offset',
  'search',
  'sort',
  'as',
  'group_by',
  'measures',
  'period_calendar',
  'compare',
  'compare_by',
]);

/** Columns that every line has, as `reserved` are those of records. */
const reservedInLines = new Set(['id', 'organization_id', 'parent', 'parent_id', 'position']);

/** Words of SQL that name no column unquoted, among those that someone may want for a field. */
const sqlWords = new Set(
  'all analyse and any array as asc case cast check collate column constraint create default desc do else end except false fetch for from grant group having in initially into lateral leading limit not null offset on only or order placing primary references returning select some symmetric table then to trailing true union unique user using variadic when where window with'.split(
    ' ',
  ),
);

/** Kinds of fields that lines do not have. */
const unlisted = new Set<Field['kind']>(['file', 'image', 'multi_reference', 'lines', 'computed', 'status']);

/**
 * What is wrong with a set of declarations, one sentence each with entity, field and what to do; empty when all is well.
 * The server asks at its start, so that a wrong declaration never serves a request.
 */
export function declarationProblems(entities: readonly Entity[]): string[] {
  const problems: string[] = [];
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const paths = new Map<string, string>();
  const purposes = new Map<string, string>();
  if (byName.size !== entities.length) {
    const names = entities.map((entity) => entity.name);
    for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index)))
      problems.push(`${name}: two entities bear this name; rename one.`);
  }
  for (const entity of entities) {
    const say = (place: string, what: string) => problems.push(`${entity.name}${place && `.${place}`}: ${what}`);
    const fields = new Map(fieldEntries(entity));
    const known = [...fields.keys()].join(', ');
    const refers = (place: string, name: string | undefined) => {
      if (name !== undefined && !fields.has(name.replace(/^-/, '')))
        say(place, `names the field "${name}", which it lacks; it has ${known}.`);
    };
    if (!nameForm.test(entity.name)) say('', 'an entity is named in lower case, digits and underscores.');
    if (entity.path !== undefined) {
      const other = paths.get(entity.path);
      if (other) say('path', `${other} has the path ${entity.path} already; give each its own.`);
      paths.set(entity.path, entity.name);
      if (!entity.codes) say('codes', 'an entity with a path says who may read and write it; add codes.');
      if (!/^[a-z-]+(\/[a-z-]+|\/:org)*$/.test(entity.path) || !entity.path.includes('/:org'))
        say('path', 'a path is like module/:org/things, without a slash at either end.');
      if (entity.currentPath !== undefined && !/^[a-z-]+(\/[a-z-]+)+$/.test(entity.currentPath))
        say('currentPath', 'an address without an organisation is like module/things, without a slash at either end.');
      if (!entity.single && nameFieldOf(entity) === undefined)
        say('name_field', 'has no text field; say which field names a record.');
    }
    refers('name_field', entity.name_field);
    for (const field of fields.values()) if (field.kind === 'text') refers('in_nepali', field.in_nepali);
    if (fields.get(entity.name_field ?? '')?.kind === 'choice')
      say('name_field', 'a choice is told by its label and names no record; choose another field.');
    if (entity.sort?.replace('-', '') !== 'created_at') refers('sort', entity.sort);
    refers('owner', entity.owner);
    refers('parent', entity.parent);
    for (const name of entity.search ?? []) refers('search', name);
    for (const names of entity.unique ?? []) for (const name of names) refers('unique', name);
    for (const name of Object.keys(entity.visibleWhen ?? {})) refers('visibleWhen', name);
    for (const name of Object.keys(entity.requiredWhen ?? {})) refers('requiredWhen', name);
    for (const names of Object.values(entity.editable ?? {}))
      if (names !== 'all') for (const name of names) refers('editable', name);
    if (entity.personnelFile) {
      if (fields.get(entity.personnelFile.person)?.kind !== 'user')
        say('personnelFile', 'says whose a record is by a field of a person.');
      if (!entity.scopes) say('scopes', 'a part of a file says who reads it; add scopes.');
    }
    if (entity.dated) for (const name of [entity.dated.per, entity.dated.from, entity.dated.to]) refers('dated', name);
    for (const [name] of linesOf(entity)) {
      const field = fields.get(name);
      if (field?.kind === 'lines' && field.is_stored === false)
        say(name, 'lines of a record are stored; leave out is_stored.');
      if (byName.has(linesTable(entity.name, name)))
        say(name, `its table would be that of the entity ${linesTable(entity.name, name)}; rename one.`);
    }
    for (const [name, field] of fields) {
      if (!nameForm.test(name)) say(name, 'a field is named in lower case, digits and underscores.');
      if (reserved.has(name)) say(name, 'every record or list has a thing of this name already; choose another name.');
      else if (sqlWords.has(columnOf(name, field))) say(name, 'is a word of SQL; choose another name.');
      if (!field.label.en || !field.label.ne) say(name, 'the label is missing in English or Nepali.');
      const names = (place: string, each: Field) => {
        if (each.kind !== 'reference' && each.kind !== 'multi_reference') return;
        const target = byName.get(each.to);
        if (!target) say(place, `refers to "${each.to}", which is no declared entity.`);
        else if (!(each.name_field in target.fields))
          say(place, `names records of ${each.to} by "${each.name_field}", a field it lacks.`);
      };
      names(name, field);
      if (field.kind === 'lines')
        for (const [item, each] of Object.entries(field.item as Fields)) {
          const place = `${name}.${item}`;
          names(place, each);
          if (unlisted.has(each.kind)) say(place, `${each.kind} is no kind of field for lines.`);
          if (reservedInLines.has(item))
            say(place, 'every line has a thing of this name already; choose another name.');
          else if (sqlWords.has(columnOf(item, each))) say(place, 'is a word of SQL; choose another name.');
          if (each.read_code || each.write_code)
            say(place, 'a line is read and written as a whole; say who may with the lines.');
          if (each.kind === 'reference' && each.on_delete === 'clear' && each.required)
            say(place, 'is required and cannot become empty; leave out on_delete.');
        }
      if ('max' in field && typeof field.max === 'number' && 'min' in field && typeof field.min === 'number')
        if (field.min > field.max) say(name, `the least, ${field.min}, is above the most, ${field.max}.`);
      if (field.kind === 'computed')
        for (const stored of [field.ranges?.of, ...(field.ranges?.constants ?? [])]) refers(name, stored);
      if (field.kind === 'status' && !(field.initial in field.states))
        say(name, `begins as "${field.initial}", which is none of its states.`);
    }
    for (const [place, what] of [...reportProblems(entity), ...scopeProblems(entity), ...lifecycleProblems(entity)])
      say(place, what);
    const { reviewers } = entity.lifecycle ?? {};
    const named = reviewers === undefined ? undefined : byName.get(reviewers);
    if (reviewers !== undefined && named?.fields[named.dated?.per ?? '']?.kind !== 'user')
      say('lifecycle', `is reviewed by "${reviewers}", which is no dated entity of people.`);
    for (const purpose of linkPurposesOf(entity)) {
      const other = purposes.get(purpose);
      if (other) say('scopes', `personal links of ${other} are for "${purpose}" already; a link opens one page.`);
      purposes.set(purpose, entity.name);
    }
    const isChosen = ([, field]: readonly [string, Field]) =>
      (field.kind === 'reference' || field.kind === 'multi_reference') &&
      isWritable(field) &&
      byName.get(field.to)?.path !== undefined;
    if (!entity.codes && !entity.filled_by && fieldEntries(entity).some(isChosen))
      say('filled_by', 'refers to records that are chosen by name; say who fills in its form.');
    const status = fieldEntries(entity).find(([, field]) => field.kind === 'status');
    for (const [name, action] of Object.entries(entity.actions ?? {})) {
      if (status?.[1].kind !== 'status') say(`actions.${name}`, 'moves a status, and there is no status field.');
      else
        for (const state of [...action.from, action.to])
          if (!(state in status[1].states))
            say(`actions.${name}`, `names the state "${state}", which is none of its states.`);
    }
  }
  return problems;
}
