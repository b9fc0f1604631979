import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import * as styles from './shell.css.ts';

const year = new Date().getFullYear();

/** CFG-5. Links stand here once their pages do. */
export function ShellFooter(): ReactNode {
  const texts = useTexts();
  return (
    <footer className={styles.footer}>
      <Text size="xs" tone="subtle">
        {texts.footer(year, import.meta.env.VITE_VERSION)}
      </Text>
    </footer>
  );
}
