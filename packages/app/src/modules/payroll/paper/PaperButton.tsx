import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { download } from '../../../api/download.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';

interface PaperButtonProps {
  readonly label: Text;
  /** Under the API root. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Fetches a file of payslips in the reader's language. */
export function PaperButton({ label, path, query }: PaperButtonProps): ReactNode {
  const say = useModelText();
  const { language } = useSnapshot(preferences);
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    await download(path, { language, ...query }).catch(reportFailure);
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
