import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../foundation/cx.ts';
import { CalendarGlyph } from '../glyphs/glyphs.tsx';
import * as field from '../parts/field/field.css.ts';
import * as overlay from '../parts/overlay/overlay.css.ts';
import * as styles from './field.css.ts';
import { useDates } from './use-dates.ts';

interface CalendarPopoverProps {
  /** Spoken name of what opens. */
  label: string;
  /** What it opens under. */
  anchor: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  /** Spoken name of what the button does, when it is not a calendar of days that opens. */
  opens?: string;
  children: (close: () => void) => ReactNode;
}

/** The button at the end of a date field and the calendar behind it. */
export function CalendarPopover({ label, anchor, isDisabled, opens, children }: CalendarPopoverProps): ReactNode {
  const { strings } = useDates();
  const [isOpen, setIsOpen] = useState(false);
  const [direction, setDirection] = useState<string>();
  return (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={(isOpening) => {
        // React Aria lays its popovers out by language; the place of the field decides here, as it does for the field.
        setDirection(anchor.current === null ? undefined : getComputedStyle(anchor.current).direction);
        setIsOpen(isOpening);
      }}
    >
      <Button
        className={field.innerButton}
        isDisabled={isDisabled}
        aria-label={`${label}, ${opens ?? strings.openCalendar}`}
      >
        <CalendarGlyph />
      </Button>
      <Popover
        triggerRef={anchor}
        className={cx(overlay.popover, overlay.popoverWide)}
        placement="bottom start"
        offset={4}
      >
        <Dialog aria-label={label} className={styles.panel} {...(direction === undefined ? {} : { dir: direction })}>
          {({ close }) => <>{children(close)}</>}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
