/** Messages of rules and refusals: bilingual texts with a code and parameters, declared in catalogues beside the modules that say them. */
import { pluralOf } from './plural.ts';
import type { Text } from './text.ts';

/** A parameter's value. A text is rendered in each language, a number in the digits of each, a string as it is. */
export type MessageValue = Text | string | number;

/** What a rule or the server says about a request, in both languages. */
export interface Message extends Text {
  /** What is said, whatever the wording: `required`, `task.already_done`. */
  readonly code: string;
  /** What the template was filled with, by the names of its parameters. */
  readonly params: Readonly<Record<string, MessageValue>>;
}

/** `{days}` names `days`, and so does `{days, one day, other days}`. */
type NameIn<Slot extends string> = Slot extends `${infer Name},${string}` ? Name : Slot;

type ParameterOf<Template extends string> = Template extends `${string}{${infer Slot}}${infer Rest}`
  ? NameIn<Slot> | ParameterOf<Rest>
  : never;

/** A field is always named by its label, so that no message holds a label in the other language. */
type ValueOf<Name extends string> = Name extends 'field' | `${string}_field` ? Text : MessageValue;

type Params<Template extends string> = { readonly [Name in ParameterOf<Template>]: ValueOf<Name> };

/** A message without parameters is a value; one with parameters is a function of them. */
type Defined<Template extends string> = [ParameterOf<Template>] extends [never]
  ? Message
  : (params: Params<Template>) => Message;

type Templates = Readonly<Record<string, Text>>;

/** Both wordings of a template name the same parameters. */
type SameParameters<T extends Templates> = {
  readonly [Key in keyof T]: [ParameterOf<T[Key]['en']>, ParameterOf<T[Key]['ne']>] extends [
    ParameterOf<T[Key]['ne']>,
    ParameterOf<T[Key]['en']>,
  ]
    ? Text
    : { readonly en: string; readonly ne: 'This names other parameters than the English wording' };
};

type Catalogue<T extends Templates> = { readonly [Key in keyof T]: Defined<T[Key]['en']> };

const devanagari = new Intl.NumberFormat('en-u-nu-deva', { useGrouping: false, maximumFractionDigits: 20 });

/** A parameter: its value, or a word that agrees with it: `{days} {days, one day, other days}`. */
const parameter = /\{(\w+)(?:, one ([^{},]+), other ([^{},]+))?\}/g;

/** The word of a template that agrees with a count; the count is not part of it. */
const agreed = (value: MessageValue | undefined, language: keyof Text, one: string, other: string): string =>
  pluralOf(language, typeof value === 'object' ? value.en : (value ?? ''), one, other);

function rendered(value: MessageValue | undefined, language: keyof Text): string {
  if (typeof value === 'object') return value[language];
  return typeof value === 'number' && language === 'ne' ? devanagari.format(value) : String(value);
}

/** A parameter and the space between it and a postposition, which Nepali writes together with its noun. */
const declined =
  /\{(\w+)(?:, one ([^{},]+), other ([^{},]+))?\}( (?=(?:ले|लाई|को|का|की|मा|बाट|सँग|देखि|सम्म|भन्दा)(?![\u0900-\u097F])))?/g;

/** A noun in another script stands apart from its postposition: `Karmik को`, but `काठमाडौँको`. */
const filledInNepali = (template: string, params: Message['params']): string =>
  template.replace(declined, (_, name: string, one?: string, other = '', space = '') => {
    const noun = one === undefined ? rendered(params[name], 'ne') : agreed(params[name], 'ne', one, other);
    return /[\u0900-\u097F]$/.test(noun) ? noun : noun + String(space);
  });

/** Fills a template when it is read: schemas hold many messages of which few are ever said. */
const filled = (code: string, template: Text, params: Message['params']): Message => ({
  code,
  params,
  get en() {
    return template.en.replace(parameter, (_, name: string, one?: string, other = '') =>
      one === undefined ? rendered(params[name], 'en') : agreed(params[name], 'en', one, other),
    );
  },
  get ne() {
    return filledInNepali(template.ne, params);
  },
});

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Declares messages. The code of each is its key in snake_case, after the catalogue's name.
 * @example
 * const taskMessages = defineMessages('task', { filesLimit: { en: 'A task can have at most {most} {most, one file, other files}', ne: 'एक कार्यमा बढीमा {most} फाइल हुन्छन्' } });
 * taskMessages.filesLimit({ most: 20 }) // code 'task.files_limit'
 */
export function defineMessages<const T extends Templates>(catalogue: string, templates: T & SameParameters<T>) {
  const entries = Object.entries<Text>(templates).map(([key, template]) => {
    const code = catalogue === '' ? snakeCase(key) : `${catalogue}.${snakeCase(key)}`;
    return [
      key,
      template.en.search(parameter) < 0
        ? filled(code, template, {})
        : (params: Message['params']) => filled(code, template, params),
    ];
  });
  return Object.fromEntries(entries) as Catalogue<T>;
}

/** The words alone, to be stored: what a message is made of is worked out when it is read. */
export const textOf = ({ en, ne }: Text): Text => ({ en, ne });

/** Several values as one, in each language. */
export const listed = (values: readonly MessageValue[], separator: string | Text = ', '): Text => ({
  en: values.map((value) => rendered(value, 'en')).join(rendered(separator, 'en')),
  ne: values.map((value) => rendered(value, 'ne')).join(rendered(separator, 'ne')),
});

/** What a choice may be: its values in English, as they are sent, and their labels in Nepali. */
export const choiceNames = (choices: Readonly<Record<string, Text>>): Text => ({
  en: Object.keys(choices).join(', '),
  ne: Object.values(choices)
    .map(({ ne }) => ne)
    .join(', '),
});

/** What a choice is called, in each language. */
export const choiceLabels = (choices: Readonly<Record<string, Text>>): Text => listed(Object.values(choices));

/** A name that is the same in each language, such as that of a parameter of an address. */
export const verbatim = (name: string): Text => ({ en: name, ne: name });

/** A message as zod carries it, which knows strings alone; `carriedMessage` reads it again. */
export const carry = (message: Message): string => JSON.stringify(message);

/** The same for the `error` of a schema, made when it is said. */
export const carried =
  (message: Message): (() => string) =>
  () =>
    carry(message);

/** The message in an issue of zod; undefined for words of zod's own. */
export const carriedMessage = (said: string): Message | undefined =>
  said.startsWith('{"code":') ? (JSON.parse(said) as Message) : undefined;
