import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { browserOf } from './browser-of.ts';
import * as styles from './browsers.css.ts';

/** The browsers of one person, a `BrowserLine` each. */
export function BrowserList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface BrowserLineProps {
  /** As the browser calls itself. */
  userAgent: string;
  /** Beside its name. */
  tags?: ReactNode;
  /** What is known of it, on one line. */
  details: readonly string[];
  /** What can be done about it; absent where nothing can. */
  action?: { readonly label: string; readonly labelOf: (name: string) => string; readonly run: () => Promise<void> };
}

export function BrowserLine({ userAgent, tags, details, action }: BrowserLineProps): ReactNode {
  const [isRunning, setRunning] = useState(false);
  const name = browserOf(userAgent);
  return (
    <li className={styles.line}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text as="span" weight="semibold">
            {name}
          </Text>
          {tags}
        </Inline>
        <Text as="span" size="sm" tone="muted">
          {details.join(' · ')}
        </Text>
      </Stack>
      {action && (
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          isPending={isRunning}
          aria-label={action.labelOf(name)}
          onPress={() => {
            setRunning(true);
            void action.run().finally(() => setRunning(false));
          }}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}
