/** What can be read or pressed, and yet cannot be seen or brought into view: one line for each such thing. */
export function cutOff(): string[] {
  const found = new Set<string>();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) found.add(`the page is ${scrollWidth} px wide in ${window.innerWidth} px`);
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForReaders(element))
      continue;
    for (const box of boxesOf(element)) {
      const obstacle = obstacleOf(element, box);
      if (obstacle !== undefined) found.add(`${describe(element)} ${obstacle}`);
    }
  }
  return [...found];
}

const controls = 'a[href], button, input, textarea, select, [role="button"], [role="option"], [tabindex="0"]';

/** Where an element has text of its own, or takes presses. */
function boxesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  const boxes = texts.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  if (element.matches(controls)) boxes.push(element.getBoundingClientRect());
  return boxes.filter(({ width, height }) => width > 1 && height > 1);
}

/** Kept for screen readers, as React Aria and `visuallyHidden` do it. */
const isForReaders = (element: Element): boolean => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { clipPath, position } = getComputedStyle(at);
    if (position !== 'static' && clipPath.startsWith('inset(50%')) return true;
  }
  return false;
};

/** What hides part of a box for good. A pixel is left to rounding. */
function obstacleOf(element: Element, box: DOMRect): string | undefined {
  let scrollsX = false;
  let scrollsY = false;
  for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    // What is shortened says so by its dots, and tells the whole elsewhere.
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
    const frame = at.getBoundingClientRect();
    const isOver = {
      x: box.left < frame.left - 1 || box.right > frame.right + 1,
      y: box.top < frame.top - 1 || box.bottom > frame.bottom + 1,
    };
    if (at !== element) {
      if (isScroller(style.overflowX) || isMap(style)) scrollsX = true;
      else if (isClipping(style.overflowX) && isOver.x && !scrollsX) return `is cut at the side by ${describe(at)}`;
      if (isScroller(style.overflowY) || isMap(style)) scrollsY = true;
      else if (isClipping(style.overflowY) && isOver.y && !scrollsY) return `is cut in height by ${describe(at)}`;
    }
    if (style.position !== 'fixed') continue;
    if (box.bottom <= 0 && comesWithFocus(element)) return undefined;
    if (!scrollsY && (box.top < -1 || box.bottom > window.innerHeight + 1)) return 'is above or below the window';
    break;
  }
  if (!scrollsX && (box.left < -1 || box.right > window.innerWidth + 1)) return 'is beside the window';
  return undefined;
}

/** A link that waits above the window until it is focused. */
function comesWithFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  const isThere = element.getBoundingClientRect().top >= 0;
  element.blur();
  return isThere;
}

/** A drawing that is moved under its window. */
const isMap = ({ cursor, touchAction }: CSSStyleDeclaration): boolean => cursor === 'grab' && touchAction === 'none';

const isScroller = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
const isClipping = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

const describe = (element: Element): string => {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}">${name}`;
};
