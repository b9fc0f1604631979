import { isFuture } from '@karmik/model/kit/rules';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { CalendarClockIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Popover } from '@karmik/ui/Popover';
import { Select } from '@karmik/ui/Select';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { bilingual } from '@karmik/model/kit/text';
import { useDates, useDateStyle } from '../../../preferences/dates.ts';
import { useTexts } from '../../../texts/texts.ts';
import * as styles from './composer.css.ts';
import { choices, fromInstant, suggestions, toInstant, withMonth } from './when.ts';
import { writing } from './writing-words.ts';

interface ScheduleButtonProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** The hour at which a post will be published, behind a button that shows it. */
export function ScheduleButton({ value, onChange }: ScheduleButtonProps): ReactNode {
  const texts = useTexts();
  const dates = useDates();
  return (
    <Popover
      label={texts.say(writing.scheduleTitle)}
      trigger={
        <Button
          size="sm"
          variant={value ? 'soft' : 'ghost'}
          tone={value ? 'accent' : 'neutral'}
          iconStart={<Icon of={CalendarClockIcon} size="sm" />}
        >
          {value ? dates.instant(value) : texts.say(writing.schedule)}
        </Button>
      }
    >
      {(close) => (
        <ScheduleForm
          value={value}
          onDone={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </Popover>
  );
}

const scheduledAt = bilingual('Scheduled at', 'प्रकाशन समय');

function ScheduleForm({ value, onDone }: { value: string | null; onDone: (value: string | null) => void }): ReactNode {
  const texts = useTexts();
  const { calendar, language, timeZone } = useDateStyle();
  const [now] = useState(() => Date.now());
  const quick = suggestions(now, calendar, timeZone);
  const [when, setWhen] = useState(() =>
    value ? fromInstant(value, calendar, timeZone) : (quick[0]?.when ?? fromInstant(now, calendar, timeZone)),
  );
  const options = choices(when, now, language, timeZone);
  const problem = isFuture(toInstant(when, timeZone), scheduledAt, new Date(now));
  return (
    <div className={styles.schedule}>
      <Text weight="semibold">{texts.say(writing.scheduleTitle)}</Text>
      <Inline gap="xs">
        {quick.map((suggestion) => (
          <Button
            key={suggestion.id}
            size="sm"
            variant="outline"
            tone="neutral"
            onPress={() => setWhen(suggestion.when)}
          >
            {texts.say(writing[suggestion.id])}
          </Button>
        ))}
      </Inline>
      <div className={styles.when}>
        <Select
          label={texts.dates.month}
          options={options.months}
          value={String(when.month)}
          onChange={(month) => setWhen(withMonth(when, when.year, Number(month)))}
        />
        <Select
          label={texts.dates.day}
          options={options.days}
          value={String(when.day)}
          onChange={(day) => setWhen({ ...when, day: Number(day) })}
        />
        <Select
          label={texts.dates.year}
          options={options.years}
          value={String(when.year)}
          onChange={(year) => setWhen(withMonth(when, Number(year), when.month))}
        />
        <Select
          label={texts.dates.time}
          options={options.times}
          value={when.time}
          onChange={(time) => setWhen({ ...when, time })}
        />
      </div>
      {problem && (
        <Text size="sm" tone="critical">
          {texts.say(problem)}
        </Text>
      )}
      <div className={styles.scheduleEnd}>
        {value && (
          <Button size="sm" variant="ghost" tone="neutral" onPress={() => onDone(null)}>
            {texts.say(writing.postNow)}
          </Button>
        )}
        <Button size="sm" isDisabled={Boolean(problem)} onPress={() => onDone(toInstant(when, timeZone))}>
          {texts.say(writing.setTime)}
        </Button>
      </div>
    </div>
  );
}
