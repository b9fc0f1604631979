import { fieldId } from './form-context.ts';

/** What one writes into comes before buttons, such as those of a text's toolbar. */
const wanted = [
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), [contenteditable="true"]',
  'button:not(:disabled), [tabindex="0"]',
];

/** What a control shows while its code loads; see `ComingField`. */
const coming = '[data-coming]';

let waiting: MutationObserver | undefined;

/**
 * Puts the focus into the control of a field; of a part without a place of its own, into what it is a part of. A control that still loads
 * takes it as soon as it is there, unless the person has gone elsewhere meanwhile.
 */
export function focusField(formId: string, path: string): void {
  waiting?.disconnect();
  const parts = path.split('.');
  while (parts.length > 0) {
    const place = document.getElementById(fieldId(formId, parts.join('.')));
    if (place?.querySelector(coming)) {
      onceLoaded(place, () => focusField(formId, path));
      return;
    }
    const control = place && wanted.flatMap((each) => [...place.querySelectorAll<HTMLElement>(each)]).find(isVisible);
    if (control) {
      control.focus();
      return;
    }
    parts.pop();
  }
}

function onceLoaded(place: HTMLElement, act: () => void): void {
  const focused = document.activeElement;
  waiting = new MutationObserver((_changes, observer) => {
    if (place.querySelector(coming)) return;
    observer.disconnect();
    if (document.activeElement === focused) act();
  });
  waiting.observe(place, { childList: true, subtree: true });
}

/** Native selects and inputs of files are behind ours for the sake of the browser, and are not to be seen. */
const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 &&
  element.closest('[aria-hidden="true"], [hidden]') === null &&
  element.tabIndex >= 0;
