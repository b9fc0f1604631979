/**
 * Field kinds. A field is a plain value that carries the TypeScript types of what it holds, so that an entity's record and body
 * types are inferred from its declaration. Both halves read the same value: the server for its tables and checks, the browser for
 * its forms, cells and filters.
 */
import type { Amount } from './currencies.ts';
import type { FieldCode } from './field-codes.ts';
import type { ComputedRanges } from './ranges.ts';
import type { Language, Text } from './text.ts';

/** What every field may say. */
/** Whose field it is, and on which day where records of employment know what it was then; without a day, today. */
export interface OfPerson {
  /** The field of the record that names the person. */
  readonly person: string;
  /** The field of the record that is the day. */
  readonly on?: string;
}

export interface FieldBase<K extends string> {
  readonly kind: K;
  readonly label: Text;
  readonly help?: Text;
  readonly required?: boolean;
  /** Set by the server alone; a body that names it is refused. */
  readonly readonly?: boolean;
  /** Who may see the field in answers, filters, sorts and exports; absent: the person who reads the record. */
  readonly read_code?: FieldCode;
  /** Who may write the field; absent: the person who writes the record. */
  readonly write_code?: FieldCode;
  /** Not stored: what the employee whom the record is about has under the same name. */
  readonly ofPerson?: OfPerson;
  /** Other names under which a spreadsheet may bring this field, in any spelling. */
  readonly aliases?: readonly string[];
}

