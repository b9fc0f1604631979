import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { download } from '../../api/download.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useModelText } from '../../texts/texts.ts';
import { reportFailure } from '../query/report-failure.ts';
import type { Input } from './runs.ts';
import { words } from './words.ts';

/** Rows as a spreadsheet in the reader's language and calendar. */
export function DownloadButton({ path, input }: { readonly path: string; readonly input?: Input }): ReactNode {
  const say = useModelText();
  const { language, calendar } = useSnapshot(preferences);
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    await download(path, { language, calendar: calendar === 'BS' ? 'bs' : 'ad' }, input).catch(reportFailure);
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      tone="neutral"
      isPending={isBusy}
      iconStart={<Icon of={DownloadIcon} size="sm" />}
      onPress={() => void fetchFile()}
    >
      {say(words.download)}
    </Button>
  );
}
