import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';

export interface PopoverProps extends ElementMarks {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Spoken name of what opens. */
  label: string;
  /** What it holds; a function receives a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'start' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small dialog beside its button. It closes when one presses outside or Escape. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  ...marks
}: PopoverProps): ReactNode {
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      <AriaPopover className={overlay.popover} placement={placement} offset={6}>
        <Dialog {...marks} className={overlay.popoverBody} aria-label={label}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
