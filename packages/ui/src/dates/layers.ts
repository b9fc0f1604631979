import type { Tone } from '../tokens/names.ts';
import type { IsoDate } from './iso.ts';

/** Days that a calendar marks, such as public holidays, leave of a team or days of pay. A marked day can be chosen like any other. */
export interface CalendarLayer {
  /** What the marks are, such as "Public holidays": shown under the days. */
  readonly label: string;
  /** Of the mark; `accent` when left out. */
  readonly tone?: Tone;
  /** What a day is, spoken with it and shown while it is in focus; `undefined` for a day without a mark. */
  readonly nameOf: (day: IsoDate) => string | undefined;
}

/** A mark of a day. */
export interface DayMark {
  readonly name: string;
  readonly tone: Tone;
}

/** The marks of a day, in the order of the layers. */
export const marksOn = (layers: readonly CalendarLayer[], day: IsoDate): readonly DayMark[] =>
  layers.flatMap(({ nameOf, tone = 'accent' }) => {
    const name = nameOf(day);
    return name === undefined ? [] : [{ name, tone }];
  });
