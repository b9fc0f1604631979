/** The nearest element that scrolls what is in it up and down; null where the page itself does. */
export function scrollerOf(element: Element | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll')
      return parent === document.body || parent === document.documentElement ? null : parent;
  }
  return null;
}
