import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { AlertGlyph, CheckGlyph } from '../../glyphs/glyphs.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './RequestTimeline.css.ts';
import { toneOfAction, type TimelineAction } from './timeline-actions.ts';

export { timelineActions, toneOfAction } from './timeline-actions.ts';
export type { TimelineAction } from './timeline-actions.ts';

export interface TimelineEntry {
  readonly id: string;
  /** What happened; its tone follows. Left out for what is still awaited. */
  readonly action?: TimelineAction;
  /** What happened, or is awaited, in words. */
  readonly label: string;
  /** Who did it, usually a `UserChip`. */
  readonly actor?: ReactNode;
  /** When, as people read it. */
  readonly time?: string;
  /** When, for machines: an ISO text. */
  readonly dateTime?: string;
  readonly remark?: string;
}

export interface RequestTimelineProps extends ElementMarks {
  /** Spoken name of the list. */
  label: string;
  /** Oldest first. */
  entries: readonly TimelineEntry[];
}

/** What happened to a request, step by step: red when it was declined or cancelled, green otherwise. */
export function RequestTimeline({ label, entries, ...marks }: RequestTimelineProps): ReactNode {
  return (
    <ol {...marks} role="list" aria-label={label} className={styles.list}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: TimelineEntry }): ReactNode {
  const { action } = entry;
  const tone = action === undefined ? 'neutral' : toneOfAction(action);
  return (
    <li className={cx(toneClass[tone], styles.entry)} data-tone={tone}>
      <span aria-hidden="true" className={cx(styles.mark, action === undefined && styles.waiting)}>
        {tone === 'critical' && <AlertGlyph />}
        {tone === 'positive' && <CheckGlyph />}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.action}>{entry.label}</span>
          {entry.time !== undefined && (
            <time dateTime={entry.dateTime} className={styles.time}>
              {entry.time}
            </time>
          )}
        </div>
        {entry.actor}
        {entry.remark !== undefined && entry.remark !== '' && <p className={styles.remark}>{entry.remark}</p>}
      </div>
    </li>
  );
}