export interface TextField extends FieldBase<'text'> {
  readonly min?: number;
  readonly max: number;
  /**
   * A form beyond plain text. `code` is letters, digits, dash, slash, dot and underscore; `identifier` is small Latin letters, digits and
   * underscores after a letter, as formulas name things.
   */
  readonly format?: 'person_name' | 'code' | 'identifier';
  /** Compared without regard to case, within the organisation. */
  readonly unique?: boolean;
  /** The field that says the same in Nepali, and is shown to readers of Nepali in its place where it is filled. */
  readonly in_nepali?: string;
  /** Digits of the name of a period, as of 2083/84: shown in those of the reader's language. */
  readonly has_figures?: true;
  /** The audit keeps its last four characters alone, as of an account's number. */
  readonly is_masked?: boolean;
}
export interface LongTextField extends FieldBase<'long_text'> {
  readonly max: number;
  /** The language in which it is written, such as that of formulas; an application may have a control for it. */
  readonly syntax?: string;
}
/** HTML of the allowed elements only; the server cleans what it stores. `max` counts characters of the HTML. */
export interface RichTextField extends FieldBase<'rich_text'> {
  readonly max: number;
  /** What may be in the text in double braces, by its name; the editor offers to insert them. */
  readonly placeholders?: Readonly<Record<string, Text>>;
}
export interface EmailField extends FieldBase<'email'> {
  readonly unique?: boolean;
}
export interface PhoneField extends FieldBase<'phone'> {}
/** An address of the web beginning with http or https. */
export interface UrlField extends FieldBase<'url'> {}
/** `#rrggbb` */
export interface ColourField extends FieldBase<'colour'> {}
/** A whole number. */
export interface NumberField extends FieldBase<'number'> {
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  /** A number that names something, as a year does: its digits are not grouped. */
  readonly is_name?: boolean;
}
/** An exact decimal, as text with `decimals` places on the wire: quantities such as days of leave. */
export interface DecimalField extends FieldBase<'decimal'> {
  readonly decimals: 1 | 2 | 3 | 4;
  /** At least so many places are shown, such as of a rate; otherwise those that say something. */
  readonly shown_decimals?: 2;
  readonly min?: number;
  readonly max?: number;
  /** With all its places. */
  readonly default?: string;
}
/** An amount of the organisation's currency, as text with two places on the wire. */
export interface MoneyField extends FieldBase<'money'> {
  readonly min?: number;
  readonly max?: number;
  /** No currency is shown, since another record says of which currency the amount is. */
  readonly isBare?: true;
}
/** An amount with the currency it is of; its decimals are those of the currency. `min` and `max` hold in any currency. */
export interface AmountField extends FieldBase<'amount'> {
  readonly min?: number;
  readonly max?: number;
}
/** Per cent, as text with two places on the wire; 0 to 100 unless told otherwise. */
export interface PercentField extends FieldBase<'percent'> {
  readonly min?: number;
  readonly max?: number;
}
/** A length of time in whole minutes. */
export interface DurationField extends FieldBase<'duration'> {
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}
/** A day, `YYYY-MM-DD` in AD. */
export interface DateField extends FieldBase<'date'> {
  /** `past` is today or earlier. */
  readonly format?: 'birth_date' | 'not_past' | 'past';
  /** A list is asked for one day of it, never for the days from one to another. */
  readonly isOneDay?: true;
  /** Forms offer the days that are chosen most: today, tomorrow, the next Sunday and the same day next week. */
  readonly hasQuickDays?: true;
  /** The day of the same record with which it begins: forms take that over while this one is empty or earlier. */
  readonly follows?: string;
}
/** A time of the day, `HH:MM` of 24 hours. */
export interface TimeField extends FieldBase<'time'> {}
/** An instant, ISO 8601 in UTC. */
export interface InstantField extends FieldBase<'instant'> {
  readonly future?: boolean;
  /** `time`: lists and pages show the time alone, where the day is said next to it. */
  readonly displayAs?: 'time';
}
/** A month of a calendar: `bs:2083-08` or `ad:2026-11`. */
export interface MonthField extends FieldBase<'month'> {
  /** The calendar of which a month is chosen; absent: that of who chooses. */
  readonly calendar?: 'bs' | 'ad';
}
/** A fiscal year by its two BS years: `2083/84`. */
export interface FiscalYearField extends FieldBase<'fiscal_year'> {}
export interface BooleanField extends FieldBase<'boolean'> {
  readonly default: boolean;
}
export interface ChoiceField<V extends string> extends FieldBase<'choice'> {
  readonly choices: { readonly [value in V]: Text };
  /** Other words, in small letters, under which spreadsheets bring a choice. */
  readonly spellings?: { readonly [written: string]: NoInfer<V> };
  readonly default?: NoInfer<V>;
  /** All its choices are shown, as on a questionnaire. */
  readonly is_listed?: boolean;
}
export interface MultiChoiceField<V extends string> extends FieldBase<'multi_choice'> {
  readonly choices: { readonly [value in V]: Text };
  /** All its choices are shown, as on a questionnaire. */
  readonly is_listed?: boolean;
}
export type Tone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
/** Where a record stands. Only actions move it; it begins as `initial`. */
export interface StatusField<V extends string> extends FieldBase<'status'> {
  readonly states: { readonly [value in V]: { readonly label: Text; readonly tone: Tone } };
  readonly initial: NoInfer<V>;
}
/** A person of the organisation as a chip shows them. */
export interface UserRef {
  readonly id: number;
  readonly full_name: string;
  /** The name in Devanagari, where the organization has it. */
  readonly name_ne?: string | null | undefined;
  readonly job_title: string;
  readonly profile_picture: string | null;
  /** False for who has left; told where records outlive the employment of people (CHIP-2). */
  readonly is_current?: boolean | undefined;
}
/** A person of the organisation; written by the id of their account. */
export interface UserField extends FieldBase<'user'> {}
export interface NamedRef {
  readonly id: number;
  readonly name: string;
  /** The name in Nepali, where such records may have one: see `TextField.in_nepali`. */
  readonly in_nepali?: string | null | undefined;
  /** Of an option: what the reader has of it, such as the days of a leave. */
  readonly own_note?: Text | undefined;
}
/** What a reader of a language calls a record. */
export const nameIn = (language: Language, { name, in_nepali: inNepali }: NamedRef): string =>
  language === 'ne' && inNepali ? inNepali : name;
