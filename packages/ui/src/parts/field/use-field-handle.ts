import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { FieldHandle } from './field-props.ts';

/** Gives a field of several controls a `focus` of its own, which goes to the first that matches; returns the ref of the element around them. */
export function useFieldHandle(
  ref: Ref<FieldHandle> | undefined,
  control = 'input:enabled:not([tabindex="-1"])',
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: (options) => root.current?.querySelector<HTMLElement>(control)?.focus(options),
  }));
  return root;
}
