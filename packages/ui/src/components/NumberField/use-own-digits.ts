import { toDevanagariDigits, toLatinDigits } from 'date-bs';
import { useEffect, useRef, type RefObject } from 'react';

const scripts = new Map([
  ['deva', toDevanagariDigits],
  ['latn', toLatinDigits],
]);

/**
 * Writes digits in the script of the reader as they are typed or pasted, so that both scripts are taken, also within one number: React
 * Aria keeps to the script that a number began with. Returns the ref of the element around the input.
 */
export function useOwnDigits(locale: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = root.current;
    const toOwn = scripts.get(new Intl.NumberFormat(locale).resolvedOptions().numberingSystem);
    function rewrite(event: InputEvent): void {
      const { data, inputType, target } = event;
      const own = data === null ? undefined : toOwn?.(data);
      // What a keyboard composes cannot be taken back until it is done.
      if (own === undefined || own === data || !event.cancelable || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const asked = new InputEvent('beforeinput', { data: own, inputType, bubbles: true, cancelable: true });
      if (!target.dispatchEvent(asked)) return;
      target.setRangeText(own, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
      target.dispatchEvent(new InputEvent('input', { data: own, inputType, bubbles: true }));
    }
    box?.addEventListener('beforeinput', rewrite, true);
    return () => box?.removeEventListener('beforeinput', rewrite, true);
  }, [locale]);
  return root;
}