/** A record of another entity, written by its id. `name_field` is what a person calls that record. */
export interface ReferenceField extends FieldBase<'reference'> {
  /** The other entity's name. */
  readonly to: string;
  readonly name_field: string;
  /**
   * What the deletion of the other record does: it is refused (the default), or this field becomes empty. `keep` is for what is archived
   * and never deleted: this record goes on referring to it.
   */
  readonly on_delete?: 'refuse' | 'clear' | 'keep';
  /** Digits of the other record's name, as of a fiscal year: shown in those of the reader's language. */
  readonly has_figures?: true;
  /** What reports call records without a value, where that says more than that there is none. */
  readonly none?: Text;
  /** The options are those that apply to the reader, each with what the reader has of it; the module of the other entity says both. */
  readonly offers_own?: true;
}
export interface MultiReferenceField extends FieldBase<'multi_reference'> {
  readonly to: string;
  readonly name_field: string;
}
/** A stored file as an answer shows it; `url` is a link that works for an hour. */
export interface FileRef {
  readonly id: number;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly url: string;
}
export interface FileField extends FieldBase<'file'> {}
export interface ImageField extends FieldBase<'image'> {}
export interface Address {
  readonly province: string;
  readonly district: string;
  readonly municipality: string;
  readonly ward: string;
  readonly street: string;
}
export interface AddressField extends FieldBase<'address'> {}
/** Degrees of latitude and longitude. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}
export interface LocationField extends FieldBase<'location'> {}
/**
 * Lines of a record: children in a table of their own, in order, which live and die with their record and which nothing else refers to.
 * Bodies and answers hold them as one list.
 */
export interface LinesField<I extends Fields> extends FieldBase<'lines'> {
  readonly item: I;
  readonly max: number;
  /** What one line is called in the middle of a sentence, such as `level`: forms say it where a line is added. */
  readonly one?: Text;
  /** Of a form that is no record: its lines are kept nowhere, so that a body names no ids of them. */
  readonly is_stored?: false;
  /** When forms ask for a column, from the other values of its line; a column that is not asked for is blank. */
  readonly asksWhen?: { readonly [N in keyof I & string]?: (line: Readonly<Record<string, unknown>>) => boolean };
}
/** A value that follows from the record and, where it must, from the day; it is in answers and never stored. */
export interface ComputedField<T> extends FieldBase<'computed'> {
  /** The kind that shows the value. */
  readonly displayAs: 'text' | 'number' | 'money' | 'percent' | 'duration' | 'date' | 'boolean' | 'choice';
  /** What its values are called, in their order, where it shows a choice. */
  readonly choices?: { readonly [value: string]: Text };
  /** Which ranges of a stored field its values are, where records are put together by it. */
  readonly ranges?: ComputedRanges;
  // A method's parameter is compared both ways, so that a function of one entity's record fits.
  value(record: Readonly<Record<string, unknown>>, today: string): T;
}

/* The unions must accept every instance of the generic kinds. `any` is the only type that does, and it stays here. */
/* oxlint-disable typescript/no-explicit-any */
export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | EmailField
  | PhoneField
  | UrlField
  | ColourField
  | NumberField
  | DecimalField
  | MoneyField
  | AmountField
  | PercentField
  | DurationField
  | DateField
  | TimeField
  | InstantField
  | MonthField
  | FiscalYearField
  | BooleanField
  | ChoiceField<any>
  | MultiChoiceField<any>
  | StatusField<any>
  | UserField
  | ReferenceField
  | MultiReferenceField
  | FileField
  | ImageField
  | AddressField
  | LocationField
  | LinesField<any>
  | ComputedField<any>;
/* oxlint-enable typescript/no-explicit-any */
export type FieldKind = Field['kind'];

export type Fields = { readonly [name: string]: Field };

/** The names of those fields that are of a kind. */
export type FieldOfKind<F extends Fields, K extends FieldKind> = {
  [N in keyof F & string]: F[N] extends { readonly kind: K } ? N : never;
}[keyof F & string];

