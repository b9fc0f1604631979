export { StringsProvider, useStrings } from './strings-context.tsx';
export type { StringsProviderProps } from './strings-context.tsx';
export type { Strings } from './strings.ts';
