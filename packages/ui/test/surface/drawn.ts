/** Colours of something that is drawn by its background alone, such as the bar of a progress or the knob of a switch. */
interface Drawing {
  readonly element: Element;
  readonly what: string;
}

const isClear = (color: string): boolean => /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(color);

/** The colour behind an element. */
function behind(element: Element): string {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.body).backgroundColor;
}

function isSeen(element: Element): boolean {
  const style = getComputedStyle(element);
  if (!isClear(style.backgroundColor) && style.backgroundColor !== behind(element)) return true;
  const hasBorder = ['Top', 'Right', 'Bottom', 'Left'].some((side) => {
    const width = style.getPropertyValue(`border-${side.toLowerCase()}-width`);
    const line = style.getPropertyValue(`border-${side.toLowerCase()}-style`);
    return Number.parseFloat(width) > 0 && line !== 'none' && line !== 'hidden';
  });
  return hasBorder || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
}

/** Everything that says something by its background alone: it has no words, no drawing and nothing in it. */
export function drawings(): Drawing[] {
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.childElementCount === 0 && element.textContent === '' && element instanceof HTMLElement,
    )
    .filter((element) => !element.matches('input, textarea, img, canvas, iframe, br, hr, [role="gridcell"]'))
    .filter((element) => element.checkVisibility() && element.clientWidth > 0 && element.clientHeight > 0)
    .filter(isSeen)
    .map((element) => ({ element, what: `<${element.localName} class="${element.className}">` }));
}

/** Which of them no one sees any more. */
export const vanished = (before: readonly Drawing[]): string[] => [
  ...new Set(before.filter(({ element }) => element.isConnected && !isSeen(element)).map(({ what }) => what)),
];

const marks = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current', 'data-selected'] as const;

/** How an element and what is in it looks, as one text. */
const lookOf = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .map((part) =>
      ['', '::before', '::after']
        .map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          return [
            style.color,
            style.backgroundColor,
            style.borderColor,
            style.borderWidth,
            style.outlineStyle,
            style.textDecorationLine,
            style.fontWeight,
            style.opacity,
            style.content,
            style.display,
            part.localName,
          ].join(' ');
        })
        .join('|'),
    )
    .join('\n');

const isOn = (element: Element, mark: string): boolean =>
  element.hasAttribute(mark) && element.getAttribute(mark) !== 'false';

/** Chosen things that look like the ones beside them that are not chosen. */
export function lookAlikes(): string[] {
  const found = new Set<string>();
  for (const mark of marks)
    for (const on of document.body.querySelectorAll(`[${mark}]`)) {
      if (!isOn(on, mark) || !on.checkVisibility() || on.matches('input')) continue;
      const off = [
        ...(on.closest('[role], ul, ol, nav')?.parentElement ?? document.body).querySelectorAll(on.localName),
      ].find(
        (other) =>
          other !== on &&
          other.className === on.className &&
          other.getAttribute('role') === on.getAttribute('role') &&
          !isOn(other, mark) &&
          other.checkVisibility() &&
          other.childElementCount === on.childElementCount,
      );
      if (off && lookOf(off) === lookOf(on))
        found.add(`${mark} <${on.localName} class="${on.className}">${on.textContent}`);
    }
  return [...found];
}
