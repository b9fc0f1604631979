import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { looks } from './period.ts';
import type { Period } from './use-period.ts';
import { words } from './words.ts';

/** Which days are shown, and the way to others. */
export function PeriodBar({ period: { range, look, setLook, turn, toToday } }: { period: Period }): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  return (
    <Inline gap="md" justify="between">
      <Inline gap="sm">
        <IconButton label={say(words.previous)} icon={<Icon of={ChevronLeftIcon} />} onPress={() => turn(-1)} />
        <span aria-live="polite">
          <Text weight="semibold">
            {date(range.start)} – {date(range.end)}
          </Text>
        </span>
        <IconButton label={say(words.next)} icon={<Icon of={ChevronRightIcon} />} onPress={() => turn(1)} />
        <Button size="sm" variant="outline" tone="neutral" onPress={toToday}>
          {say(words.today)}
        </Button>
      </Inline>
      <SegmentedControl
        label={say(words.look)}
        value={look}
        options={looks.map((id) => ({ id, label: say(words[id]) }))}
        onChange={setLook}
      />
    </Inline>
  );
}
