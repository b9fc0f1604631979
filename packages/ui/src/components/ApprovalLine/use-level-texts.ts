import { useDayTexts } from '../../dates/day-texts.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { hoursOf, outcomeOf, type ApprovalLevel } from './approval-level.ts';
import { approvalLineStrings } from './strings.ts';

const dayHours = 24;
/** Up to here hours say more than days. */
const mostHours = 48;

interface LevelTexts {
  /** Where the level is, in a word; undefined for one that is only planned. */
  readonly state: string | undefined;
  /** Since when it is open, and for how long. */
  readonly since: string | undefined;
  readonly due: string | undefined;
  /** By how much it is late; undefined while there is time. */
  readonly late: string | undefined;
}

/** How long some hours are, in words. */
const useLasting = (): ((hours: number) => string) => {
  const strings = useStrings('approvalLine', approvalLineStrings);
  return (hours) => {
    if (hours < 1) return strings.lessThanAnHour;
    return hours < mostHours ? strings.hours(Math.floor(hours)) : strings.days(Math.floor(hours / dayHours));
  };
};

/** Since when something is open, and for how long. @param now milliseconds */
export function useSinceText(now: number): (since: string) => string {
  const strings = useStrings('approvalLine', approvalLineStrings);
  const { day } = useDayTexts();
  const lasting = useLasting();
  return (since) => strings.since(day(since), lasting(hoursOf({ since }, now).open ?? 0));
}

/** What a level says of its state and its time. @param now milliseconds */
export function useLevelTexts(now: number): (level: ApprovalLevel) => LevelTexts {
  const strings = useStrings('approvalLine', approvalLineStrings);
  const { day } = useDayTexts();
  const lasting = useLasting();
  const sinceText = useSinceText(now);
  return (level) => {
    const { late } = hoursOf(level, now);
    const isOpen = level.state === 'open';
    const isLate = isOpen && late > 0;
    return {
      state: stateText(level, strings),
      since: isOpen && level.since !== undefined ? sinceText(level.since) : undefined,
      due: isOpen && !isLate && level.due !== undefined ? strings.due(day(level.due)) : undefined,
      late: isLate ? strings.late(lasting(late)) : undefined,
    };
  };
}

function stateText(level: ApprovalLevel, strings: typeof approvalLineStrings): string | undefined {
  if (level.state === 'planned') return undefined;
  if (level.state !== 'decided') return strings[level.state];
  const outcome = outcomeOf(level);
  return outcome === undefined ? strings.closed : strings[outcome];
}
