import { languages, type Language } from '@karmik/model/kit/text';
import { applyTheme } from '@karmik/ui/theme';
import { proxy, subscribe } from 'valtio';

export const calendars = ['AD', 'BS'] as const;
export type CalendarKind = (typeof calendars)[number];

export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

/** What a person chose for this browser. */
export interface Preferences {
  language: Language;
  /** CFG-3: English (AD) unless chosen otherwise. */
  calendar: CalendarKind;
  mode: ColorMode;
  isNavCollapsed: boolean;
}

const key = 'karmik.preferences';

function oneOf<const T extends string>(all: readonly T[], value: unknown, fallback: T): T {
  return all.find((name) => name === value) ?? fallback;
}

/** Reads what is stored; a value of another version of the product falls back to its default. */
export function readPreferences(text: string | null, browserLanguage: string): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = { ...value };
  } catch {
    // Unreadable preferences are worth no error: the defaults stand in.
  }
  return {
    language: oneOf(languages, stored['language'], browserLanguage.startsWith('ne') ? 'ne' : 'en'),
    calendar: oneOf(calendars, stored['calendar'], 'AD'),
    mode: oneOf(colorModes, stored['mode'], 'system'),
    isNavCollapsed: stored['isNavCollapsed'] === true,
  };
}

export const preferences = proxy<Preferences>(readPreferences(localStorage.getItem(key), navigator.language));

/** Keeps the page in line with the preferences, and the preferences on the disk. */
export function keepPreferences(): void {
  const apply = () => {
    applyTheme({ mode: preferences.mode });
    document.documentElement.lang = preferences.language;
  };
  apply();
  subscribe(preferences, () => {
    localStorage.setItem(key, JSON.stringify(preferences));
    apply();
  });
}