type Flatten<T> = { [K in keyof T]: T[K] };
/** Kinds that hold something at all times. */
type Filled =
  | { readonly required: true }
  | { readonly kind: 'boolean' | 'status' | 'multi_choice' | 'multi_reference' | 'lines' };

/** What the kinds without parameters hold in an answer. */
interface Held {
  text: string;
  long_text: string;
  rich_text: string;
  email: string;
  phone: string;
  url: string;
  colour: string;
  number: number;
  decimal: string;
  money: string;
  amount: Amount;
  percent: string;
  duration: number;
  date: string;
  time: string;
  instant: string;
  month: string;
  fiscal_year: string;
  boolean: boolean;
  user: UserRef;
  reference: NamedRef;
  multi_reference: NamedRef[];
  file: FileRef;
  image: FileRef;
  address: Address;
  location: Location;
}
/** What a body writes where that differs from what an answer shows: ids. */
interface Written {
  user: number;
  reference: number;
  multi_reference: number[];
  file: number;
  image: number;
}

/** The type of one field's value in an answer. */
export type ValueOf<F> = F extends { readonly kind: keyof Held }
  ? Held[F['kind']]
  : F extends { readonly kind: 'choice'; readonly choices: infer C }
    ? keyof C & string
    : F extends { readonly kind: 'multi_choice'; readonly choices: infer C }
      ? (keyof C & string)[]
      : F extends { readonly kind: 'status'; readonly states: infer S }
        ? keyof S & string
        : F extends { readonly kind: 'lines'; readonly item: infer I extends Fields }
          ? (RecordOf<I> & { id: number })[]
          : F extends { readonly kind: 'computed'; value(record: never, today: never): infer T }
            ? T
            : never;

/** The type of one field's value in a body. */
export type WrittenOf<F> = F extends { readonly kind: keyof Written }
  ? Written[F['kind']]
  : F extends { readonly kind: 'lines'; readonly item: infer I extends Fields }
    ? (BodyOf<I> & { id?: number })[]
    : ValueOf<F>;

/** A record of a set of fields as answers show it: what is not required may be null. */
export type RecordOf<F extends Fields> = Flatten<{
  -readonly [K in keyof F]: F[K] extends Filled ? ValueOf<F[K]> : ValueOf<F[K]> | null;
}>;

type Unwritten = { readonly readonly: true } | { readonly kind: 'status' | 'computed' };

/** A checked body of a set of fields, with each writable field present. */
export type BodyOf<F extends Fields> = Flatten<{
  -readonly [K in keyof F as F[K] extends Unwritten ? never : K]: F[K] extends Filled
    ? WrittenOf<F[K]>
    : WrittenOf<F[K]> | null;
}>;

/** A record as it is stored, in the form of a body: with the fields that no body may name, without those that follow from others. */
export type RowOf<F extends Fields> = Flatten<{
  -readonly [K in keyof F as F[K] extends { readonly kind: 'computed' } ? never : K]: F[K] extends Filled
    ? WrittenOf<F[K]>
    : WrittenOf<F[K]> | null;
}>;

/**
 * Fields by name, with those of lines after the lines that they are of.
 * @example withLineFields([['items', items]]) // [['items', items], ['items.amount', amount]]
 */
export const withLineFields = (fields: readonly (readonly [string, Field])[]): [name: string, field: Field][] =>
  fields.flatMap(([name, field]): [string, Field][] => [
    [name, field],
    ...(field.kind === 'lines'
      ? Object.entries(field.item as Fields).map(([item, each]): [string, Field] => [`${name}.${item}`, each])
      : []),
  ]);

/** A field by its name; of lines as `items.amount`. */
export function fieldNamed(fields: Fields, name: string): Field | undefined {
  const [first = '', item] = name.split('.');
  const field = fields[first];
  if (item === undefined) return field;
  return field?.kind === 'lines' ? (field.item as Fields)[item] : undefined;
}

/** Whether a body may name the field. */
export const isWritable = (field: Field): boolean =>
  !field.readonly && field.kind !== 'status' && field.kind !== 'computed';

