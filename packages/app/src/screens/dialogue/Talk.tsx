import { Inline } from '@karmik/ui/Inline';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { saidBy, talk } from './dialogue.css.ts';
import { dialogueWords } from './words.ts';

export interface Said {
  readonly id: number;
  readonly text: string;
  readonly who: string;
  readonly on: string;
  readonly is: 'own' | 'theirs' | 'note';
  readonly action?: ReactNode;
}

/** What was said, the first first. */
export function Talk({ said }: { said: readonly Said[] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  if (said.length === 0) return <Text tone="muted">{say(dialogueWords.silent)}</Text>;
  return (
    <ul className={talk} aria-label={say(dialogueWords.conversation)}>
      {said.map(({ id, text, who, on, is, action }) => (
        <li key={id} className={saidBy[is]}>
          <Inline justify="between" gap="sm">
            <Text size="sm" weight="medium">
              {who}
            </Text>
            <Text size="sm" tone="muted">
              {dates.date(on)}
            </Text>
          </Inline>
          <Text isMultiline>{text}</Text>
          {action}
        </li>
      ))}
    </ul>
  );
}
