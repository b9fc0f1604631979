import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as overlay from './overlay.css.ts';

interface WaitingPlaceProps {
  /** What is there meanwhile. */
  outline: ReactNode;
  children: ReactNode;
}

/** A part of a dialog that may come late. The dialog around it stays, and the focus stays in the dialog. */
export function WaitingPlace({ outline, children }: WaitingPlaceProps): ReactNode {
  return <Suspense fallback={<Outline>{outline}</Outline>}>{children}</Suspense>;
}

function Outline({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement>(null);
  const keeper = useRef<HTMLElement>(null);

  // Before the browser paints: what is hidden loses the focus with it, and keys would go nowhere.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !place.current?.parentElement?.contains(focused)) return;
    left.current = focused;
    keeper.current = focused.closest('[role="dialog"], [role="alertdialog"]');
    keeper.current?.focus();
  }, []);

  // The person who has moved on meanwhile, or is drawn to a field that came, is not called back.
  useEffect(
    () => () => {
      if (keeper.current !== null && document.activeElement === keeper.current) left.current?.focus();
    },
    [],
  );

  return (
    <div ref={place} className={overlay.waitingPlace}>
      {children}
    </div>
  );
}
