import { penaltyReason } from '@karmik/model/attendance/penalty/penalty';
import type { PenaltyTrigger } from '@karmik/model/attendance/penalty/rule';
import { dayMonth } from '@karmik/model/kit/day-month';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

interface Reasoned {
  readonly trigger: PenaltyTrigger;
  readonly occurrences: readonly { readonly day: string }[];
}

/** Why there is a penalty: how many of what, and on which days. */
export function Reason({ record: { trigger, occurrences } }: { readonly record: Reasoned }): ReactNode {
  const say = useModelText();
  const style = useDateStyle();
  return (
    <Stack gap="none">
      <Text as="span">{say(penaltyReason(trigger, occurrences.length))}</Text>
      <Text as="span" size="sm" tone="muted">
        {occurrences.map(({ day }) => dayMonth(day, style)).join(' · ')}
      </Text>
    </Stack>
  );
}

/** The column of it. */
export const reasonColumn = { id: 'reason', header: words.reason, Cell: Reason, minWidth: '18rem' } as const;
