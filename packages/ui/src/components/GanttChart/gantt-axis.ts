/** The days of a chart, counted from its first one, and where bars and arrows are. Pure: no element and no clock. */
import type { CalendarDate } from '@internationalized/date';
import { toIsoDate, toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import { dateText, rangeText } from '../../dates/date-text.ts';
import { readIsoDate, type IsoDate } from '../../dates/iso.ts';
import type { Language } from '../../provider/date-preference.ts';
import type { GanttTask, GanttZoom } from './gantt-types.ts';

const dayMs = 86_400_000;

/** Days before the first and after the last task, so that a bar can be moved past them. */
const margin = { before: 7, after: 21 } as const;
/** A longer chart is cut: a task so far away is a mistake in its dates. */
const mostDays = 3_660;

/** Days from one day to another, both AD ISO. */
export const daysFrom = (from: IsoDate, to: IsoDate): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** A day so many days later. */
export function dayAfter(day: IsoDate, count: number): IsoDate {
  const date = readIsoDate(day);
  return date === undefined ? day : toIsoDate(date.add({ days: count }));
}

/** From a day to another in words of a calendar; a single day once. */
export function spanText(start: IsoDate, end: IsoDate, system: DateSystem, language: Language): string {
  const [from, to] = [toSystemDate(start, system), toSystemDate(end, system)];
  if (!from || !to) return '';
  return start === end ? dateText(from, system, language) : rangeText(from, to, system, language);
}

export interface GanttAxis {
  readonly first: IsoDate;
  readonly days: number;
}

/** From some days before the earliest task to some after the latest, with today where it is near. */
export function axisOf(tasks: readonly GanttTask[], today: IsoDate): GanttAxis {
  let [from, to] = [tasks[0]?.start ?? today, tasks[0]?.end ?? today];
  for (const { start, end } of tasks) {
    if (start < from) from = start;
    if (end > to) to = end;
  }
  const nearby = 60;
  if (today < from && daysFrom(today, from) <= nearby) from = today;
  if (today > to && daysFrom(to, today) <= nearby) to = today;
  const first = dayAfter(from, -margin.before);
  return { first, days: Math.min(mostDays, daysFrom(first, to) + 1 + margin.after) };
}

export interface GanttMonth {
  readonly date: CalendarDate;
  /** Its first day on the axis, and how many of its days the axis has. */
  readonly from: number;
  readonly days: number;
}

/** The months of a calendar over the axis. */
export function monthsOf({ first, days }: GanttAxis, system: DateSystem): readonly GanttMonth[] {
  const months: GanttMonth[] = [];
  for (let from = 0; from < days;) {
    const date = toSystemDate(dayAfter(first, from), system);
    if (date === undefined) break;
    const left = system.calendar.getDaysInMonth(date) - date.day + 1;
    const length = Math.min(left, days - from);
    months.push({ date, from, days: length });
    from += length;
  }
  return months;
}

/** What fits without scrolling far: days of a few months, weeks of a year, else months. */
export const zoomFor = ({ days }: GanttAxis): GanttZoom => (days <= 120 ? 'day' : days <= 420 ? 'week' : 'month');

export interface GanttPoint {
  readonly x: number;
  readonly y: number;
}

/** Room that an arrow takes before it turns. */
const turn = 8;

/**
 * The way of an arrow from the end of a bar to the begin of a later one: straight down where there is room between them, else around.
 * @param row height of a row, in the unit of the points
 * @returns the data of an SVG path
 */
export function arrowPath(from: GanttPoint, to: GanttPoint, row: number): string {
  const out = from.x + turn;
  if (to.x - from.x >= 2 * turn) return `M${from.x},${from.y}H${out}V${to.y}H${to.x}`;
  const between = to.y - (Math.sign(to.y - from.y) || 1) * (row / 2);
  return `M${from.x},${from.y}H${out}V${between}H${to.x - turn}V${to.y}H${to.x}`;
}

/** The head of an arrow whose tip is there. */
export const arrowHead = ({ x, y }: GanttPoint): string => `M${x - 5},${y - 4}L${x},${y}L${x - 5},${y + 4}Z`;
