export const boxGrounds = ['none', 'page', 'surface', 'sunken', 'accent'] as const;
export type BoxGround = (typeof boxGrounds)[number];

/** Limits of width: `text` for reading, `form` for one column of fields, `dialog` for a small task, `page` for a whole page. */
export const boxWidths = ['full', 'dialog', 'form', 'text', 'page'] as const;
export type BoxWidth = (typeof boxWidths)[number];
