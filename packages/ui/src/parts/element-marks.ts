/** How pages and tests reach an element of a component: its outermost one where nothing else is said. */
export interface ElementMarks {
  id?: string;
  'data-testid'?: string;
}
