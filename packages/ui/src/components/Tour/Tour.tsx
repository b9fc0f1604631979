import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../foundation/cx.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { Button } from '../Button/index.ts';
import { stepperStrings } from '../Stepper/strings.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Tour.css.ts';
import { tourStrings } from './strings.ts';
import { scrollUpOrDown, useSpot } from './use-spot.ts';

export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Finds what the step speaks of. Without one, or while it is not on the page, the step is in the middle. */
  readonly anchor?: () => Element | null;
}

export interface TourProps {
  steps: readonly TourStep[];
  /** It was gone through or skipped. */
  onEnd: () => void;
  /** Where the focus goes at the end when what had it is gone, such as the line of a menu that opened the tour. */
  returnTo?: () => Element | null;
}

/** Shows the places of a page one after the other, each with a few words. It is open while it is drawn. */
export function Tour({ steps, onEnd, returnTo }: TourProps): ReactNode {
  const strings = useStrings('tour', tourStrings);
  const { position } = useStrings('stepper', stepperStrings);
  const [index, setIndex] = useState(0);
  const textId = useId();
  const spotlight = useRef<HTMLDivElement>(null);
  const step = steps[index];
  const spot = useSpot(step?.anchor);
  useReturnOfFocus(returnTo);
  if (step === undefined) return null;
  const isLast = index === steps.length - 1;
  return (
    <>
      <div
        ref={spotlight}
        aria-hidden="true"
        className={cx(styles.spotlight, spot === undefined && styles.spotlightAway)}
        style={spot ?? { top: '40%', left: '50%' }}
      />
      <Popover
        key={step.id}
        isOpen
        onOpenChange={onEnd}
        triggerRef={spotlight}
        placement="bottom"
        offset={8}
        // A press beside it is no answer: the tour would be gone before it was read.
        shouldCloseOnInteractOutside={() => false}
        className={overlay.popover}
      >
        <Dialog className={overlay.popoverBody} aria-describedby={textId}>
          <div className={styles.body}>
            <Text size="sm" tone="muted">
              {position(index + 1, steps.length)}
            </Text>
            <AriaHeading slot="title" className={overlay.dialogTitle}>
              {step.title}
            </AriaHeading>
            <Text id={textId}>{step.text}</Text>
            <div className={styles.actions}>
              {!isLast && (
                <Button size="sm" variant="ghost" tone="neutral" onPress={onEnd}>
                  {strings.skip}
                </Button>
              )}
              <div className={styles.onward}>
                {index > 0 && (
                  <Button size="sm" variant="outline" tone="neutral" onPress={() => setIndex(index - 1)}>
                    {strings.back}
                  </Button>
                )}
                <Button size="sm" autoFocus onPress={() => (isLast ? onEnd() : setIndex(index + 1))}>
                  {isLast ? strings.done : strings.next}
                </Button>
              </div>
            </div>
          </div>
        </Dialog>
      </Popover>
    </>
  );
}

/** Each step is a dialog of its own, so the one who opened the tour is known to none but the first. */
function useReturnOfFocus(returnTo: TourProps['returnTo']): void {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const otherwise = useRef(returnTo);
  useEffect(() => {
    otherwise.current = returnTo;
  });
  useEffect(
    () => () => {
      // After the dialog has let go of the focus.
      requestAnimationFrame(() => {
        // The body had it if a menu that opened the tour was already gone.
        const isThere = before?.isConnected === true && before !== document.body;
        const target = isThere ? before : otherwise.current?.();
        if (!(target instanceof HTMLElement)) return;
        target.focus({ preventScroll: true });
        scrollUpOrDown(target, 'nearest');
      });
    },
    [before],
  );
}
