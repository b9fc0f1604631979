import { readErrorBody, type ReadRefusal } from '@karmik/model/kit/read-errors';
import type { Province } from '@karmik/model/kit/address-lists';
import type { FileRef, NamedRef, UserRef } from '@karmik/model/kit/fields';
import type { StaleBody } from '@karmik/model/kit/errors';
import { ruleClockIn, type RuleClock } from '@karmik/model/kit/rule-clock';
import { formatDate, formatInstant, formatTime, type DateStyle } from '@karmik/model/kit/date-text';
import type { Text } from '@karmik/model/kit/text';
import { useDatePreference, type CalendarSystem, type Language } from '@karmik/ui/provider';
import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { staleOfBody } from '../entity-form/stale.ts';

/** What forms take from the application around them. All of it may be left out. */
export interface FormsSource {
  /** A day, `YYYY-MM-DD` in AD, as this reader wants it. Left out: in the calendar and the language of `UiProvider`. */
  readonly formatDate?: (day: string) => string;
  /** An instant, ISO 8601, as this reader wants it. */
  readonly formatInstant?: (instant: string) => string;
  /** The time of an instant alone. */
  readonly formatTime?: (instant: string) => string;
  /** The day and the instant that rules go by; those of the device's clock in `timeZone` when left out. */
  readonly clock?: () => RuleClock;
  /** The zone in which an instant is typed and shown, such as `Asia/Kathmandu`; that of `UiProvider` when left out. */
  readonly timeZone?: string;
  /** Sign or code before a sum of money; `Rs.` when left out. */
  readonly currency?: string;
  /**
   * Records of an entity whose names hold the text; with an empty text the first few. Left out, there are none to choose from.
   * @param isOwn only what applies to the reader, with what the reader has of it
   */
  readonly loadOptions?: (entityName: string, search: string, isOwn?: boolean) => Promise<readonly NamedRef[]>;
  /** Records by their ids, for filters that an address names; without it such a filter shows the number. */
  readonly loadNamed?: (entityName: string, ids: readonly number[]) => Promise<readonly NamedRef[]>;
  /** People of the organisation whose names hold the text. Left out, there are none to choose from. */
  readonly loadUsers?: (search: string) => Promise<readonly UserRef[]>;
  /** People by their ids, as `loadNamed`. */
  readonly loadUsersNamed?: (ids: readonly number[]) => Promise<readonly UserRef[]>;
  /** Stores a file and says how far it is, from 0 to 1. Left out, every file is refused. */
  readonly uploadFile?: (file: File, onProgress: (share: number) => void) => Promise<FileRef>;
  /** The lists from which addresses are chosen, asked for once; the function stays the same. Left out, every address is written. */
  readonly loadProvinces?: () => Promise<readonly Province[]>;
  /** Reads what a submit threw. Left out, an error whose `data` or `body` is the API's one error body is read. */
  readonly refusalOf?: (error: unknown) => ReadRefusal;
  /** Reads of it what another person changed meanwhile. Left out, it is read from the same body. */
  readonly staleOf?: (error: unknown) => StaleBody | undefined;
  /** Notices above the page; `success` waits a second before it shows (VAL-8), as the snackbar of ui does. */
  readonly notices?: {
    readonly success: (message: string) => void;
    /** Answers with what takes the notice away. */
    readonly error: (message: string) => () => void;
  };
  /** How a person is shown; absent: a chip that leads nowhere. */
  readonly Person?: ComponentType<{ person: UserRef; size: 'sm' | 'md' }>;
  /** Where a record's name leads. */
  readonly hrefOfRecord?: (entityName: string, record: NamedRef) => string | undefined;
}

type Completed =
  | 'clock'
  | 'currency'
  | 'formatDate'
  | 'formatInstant'
  | 'formatTime'
  | 'loadOptions'
  | 'loadUsers'
  | 'refusalOf'
  | 'staleOf'
  | 'timeZone'
  | 'uploadFile';

export interface FormsContextValue extends Omit<FormsSource, Completed>, Required<Pick<FormsSource, Completed>> {
  readonly language: Language;
  readonly calendar: CalendarSystem;
  /** A text in the reader's language. */
  readonly say: (text: Text) => string;
}

const FormsContext = createContext<FormsSource | undefined>(undefined);

export interface FormsProviderProps {
  /** A value that stays the same until one of its parts changes. */
  source?: FormsSource;
  children: ReactNode;
}

const nothing: FormsSource = {};

/** Gives forms what they need of the application. Language and calendar are those of ui's `UiProvider`. */
export function FormsProvider({ source = nothing, children }: FormsProviderProps): ReactNode {
  return <FormsContext value={source}>{children}</FormsContext>;
}

/** What a part of a form knows of the place that it is in. */
export function useForms(): FormsContextValue {
  const source = use(FormsContext);
  const { language, calendar, timeZone } = useDatePreference();
  if (!source)
    throw new Error(
      'A field was drawn outside a FormsProvider, which says how its value is written: put one around it.',
    );
  return useMemo(
    () => ({
      ...defaultsOf({ language, calendar: calendar === 'bs' ? 'BS' : 'AD', timeZone: source.timeZone ?? timeZone }),
      ...source,
      language,
      calendar,
      say: (text: Text) => text[language],
    }),
    [source, language, calendar, timeZone],
  );
}

const noOptions = () => Promise.resolve([]);
const noFiles = () => Promise.reject(new Error('FormsProvider has no uploadFile, so no file can be stored.'));

const defaultsOf = (style: DateStyle): Required<Pick<FormsSource, Completed>> => ({
  formatDate: (day) => formatDate(day, style),
  formatInstant: (instant) => formatInstant(instant, style),
  formatTime: (instant) => formatTime(instant, style),
  clock: () => ruleClockIn(style.timeZone),
  timeZone: style.timeZone,
  currency: 'Rs.',
  loadOptions: noOptions,
  loadUsers: noOptions,
  uploadFile: noFiles,
  refusalOf: refusalOfError,
  staleOf: (error) => staleOfBody(bodyOfError(error)),
});

const refusalOfError = (error: unknown): ReadRefusal => readErrorBody(bodyOfError(error));

function bodyOfError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  return 'data' in error ? error.data : 'body' in error ? error.body : undefined;
}
