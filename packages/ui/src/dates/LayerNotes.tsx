import type { ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { toneClass } from '../tokens/tone.css.ts';
import * as styles from './calendar.css.ts';
import { marksOn, type CalendarLayer } from './layers.ts';
import type { IsoDate } from './iso.ts';

interface LayerNotesProps {
  layers: readonly CalendarLayer[];
  /** The day in focus. */
  day: IsoDate;
}

/** What the marks mean: those of the day in focus by name, and otherwise the layers. The days say it to ears themselves. */
export function LayerNotes({ layers, day }: LayerNotesProps): ReactNode {
  const marks = marksOn(layers, day);
  const notes = marks.length > 0 ? marks : layers.map(({ label, tone = 'accent' }) => ({ name: label, tone }));
  return (
    <p aria-hidden="true" className={styles.layerNotes}>
      {notes.map(({ name, tone }, index) => (
        <span key={index} className={styles.layerNote}>
          <span className={cx(styles.mark, toneClass[tone])} />
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}
