import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import * as styles from './on-demand.css.ts';

interface OnDemandOptions<Props> {
  /** What is drawn until then: it looks the same and can be focused. */
  readonly standIn: (props: Props) => ReactNode;
  /**
   * What opens it. What was reached for while it was fetched is open when it comes: a press is repeated, and what opens on hover is told
   * `defaultOpen`.
   */
  readonly opensOn: 'press' | 'hover';
}

const focusable = 'a[href], button, [tabindex]';
const pressKeys = new Set(['Enter', ' ', 'ArrowDown']);

const isPress = (event: SyntheticEvent): boolean =>
  event.type === 'click' || (event.type === 'keydown' && pressKeys.has((event as KeyboardEvent).key));

/** When the browser has nothing better to do. @returns a way to call it off */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/**
 * A component whose code is fetched when the page is drawn and idle, or when someone reaches for it. The person who is on its trigger
 * meanwhile keeps focus, and a press is not lost. For what a first look at a page does not need: menus, popovers, tooltips.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props & { defaultOpen?: boolean }>>,
  { standIn, opensOn }: OnDemandOptions<Props>,
): (props: Props) => ReactNode {
  let real: ComponentType<Props & { defaultOpen?: boolean }> | undefined;
  let loading: Promise<void> | undefined;

  function fetchReal(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        real = loaded;
      },
      () => {
        // Offline, for instance: the next who reaches for it tries again.
        loading = undefined;
      },
    );
    return loading;
  }

  return function OnDemand(props) {
    // React would call a component that is given to `useState` as it is.
    const [Real, setReal] = useState(real && { component: real });
    const box = useRef<HTMLSpanElement>(null);
    const isGone = useRef(false);
    const isReachedFor = useRef(false);
    const hadFocus = useRef(false);
    // Between the two halves of a press nothing is exchanged: its second half would meet another button, and be lost.
    const isHeldDown = useRef(false);
    const isWaiting = Real === undefined;

    async function bring(): Promise<void> {
      await fetchReal();
      if (isGone.current || isHeldDown.current) return;
      if (real === undefined) {
        isReachedFor.current = false;
        return;
      }
      hadFocus.current = box.current?.contains(document.activeElement) === true;
      const component = real;
      // At once: a press that begins before the exchange is drawn would lose its second half.
      flushSync(() => setReal({ component }));
    }

    useEffect(() => {
      isGone.current = false;
      const callOff = isWaiting ? whenIdle(() => void bring()) : undefined;
      return () => {
        isGone.current = true;
        callOff?.();
      };
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is brought once
    }, []);

    useLayoutEffect(() => {
      if (isWaiting) return;
      const trigger = box.current?.querySelector<HTMLElement>(focusable);
      // Focus first: what opens gives it back to where it was.
      if (hadFocus.current) trigger?.focus();
      if (opensOn === 'press' && isReachedFor.current) trigger?.click();
      hadFocus.current = false;
      isReachedFor.current = false;
    }, [isWaiting]);

    function hold(event: SyntheticEvent): void {
      isHeldDown.current = event.type === 'pointerdown';
      if (!isHeldDown.current) void bring();
    }

    function holdKey(event: KeyboardEvent): void {
      if (event.key === 'Enter' || event.key === ' ') isHeldDown.current = true;
    }

    /** Ends a press on the stand-in itself, once all that listens to its end was told. */
    function release(): void {
      setTimeout(() => {
        isHeldDown.current = false;
        void bring();
      });
    }

    function reach(event: SyntheticEvent): void {
      if (event.type === 'click') isHeldDown.current = false;
      if (opensOn === 'press' && isPress(event)) {
        event.preventDefault();
        event.stopPropagation();
        isReachedFor.current = true;
      }
      if (opensOn === 'hover') isReachedFor.current = event.type !== 'pointerleave' && event.type !== 'blur';
      void bring();
    }

    const handlers = isWaiting
      ? opensOn === 'press'
        ? {
            onPointerOver: reach,
            onFocus: reach,
            onClickCapture: reach,
            onKeyDownCapture: reach,
            onPointerDownCapture: hold,
            onPointerLeave: hold,
            onPointerCancel: hold,
          }
        : {
            onPointerOver: reach,
            onPointerLeave: (event: SyntheticEvent) => {
              isHeldDown.current = false;
              reach(event);
            },
            onFocus: reach,
            onBlur: reach,
            onPointerDownCapture: hold,
            onPointerCancel: hold,
            onKeyDownCapture: holdKey,
            onKeyUpCapture: release,
            onClickCapture: release,
          }
      : {};
    return (
      <span ref={box} className={styles.box} {...handlers}>
        {Real === undefined ? (
          standIn(props)
        ) : (
          <Real.component {...props} {...(opensOn === 'hover' && isReachedFor.current ? { defaultOpen: true } : {})} />
        )}
      </span>
    );
  };
}