/** The field as which a computed value is shown, exported and described. */
export const shownAs = ({ displayAs, choices, label }: ComputedField<unknown>): Field =>
  ({ kind: displayAs satisfies FieldKind, label, ...(choices && { choices }) }) as Field;

type Options<F extends Field> = Omit<F, 'kind'>;

const kind =
  <F extends Field>(name: F['kind']) =>
  <const O extends Options<F>>(options: O & { readonly [K in Exclude<keyof O, keyof F>]: never }) =>
    ({ kind: name, ...options }) as { readonly kind: F['kind'] } & O;

/** Makers of fields; each takes what its kind may say, and nothing else compiles. */
export const f = {
  text: kind<TextField>('text'),
  longText: kind<LongTextField>('long_text'),
  richText: kind<RichTextField>('rich_text'),
  email: kind<EmailField>('email'),
  phone: kind<PhoneField>('phone'),
  url: kind<UrlField>('url'),
  colour: kind<ColourField>('colour'),
  number: kind<NumberField>('number'),
  decimal: kind<DecimalField>('decimal'),
  money: kind<MoneyField>('money'),
  amount: kind<AmountField>('amount'),
  percent: kind<PercentField>('percent'),
  duration: kind<DurationField>('duration'),
  date: kind<DateField>('date'),
  time: kind<TimeField>('time'),
  instant: kind<InstantField>('instant'),
  month: kind<MonthField>('month'),
  fiscalYear: kind<FiscalYearField>('fiscal_year'),
  boolean: kind<BooleanField>('boolean'),
  user: kind<UserField>('user'),
  reference: kind<ReferenceField>('reference'),
  multiReference: kind<MultiReferenceField>('multi_reference'),
  file: kind<FileField>('file'),
  image: kind<ImageField>('image'),
  address: kind<AddressField>('address'),
  location: kind<LocationField>('location'),
  choice: <const V extends string, const O extends Omit<Options<ChoiceField<V>>, 'choices'>>(
    options: O & { readonly choices: { readonly [value in V]: Text } },
  ) =>
    ({ kind: 'choice', ...options }) as {
      readonly kind: 'choice';
      readonly choices: { readonly [value in V]: Text };
    } & O,
  multiChoice: <const V extends string, const O extends Omit<Options<MultiChoiceField<V>>, 'choices'>>(
    options: O & { readonly choices: { readonly [value in V]: Text } },
  ) =>
    ({ kind: 'multi_choice', ...options }) as {
      readonly kind: 'multi_choice';
      readonly choices: { readonly [value in V]: Text };
    } & O,
  status: <const V extends string, const O extends Omit<Options<StatusField<V>>, 'states' | 'initial'>>(
    options: O & { readonly states: StatusField<V>['states']; readonly initial: NoInfer<V> },
  ) =>
    ({ kind: 'status', ...options }) as {
      readonly kind: 'status';
      readonly states: StatusField<V>['states'];
      readonly initial: V;
    } & O,
  lines: <const I extends Fields, const O extends Omit<Options<LinesField<I>>, 'item'>>(
    options: O & { readonly item: I },
  ) => ({ kind: 'lines', ...options }) as { readonly kind: 'lines'; readonly item: I } & O,
  computed: <T>(
    options: Options<ComputedField<T>> & { readonly displayAs: Exclude<ComputedField<T>['displayAs'], 'choice'> },
  ) => ({ kind: 'computed', ...options }) as { readonly kind: 'computed' } & Options<ComputedField<T>>,
  /** One of several values that follows from the record; their labels in both languages, in their order. */
  computedChoice: <const V extends string>(
    options: Omit<Options<ComputedField<NoInfer<V> | null>>, 'displayAs' | 'choices'> & {
      readonly choices: { readonly [value in V]: Text };
    },
  ) =>
    ({ kind: 'computed', displayAs: 'choice', ...options }) as { readonly kind: 'computed' } & Options<
      ComputedField<V | null>
    >,
};
