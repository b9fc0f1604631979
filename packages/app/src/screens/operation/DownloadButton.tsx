import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { preferences } from '../../preferences/preferences.ts';
import { FileButton } from '../query/FileButton.tsx';
import type { Input } from './runs.ts';
import { words } from './words.ts';

/** Rows as a spreadsheet in the reader's language and calendar. */
export function DownloadButton({ path, input }: { readonly path: string; readonly input?: Input }): ReactNode {
  const { calendar } = useSnapshot(preferences);
  return (
    <FileButton
      label={words.download}
      path={path}
      query={{ calendar: calendar === 'BS' ? 'bs' : 'ad' }}
      input={input}
    />
  );
}
