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
  /** CFG-3: the installation's, English (AD) unless it says otherwise, until one is chosen. */
  calendar: CalendarKind;
  mode: ColorMode;
  /** Whether the menu is reduced to icons; until one chooses, the width of the window says so. */
  isNavCollapsed: boolean | undefined;
  /** Groups of the menu that were opened (true) or closed by hand. */
  navGroups: Record<string, boolean>;
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
    isNavCollapsed: typeof stored['isNavCollapsed'] === 'boolean' ? stored['isNavCollapsed'] : undefined,
    navGroups: Object.fromEntries(
      Object.entries(stored['navGroups'] ?? {}).filter(([, isOpen]) => typeof isOpen === 'boolean'),
    ),
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
    // A calendar that is the installation's is not one's own choice: another default of it will hold too.
    const { calendar, ...rest } = preferences;
    localStorage.setItem(key, JSON.stringify(calendar === defaultCalendar ? rest : preferences));
    apply();
  });
}

let defaultCalendar: CalendarKind = 'AD';

/** The installation's calendar for the person who has chosen none, or may choose none (CFG-3). */
export function takeDefaults(installation: {
  readonly default_calendar: CalendarKind;
  readonly show_calendar_choice: boolean;
}): void {
  defaultCalendar = installation.default_calendar;
  const hasChosen = localStorage.getItem(key)?.includes('"calendar"') ?? false;
  if (!hasChosen || !installation.show_calendar_choice) preferences.calendar = defaultCalendar;
}
