import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { CopyIcon, DownloadIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { saveText } from '../../../screens/import/save-text.ts';
import { securityTexts, useSecurityTexts } from '../../../texts/texts.ts';
import * as styles from './security.css.ts';

/** Recovery codes, shown once. It stays until someone says that they are kept. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }): ReactNode {
  const texts = useSecurityTexts().account.codes;
  const all = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(all);
    snackbar.show({ text: securityTexts().account.codes.copied, tone: 'neutral' });
  };
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={texts.title}
      description={texts.description}
      footer={<Button onPress={onClose}>{texts.kept}</Button>}
    >
      <Stack gap="lg">
        <ul className={styles.codes} aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Inline gap="sm">
          <Button
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={CopyIcon} size="sm" />}
            onPress={() => void copy()}
          >
            {texts.copy}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={DownloadIcon} size="sm" />}
            onPress={() => saveText(texts.file, `${all}\n`)}
          >
            {texts.save}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
