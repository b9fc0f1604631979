import { createContext, use, type ReactNode } from 'react';
import type { Strings } from './strings.ts';

type StringsPart = { readonly [Name in keyof Strings]?: Partial<Strings[Name]> };

const StringsContext = createContext<StringsPart>({});

export interface StringsProviderProps {
  /** Words of components by component; what is absent stays English. */
  strings: StringsPart;
  children: ReactNode;
}

/** Gives components their own few words in another language. */
export function StringsProvider({ strings, children }: StringsProviderProps): ReactNode {
  return <StringsContext value={strings}>{children}</StringsContext>;
}

/** The words of one component. Its English is next to it, so that a page loads only the words of what it shows. */
export function useStrings<Name extends keyof Strings>(name: Name, english: Strings[Name]): Strings[Name] {
  const given = use(StringsContext)[name];
  return given === undefined ? english : { ...english, ...given };
}
