import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { download } from '../../api/download.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useModelText } from '../../texts/texts.ts';
import { reportFailure } from './report-failure.ts';

interface FileButtonProps {
  readonly label: Text;
  /** Under the API root. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What is sent, where the file is asked for by more than its address. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
}

/** Fetches a file in the reader's language. */
export function FileButton({ label, path, query, input }: FileButtonProps): ReactNode {
  const say = useModelText();
  const { language } = useSnapshot(preferences);
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    await download(path, { language, ...query }, input).catch(reportFailure);
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
      {say(label)}
    </Button>
  );
}
