/**
 * The field where someone begins: the first of a page that is nothing but a form, or of what they have just opened. Pages that are also
 * read never take the focus.
 */
export const focusFirst = { autoFocus: true } as const;
