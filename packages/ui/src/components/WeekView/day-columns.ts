import type { IsoDate } from '../../dates/iso.ts';
import { endOfEvent, type MonthEvent } from '../MonthView/week-lanes.ts';

/** Something on one day or on several, with the hours of the day that it takes. */
export interface WeekEvent extends MonthEvent {
  /** Minutes after midnight of the first day; the whole day when left out. */
  readonly from?: number | undefined;
  /** Minutes after midnight of the last day. */
  readonly to?: number | undefined;
  /** Asked for and not agreed to: drawn with a dashed edge. */
  readonly isTentative?: boolean | undefined;
}

/** The part of an event that lies on a day, beside those that overlap it. */
export interface Block {
  readonly event: WeekEvent;
  /** Minutes after midnight. */
  readonly from: number;
  readonly to: number;
  /** Place among blocks that overlap, from 0, and how many there are. */
  readonly column: number;
  readonly columns: number;
}

export const dayMinutes = 1_440;
/** What is shorter is drawn as long as this, so that it can be read. */
const shortest = 30;

export const isTimed = (event: WeekEvent): boolean => event.from !== undefined && event.to !== undefined;

/** Events of the whole day that touch a day. */
export const wholeDay = (events: readonly WeekEvent[], day: IsoDate): WeekEvent[] =>
  events.filter((event) => !isTimed(event) && event.start <= day && endOfEvent(event) >= day);

/** Places the timed events of a day beside each other where they overlap. */
export function dayBlocks(events: readonly WeekEvent[], day: IsoDate): Block[] {
  const parts = events
    .filter((event) => isTimed(event) && event.start <= day && endOfEvent(event) >= day)
    .map((event) => ({
      event,
      from: event.start < day ? 0 : (event.from ?? 0),
      to: endOfEvent(event) > day ? dayMinutes : (event.to ?? dayMinutes),
    }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from || b.to - a.to || a.event.title.localeCompare(b.event.title));
  const blocks: Block[] = [];
  let group: Omit<Block, 'columns'>[] = [];
  let ends: number[] = [];
  const close = () => {
    blocks.push(...group.map((block) => ({ ...block, columns: ends.length })));
    group = [];
    ends = [];
  };
  for (const part of parts) {
    if (ends.every((end) => end <= part.from)) close();
    const free = ends.findIndex((end) => end <= part.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = Math.max(part.to, Math.min(part.from + shortest, dayMinutes));
    group.push({ ...part, column });
  }
  close();
  return blocks;
}
