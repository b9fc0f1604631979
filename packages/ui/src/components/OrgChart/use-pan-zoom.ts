import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** What part of a drawing is seen: where its origin is in the window, and how large it is drawn. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SMALLEST = 0.08;
export const LARGEST = 2;
/** Pixels that a press may wander without becoming a drag. */
const STILL = 4;

export function clampScale(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** The view at another scale, with the point that stays under the pointer. */
export function zoomAt(view: View, scale: number, x: number, y: number): View {
  const next = clampScale(scale);
  const by = next / view.scale;
  return { scale: next, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}

interface PanZoom {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly size: Size;
  readonly view: View;
  readonly setView: (change: (view: View) => View) => void;
  readonly isDragging: boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

/** Drag to move, two fingers or Ctrl and the wheel to zoom, the wheel to scroll. */
export function usePanZoom(start: (size: Size) => View): PanZoom {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 960, height: 560 });
  const [view, setView] = useState<View>(() => start(size));
  const [isDragging, setIsDragging] = useState(false);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const wandered = useRef(0);
  const isPlaced = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
      if (isPlaced.current) return;
      isPlaced.current = true;
      setView(start({ width, height }));
    });
    observer.observe(element);

    // React listens passively to the wheel, so the page would scroll along.
    function handleWheel(event: WheelEvent): void {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) {
        const by = Math.exp(-event.deltaY / 200);
        setView((old) => zoomAt(old, old.scale * by, event.clientX - (box?.x ?? 0), event.clientY - (box?.y ?? 0)));
      } else setView((old) => ({ ...old, x: old.x - event.deltaX, y: old.y - event.deltaY }));
    }
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', handleWheel);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first size places the drawing
  }, []);

  function release(event: PointerEvent): void {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) setIsDragging(false);
  }

  return {
    ref,
    size,
    view,
    setView,
    isDragging,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        wandered.current = 0;
      },
      onPointerMove(event) {
        const old = pointers.current.get(event.pointerId);
        if (old === undefined) return;
        const now = { x: event.clientX, y: event.clientY };
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, now);
        wandered.current += Math.hypot(now.x - old.x, now.y - old.y);
        if (wandered.current < STILL) return;
        if (!isDragging) {
          setIsDragging(true);
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        if (other === undefined) {
          setView((last) => ({ ...last, x: last.x + now.x - old.x, y: last.y + now.y - old.y }));
          return;
        }
        const box = event.currentTarget.getBoundingClientRect();
        const before = Math.hypot(old.x - other.x, old.y - other.y);
        const after = Math.hypot(now.x - other.x, now.y - other.y);
        const x = (now.x + other.x) / 2 - box.x;
        const y = (now.y + other.y) / 2 - box.y;
        if (before > 0) setView((last) => zoomAt(last, (last.scale * after) / before, x, y));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
