import type { ElementMarks } from '../element-marks.ts';

/**
 * How pages, forms and tests reach a field. `id` is the id of the control that takes focus, of the group where there are several;
 * `data-testid` is of the whole field, its label and notes included.
 */
export interface FieldMarks extends ElementMarks {
  /** Ids of elements that describe it as well, after its own notes. */
  'aria-describedby'?: string;
}

/** What the `ref` of a field of several controls holds. Fields of one control give that element, which has the same method. */
export interface FieldHandle {
  /** Moves focus to the control that Tab would reach first. */
  readonly focus: (options?: FocusOptions) => void;
}

/** Ids for `aria-describedby` and its like; `undefined` when there are none. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
