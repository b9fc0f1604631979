import type { PollBody } from '@karmik/model/noticeboard/poll';
import { pollLabels, pollLimits } from '@karmik/model/noticeboard/poll-words';
import { isTypedDate } from '@karmik/model/kit/rules';
import { toInstant } from '@karmik/model/kit/wall-clock';
import { toWall } from '@karmik/model/kit/zone';
import { Button } from '@karmik/ui/Button';
import { Checkbox } from '@karmik/ui/Checkbox';
import { DateTimePicker } from '@karmik/ui/DateTimePicker';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { PlusIcon, Trash2Icon } from '@karmik/ui/icons';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { ScreenProviders } from '../../../screens/providers/ScreenProviders.tsx';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './composer.css.ts';
import { words } from './words.ts';

interface PollFieldsProps {
  readonly value: PollBody;
  readonly onChange: (value: PollBody) => void;
}

/** The question of a poll, its choices, when it closes, and whether names are kept. */
export function PollFields(props: PollFieldsProps): ReactNode {
  return (
    <ScreenProviders>
      <Fields {...props} />
    </ScreenProviders>
  );
}

function Fields({ value, onChange }: PollFieldsProps): ReactNode {
  const say = useModelText();
  const { timeZone } = useDateStyle();
  const { choices, closes_at: closesAt } = value;
  const set = (next: readonly string[]) => onChange({ ...value, choices: [...next] });
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{say(words.poll)}</legend>
      <TextField
        label={say(pollLabels.question)}
        value={value.question}
        onChange={(question) => onChange({ ...value, question })}
        maxLength={pollLimits.question}
        isRequired
      />
      {choices.map((choice, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a choice that is being typed has no other name
        <div key={index} className={styles.choice}>
          <TextField
            label={say(words.choiceAt(index + 1))}
            value={choice}
            onChange={(text) => set(choices.with(index, text))}
            maxLength={pollLimits.choice}
            isRequired={index < pollLimits.least}
          />
          {choices.length > pollLimits.least && (
            <IconButton
              label={say(words.removeChoice(index + 1))}
              icon={<Icon of={Trash2Icon} />}
              onPress={() => set(choices.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {choices.length < pollLimits.most && (
        <span>
          <Button
            size="sm"
            variant="ghost"
            iconStart={<Icon of={PlusIcon} size="sm" />}
            onPress={() => set([...choices, ''])}
          >
            {say(words.addChoice)}
          </Button>
        </span>
      )}
      <DateTimePicker
        label={say(pollLabels.closesAt)}
        value={closesAt === null || isTypedDate(closesAt) ? closesAt : toWall(closesAt, timeZone)}
        onChange={(wall) => onChange({ ...value, closes_at: wall ? toInstant(wall, timeZone) : null })}
        onUnreadable={(typed) => onChange({ ...value, closes_at: typed })}
      />
      <Checkbox
        isSelected={value.is_anonymous}
        onChange={(isAnonymous) => onChange({ ...value, is_anonymous: isAnonymous })}
        description={say(words.anonymousHelp)}
      >
        {say(words.anonymous)}
      </Checkbox>
    </fieldset>
  );
}
