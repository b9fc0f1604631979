import type { ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words more. Nothing that one must know to go on. */
  text: ReactNode;
  /** The button or link that it belongs to. */
  children: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The child is plain text or a picture: it becomes reachable by keyboard, and this is its spoken role. */
  staticRole?: 'img' | 'note';
  /** Milliseconds of resting before it opens. */
  delay?: number;
  /** Starts open, until the pointer or focus goes. */
  defaultOpen?: boolean;
}

/** Words that appear beside something under the pointer or in focus. */
export function Tooltip({
  text,
  children,
  placement = 'top',
  staticRole,
  delay = 500,
  defaultOpen = false,
}: TooltipProps): ReactNode {
  return (
    <TooltipTrigger delay={delay} defaultOpen={defaultOpen}>
      {staticRole === undefined ? (
        children
      ) : (
        <Focusable>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tooltip that a keyboard cannot reach is lost to many */}
          <span role={staticRole} tabIndex={0} className={styles.focusable}>
            {children}
          </span>
        </Focusable>
      )}
      <AriaTooltip className={styles.root} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
