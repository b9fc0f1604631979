import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { FieldHandle } from './field-props.ts';

const focusable = 'input:not([type="hidden"], :disabled), button:not(:disabled), [contenteditable="true"]';

/** Gives a field of several controls a `focus` of its own; returns the ref of the element around them. */
export function useFieldHandle<Root extends HTMLElement>(ref: Ref<FieldHandle> | undefined): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: (options) => {
        const controls = [...(root.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
        // Of radios and segments, Tab reaches the chosen one.
        const chosen = controls.find(({ ariaChecked, role }) => role === 'radio' && ariaChecked === 'true');
        (chosen ?? controls.find(({ tabIndex }) => tabIndex >= 0))?.focus(options);
      },
    }),
    [],
  );
  return root;
}
