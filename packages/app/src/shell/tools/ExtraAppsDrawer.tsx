import type { ExtraAppKey } from '@karmik/model/commons/extra-apps';
import { Badge } from '@karmik/ui/Badge';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { FileTextIcon } from '@karmik/ui/icons';
import { Stack } from '@karmik/ui/Stack';
import { Switch } from '@karmik/ui/Switch';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useNumbers } from '../../preferences/dates.ts';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { useModelText } from '../../texts/texts.ts';
import { extraAppsQuery, hiddenAppsQuery, hideApps, type ExtraApp } from './extra-apps.ts';
import * as styles from './tools.css.ts';
import { words } from './words.ts';

interface ExtraAppsDrawerProps {
  readonly apps: readonly ExtraApp[];
  readonly slug: string;
  readonly onClose: () => void;
}

/** What waits for someone in further applications, and which of them they want to see (TOP-5). */
export function ExtraAppsDrawer({ apps, slug, onClose }: ExtraAppsDrawerProps): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const [isChoosing, setChoosing] = useState(false);
  const counts = useQuery(extraAppsQuery(slug)).data;
  const hidden = useQuery(hiddenAppsQuery(slug)).data?.hidden ?? [];
  const shown = apps.filter(({ key }) => !hidden.includes(key));
  const set = (key: ExtraAppKey, isShown: boolean) =>
    void hideApps(slug, isShown ? hidden.filter((other) => other !== key) : [...hidden, key]).catch(reportFailure);
  return (
    <Drawer
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.apps)}
      footer={
        <Button variant="ghost" tone="neutral" onPress={() => setChoosing(!isChoosing)}>
          {say(isChoosing ? words.chosen : words.choose)}
        </Button>
      }
    >
      {isChoosing ? (
        <Stack gap="md">
          {apps.map(({ key, route }) => (
            <Switch key={key} isLabelFirst isSelected={!hidden.includes(key)} onChange={(isShown) => set(key, isShown)}>
              {say(route.title)}
            </Switch>
          ))}
        </Stack>
      ) : shown.length === 0 ? (
        <Text tone="muted">{say(words.allHidden)}</Text>
      ) : (
        <ul className={styles.list}>
          {shown.map(({ key, route }) => {
            const { pending = 0, total = 0 } = counts?.[key] ?? {};
            return (
              <li key={key}>
                <Link href={route.path} className={styles.line} onPress={onClose}>
                  <Icon of={FileTextIcon} />
                  <span className={styles.texts}>
                    {say(route.title)}
                    <Text as="span" size="sm" tone="muted">
                      {say(words.waiting(number(pending), number(total)))}
                    </Text>
                  </span>
                  <Badge count={pending} tone="critical" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Drawer>
  );
}
