import type { ScheduleCell, ScheduleChoice } from './schedule-types.ts';
import type { scheduleGridStrings } from './strings.ts';

/** All that a cell says, as it is spoken. */
export function cellText(
  { state, note, problems = [], isLocked }: ScheduleCell,
  choice: ScheduleChoice | undefined,
  strings: typeof scheduleGridStrings,
): string {
  return [
    choice?.label ?? strings.nothing,
    choice !== undefined && state === 'usual' ? strings.usual : undefined,
    state === 'draft' ? strings.draft : undefined,
    note,
    ...problems,
    isLocked === true ? strings.locked : undefined,
  ]
    .filter((text) => text !== undefined)
    .join(', ');
}
