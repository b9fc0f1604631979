import type { ScheduleCell, ScheduleChoice, ScheduleRow } from './schedule-types.ts';

/** Shifts of a hut in the mountains, for stories. */
export const sampleChoices: readonly ScheduleChoice[] = [
  { id: 'day', label: 'Day', short: 'D', description: '06:00 – 14:00', colour: '#2f7d6b' },
  { id: 'night', label: 'Night', short: 'N', description: '21:00 – 05:00', colour: '#4a5a9e' },
  { id: 'off', label: 'Day off', short: 'Off', isRest: true },
];

const names = ['Anita Gurung', 'Bikash Rai', 'Chandra Thapa', 'Dolma Sherpa', 'Eliza Shrestha', 'Furba Lama'];
export const sampleRows = (count: number): ScheduleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${names[index % names.length] ?? ''}${index < names.length ? '' : ` ${index + 1}`}`,
    description: index % 2 === 0 ? 'Kitchen' : 'Guides',
  }));

/* Mangsir 2083 begins on 17 November 2026. */
export const sampleDays = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 10, 17 + index)).toISOString().slice(0, 10));

/** What is planned at first: a rotation, of which the second week is a draft. */
export function sampleCell(row: number, column: number): ScheduleCell {
  const choice = ['day', 'day', 'night', 'night', 'off', 'off'][(row + column) % 6] ?? null;
  if (column > 20) return { choice: 'day', state: 'usual' };
  return {
    choice,
    state: column < 7 ? 'planned' : 'draft',
    note: column === 4 ? 'Holiday' : undefined,
    problems: row === 1 && column === 3 ? ['Less than 8 hours of rest'] : undefined,
    isLocked: column === 0,
  };
}
