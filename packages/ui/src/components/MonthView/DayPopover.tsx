import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import { spokenDate } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates } from '../../dates/use-dates.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { EventLine } from './EventLine.tsx';
import * as styles from './MonthView.css.ts';
import { monthViewStrings } from './strings.ts';
import type { MonthEvent } from './week-lanes.ts';

interface DayPopoverProps {
  day: IsoDate;
  anchorId: string;
  system: DateSystem;
  events: readonly MonthEvent[];
  note: string | undefined;
  onEventAction: ((id: string) => void) | undefined;
  onClose: () => void;
}

/** All that is on a day. */
export function DayPopover({
  day,
  anchorId,
  system,
  events,
  note,
  onEventAction,
  onClose,
}: DayPopoverProps): ReactNode {
  const { language } = useDates();
  const strings = useStrings('monthView', monthViewStrings);
  const [opener] = useState(() => document.getElementById(anchorId));
  const anchor = useMemo(() => ({ current: opener }), [opener]);
  const date = toSystemDate(day, system);
  const title = date === undefined ? day : spokenDate(date, system, language);
  useEffect(() => () => opener?.focus(), [opener]);
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={anchor}
      className={overlay.popover}
      placement="bottom"
      offset={-8}
    >
      <Dialog aria-label={title} className={styles.popover}>
        <p className={styles.popoverTitle}>{title}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {events.length === 0 ? (
          <p className={styles.nothing}>{strings.events(0)}</p>
        ) : (
          <ul role="list" className={styles.lines}>
            {events.map((event) => (
              <li key={event.id}>
                <EventLine event={event} onEventAction={onEventAction} />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </Popover>
  );
}
