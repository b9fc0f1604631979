import { useMemo, type ReactNode } from 'react';
import { FormsProvider, type FormsSource } from '../provider/FormsProvider.tsx';
import { librarySource } from './library.ts';

interface LibraryFormsProps {
  children: ReactNode;
  source?: FormsSource;
}

/** The application of the stories: the library's source, some of it replaced. */
export function LibraryForms({ children, source }: LibraryFormsProps): ReactNode {
  const full = useMemo<FormsSource>(() => ({ ...librarySource, ...source }), [source]);
  return <FormsProvider source={full}>{children}</FormsProvider>;
}
