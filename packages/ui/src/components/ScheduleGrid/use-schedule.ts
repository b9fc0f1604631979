import { useState, type ClipboardEvent } from 'react';
import type { IsoDate } from '../../dates/iso.ts';
import type { Place } from '../../parts/grid-keys.ts';
import {
  blockOf,
  fillAlong,
  fillDown,
  isSingle,
  linesOfText,
  paste,
  placesOf,
  repeat,
  type Block,
  type Written,
} from './block.ts';
import type { ScheduleCell, ScheduleChange, ScheduleChoice, ScheduleRow } from './schedule-types.ts';
import type { scheduleGridStrings } from './strings.ts';

interface Surroundings {
  readonly rows: readonly ScheduleRow[];
  readonly days: readonly IsoDate[];
  readonly choices: readonly ScheduleChoice[];
  readonly cell: (row: string, day: IsoDate) => ScheduleCell;
  readonly onPlan: ((changes: readonly ScheduleChange[]) => void) | undefined;
  readonly strings: typeof scheduleGridStrings;
}

/** What is selected, and what is done with it. */
export function useSchedule({ rows, days, choices, cell, onPlan, strings }: Surroundings) {
  const [held, setRange] = useState<{ anchor: Place; active: Place }>({
    anchor: { row: 0, column: 0 },
    active: { row: 0, column: 0 },
  });
  const [news, setNews] = useState('');
  const last = { row: rows.length - 1, column: days.length - 1 };
  const inside = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, last.row)),
    column: Math.max(0, Math.min(column, last.column)),
  });
  // Another month or other people may have fewer.
  const [anchor, active] = [inside(held.anchor), inside(held.active)];
  const block = blockOf(anchor, active);

  const at = ({ row, column }: Place): ScheduleCell | undefined => {
    const [whose, day] = [rows[row], days[column]];
    return whose && day !== undefined ? cell(whose.id, day) : undefined;
  };
  /** What is planned at a place; null where nothing is, whatever the day usually is. */
  const planAt = (place: Place): string | null => {
    const found = at(place);
    return found === undefined || found.state === 'usual' ? null : found.choice;
  };

  function select(to: Place, isExtended: boolean): void {
    const next = inside(to);
    const from = isExtended ? anchor : next;
    setRange({ anchor: from, active: next });
    const { top, bottom, start, end } = blockOf(from, next);
    if (isExtended) setNews(strings.selected(bottom - top + 1, end - start + 1));
  }

  function write(written: readonly Written<string | null>[]): void {
    if (onPlan === undefined) return;
    const open = written.filter((place) => at(place)?.isLocked !== true);
    const changes = open.flatMap(({ row, column, value }): ScheduleChange[] => {
      const [whose, day] = [rows[row], days[column]];
      if (!whose || day === undefined || planAt({ row, column }) === value) return [];
      return [{ row: whose.id, day, choice: value }];
    });
    if (changes.length > 0) onPlan(changes);
    const left = written.length - open.length;
    setNews([strings.planned(changes.length), ...(left > 0 ? [strings.lockedLeft(left)] : [])].join('. '));
  }

  const known = (text: string): string | null | undefined =>
    text === ''
      ? null
      : choices.find(({ label, short }) =>
          [label, short].some((name) => name.toLocaleLowerCase() === text.toLocaleLowerCase()),
        )?.id;

  return {
    anchor,
    active,
    block,
    last,
    news,
    select,
    selectAll: () => setRange({ anchor: { row: 0, column: 0 }, active: last }),
    plan: (choice: string | null) => write(placesOf(block).map((place) => ({ ...place, value: choice }))),
    fillDown: () => write(fillDown(block, planAt)),
    fillAlong: () => write(fillAlong(block, planAt)),
    fillTo(over: Block) {
      write(repeat(block, over, planAt));
      setRange({ anchor: { row: over.top, column: over.start }, active: { row: over.bottom, column: over.end } });
    },
    /** A letter plans the choice that begins so, where there is one. */
    typed(letter: string) {
      const found = choices.find(({ short }) => short.toLocaleLowerCase() === letter.toLocaleLowerCase());
      if (found !== undefined) write(placesOf(block).map((place) => ({ ...place, value: found.id })));
    },
    copy(event: ClipboardEvent) {
      const lines: string[][] = [];
      for (const { row, column } of placesOf(block)) {
        const id = planAt({ row, column });
        (lines[row - block.top] ??= []).push(choices.find((choice) => choice.id === id)?.short ?? '');
      }
      event.clipboardData.setData('text/plain', lines.map((line) => line.join('\t')).join('\n'));
      event.preventDefault();
      setNews(strings.copied(placesOf(block).length));
    },
    paste(event: ClipboardEvent) {
      if (onPlan === undefined) return;
      event.preventDefault();
      const lines = linesOfText(event.clipboardData.getData('text/plain')).map((line) => line.map(known));
      // A text that names nothing here is not of this grid.
      if (lines.flat().includes(undefined)) {
        setNews(strings.unknown);
        return;
      }
      write(paste(lines as (string | null)[][], block, last));
    },
    isSingle: isSingle(block),
  };
}
