export const layoutAligns = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type LayoutAlign = (typeof layoutAligns)[number];

export const layoutJustifies = ['start', 'center', 'end', 'between'] as const;
export type LayoutJustify = (typeof layoutJustifies)[number];

/** Elements that a layout may be, for the sake of who listens to the page. */
export const layoutElements = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'ul',
  'ol',
  'li',
  'span',
] as const;
export type LayoutElement = (typeof layoutElements)[number];
