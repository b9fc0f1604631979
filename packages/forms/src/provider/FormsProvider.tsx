import { readErrorBody, type ReadRefusal } from '@karmik/model/kit/read-errors';
import type { Province } from '@karmik/model/kit/address-lists';
import type { FileRef, NamedRef, UserRef } from '@karmik/model/kit/fields';
import type { StaleBody } from '@karmik/model/kit/errors';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import type { Text } from '@karmik/model/kit/text';
import { useDatePreference, type CalendarSystem, type Language } from '@karmik/ui/provider';
import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { staleOfBody } from '../entity-form/stale.ts';

/** What forms must be told by the application that they stand in. */
export interface FormsSource {
  /** A day, `YYYY-MM-DD` in AD, as this reader wants it. */
  readonly formatDate: (day: string) => string;
  /** An instant, ISO 8601, as this reader wants it. */
  readonly formatInstant: (instant: string) => string;
  /** The time of an instant alone. */
  readonly formatTime: (instant: string) => string;
  /** The day and the instant that rules go by. */
  readonly clock: () => RuleClock;
  /** The zone in which an instant is typed and shown, such as `Asia/Kathmandu`. */
  readonly timeZone: string;
  /** Sign or code before a sum of money. */
  readonly currency: string;
  /** Records of an entity whose names hold the text; with an empty text the first few. */
  /** @param isOwn only what applies to the reader, with what the reader has of it */
  readonly loadOptions: (entityName: string, search: string, isOwn?: boolean) => Promise<readonly NamedRef[]>;
  /** Records by their ids, for filters that an address names; without it such a filter shows the number. */
  readonly loadNamed?: (entityName: string, ids: readonly number[]) => Promise<readonly NamedRef[]>;
  /** People of the organisation whose names hold the text. */
  readonly loadUsers: (search: string) => Promise<readonly UserRef[]>;
  /** People by their ids, as `loadNamed`. */
  readonly loadUsersNamed?: (ids: readonly number[]) => Promise<readonly UserRef[]>;
  /** Stores a file and says how far it is, from 0 to 1. */
  readonly uploadFile: (file: File, onProgress: (share: number) => void) => Promise<FileRef>;
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

export interface FormsContextValue extends FormsSource {
  readonly language: Language;
  readonly calendar: CalendarSystem;
  /** A text in the reader's language. */
  readonly say: (text: Text) => string;
  readonly refusalOf: (error: unknown) => ReadRefusal;
  readonly staleOf: (error: unknown) => StaleBody | undefined;
}

const FormsContext = createContext<FormsSource | undefined>(undefined);

export interface FormsProviderProps {
  source: FormsSource;
  children: ReactNode;
}

/** Gives forms what they need of the application. Language and calendar are those of ui's `UiProvider`. */
export function FormsProvider({ source, children }: FormsProviderProps): ReactNode {
  return <FormsContext value={source}>{children}</FormsContext>;
}

/** What a part of a form knows of the place that it stands in. */
export function useForms(): FormsContextValue {
  const source = use(FormsContext);
  const { language, calendar } = useDatePreference();
  if (!source)
    throw new Error(
      'A field was drawn outside a FormsProvider, so that nobody can format its value: put one around it.',
    );
  return useMemo(
    () => ({
      ...source,
      language,
      calendar,
      say: (text: Text) => text[language],
      refusalOf: source.refusalOf ?? refusalOfError,
      staleOf: source.staleOf ?? ((error: unknown) => staleOfBody(bodyOfError(error))),
    }),
    [source, language, calendar],
  );
}

const refusalOfError = (error: unknown): ReadRefusal => readErrorBody(bodyOfError(error));

function bodyOfError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  return 'data' in error ? error.data : 'body' in error ? error.body : undefined;
}
