/** The same punch again: a finger that slipped, or two devices at one door. */
import type { PunchCategory } from '../punch.ts';
import { punchSetting } from '../punch-setting.ts';

export const defaultRepeatSeconds = punchSetting.fields.repeat_seconds.default;

interface Said {
  readonly id: number;
  /** Milliseconds. */
  readonly at: number;
  readonly category: PunchCategory;
}

/**
 * Punches that say the same as the one before them within some seconds. What follows is compared with the last one that counts.
 * @returns the later ones by their ids, each with the one that it repeats
 */
export function repeatedPunches<P extends Said>(punches: readonly P[], seconds: number): Map<number, P> {
  const repeated = new Map<number, P>();
  let before: P | undefined;
  for (const punch of punches.toSorted((a, b) => a.at - b.at || a.id - b.id)) {
    const isAgain =
      before !== undefined &&
      before.category === punch.category &&
      seconds > 0 &&
      punch.at - before.at <= seconds * 1_000;
    if (before !== undefined && isAgain) repeated.set(punch.id, before);
    else before = punch;
  }
  return repeated;
}
