import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from '../../foundation/cx.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import * as styles from './MonthView.css.ts';
import { monthViewStrings } from './strings.ts';
import { endOfEvent, type MonthEvent } from './week-lanes.ts';

interface EventLineProps {
  event: MonthEvent;
  onEventAction: ((id: string) => void) | undefined;
}

/** An event as a line of a list. */
export function EventLine({ event, onEventAction }: EventLineProps): ReactNode {
  const strings = useStrings('monthView', monthViewStrings);
  const content = (
    <>
      <span aria-hidden="true" className={styles.mark} />
      <span className={styles.lineTitle}>{event.title}</span>
      <span className={styles.lineTime}>
        {event.time ?? event.hours ?? (endOfEvent(event) > event.start ? strings.continues : strings.allDay)}
      </span>
    </>
  );
  const className = cx(toneClass[event.tone ?? 'accent'], styles.eventLine);
  if (onEventAction === undefined) return <span className={className}>{content}</span>;
  return (
    <Button className={cx(className, styles.eventButton)} onPress={() => onEventAction(event.id)}>
      {content}
    </Button>
  );
}
