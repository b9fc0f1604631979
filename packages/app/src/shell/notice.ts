import type { SnackbarTone } from '@karmik/ui/Snackbar';

/** A notice that must outlive a full reload, such as the goodbye after signing out (SES-2). */
export interface CarriedNotice {
  readonly text: string;
  readonly tone: SnackbarTone;
  /** Milliseconds before it appears. */
  readonly delay?: number;
}

const key = 'karmik.notice';

export const carryNotice = (notice: CarriedNotice): void => sessionStorage.setItem(key, JSON.stringify(notice));

/** The carried notice, once. */
export function takeNotice(): CarriedNotice | undefined {
  const text = sessionStorage.getItem(key);
  if (!text) return undefined;
  sessionStorage.removeItem(key);
  return JSON.parse(text) as CarriedNotice;
}
