import { useEffect, useState } from 'react';

/** Pixels between a thing and the frame around it. */
const margin = 4;
/** The share of the window that a frame may take in height; the words need the rest. */
const tallest = 0.4;

export interface Spot {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The part of an element that the window shows, with a margin, and of what is tall its beginning; nothing of what is hidden or elsewhere. */
function spotOf(element: Element | null | undefined): Spot | undefined {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return undefined;
  const top = Math.max(box.top - margin, margin);
  const left = Math.max(box.left - margin, margin);
  const width = Math.min(box.right + margin, window.innerWidth - margin) - left;
  const end = Math.min(box.bottom + margin, window.innerHeight - margin);
  const height = Math.min(end - top, window.innerHeight * tallest);
  return width > 0 && height > 0 ? { top, left, width, height } : undefined;
}

const same = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height;

/** Brings an element into view without moving anything sideways: on a phone the menu waits beside the page, which hides it. */
export function scrollUpOrDown(element: Element, block: 'nearest' | 'start'): void {
  const held: (readonly [Element, number])[] = [];
  for (let around = element.parentElement; around; around = around.parentElement)
    held.push([around, around.scrollLeft]);
  element.scrollIntoView({ block });
  for (const [around, left] of held) if (around.scrollLeft !== left) around.scrollLeft = left;
}

/**
 * Where on the screen something is, followed from frame to frame: what a page loads late moves what it has. It is brought into view
 * when it is found.
 */
export function useSpot(find: (() => Element | null) | undefined): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  useEffect(() => {
    let shown: Element | null | undefined;
    const follow = () => {
      const element = find?.();
      if (element && element !== shown) {
        const { top, height } = element.getBoundingClientRect();
        const isTall = height > window.innerHeight * tallest;
        // Of what is tall its beginning is shown, and the page stays where it is while that is in view.
        const hasRoom = top >= 0 && top < window.innerHeight * (1 - tallest);
        if (!isTall) scrollUpOrDown(element, 'nearest');
        else if (!hasRoom) scrollUpOrDown(element, 'start');
      }
      shown = element;
      const next = spotOf(element);
      setSpot((last) => (same(next, last) ? last : next));
      frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [find]);
  // React Aria places what floats again when a size changes, and the spot may have moved alone.
  useEffect(() => {
    window.dispatchEvent(new Event('resize'));
  }, [spot]);
  return spot;
}
