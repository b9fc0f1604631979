/** What a day came to in a word, with the colour that goes with it. */
import {
  dayCoefficients,
  dayStandings,
  type AttendanceDay,
  type DayPresence,
} from '@karmik/model/attendance/attendance-day';
import type { Tone } from '@karmik/model/kit/fields';
import { bilingual, type Text } from '@karmik/model/kit/text';

export interface DayState {
  readonly label: Text;
  readonly tone: Tone;
}

const tones = {
  Pending: 'neutral',
  Absent: 'critical',
  'Missing Punch': 'caution',
  'Half Day': 'caution',
  Present: 'positive',
  Excused: 'info',
  Off: 'neutral',
} as const satisfies Record<AttendanceDay['standing'], Tone>;

/** The colours of presences. */
export const presenceTones = {
  Late: 'caution',
  'Not in yet': 'neutral',
  Absent: 'critical',
  'Missing punch': 'caution',
  Present: 'positive',
  'On leave': 'info',
  Travelling: 'info',
  Excused: 'info',
  Off: 'neutral',
} as const satisfies Record<DayPresence, Tone>;

const late = bilingual('Late', 'ढिलो');
const travel = bilingual('Travel', 'भ्रमण');

/** Late says more than present, and leave or a holiday more than that no one was expected. */
export function dayState(
  day: Pick<AttendanceDay, 'standing' | 'coefficient'> & { readonly late: number; readonly is_travelling?: boolean },
): DayState {
  const { standing, coefficient } = day;
  const tone = tones[standing];
  if (standing === 'Present' && day.late > 0) return { label: late, tone: 'caution' };
  if ((standing === 'Off' || standing === 'Excused') && day.is_travelling) return { label: travel, tone };
  if ((standing === 'Off' || standing === 'Excused') && coefficient !== 'Workday')
    return { label: dayCoefficients[coefficient], tone };
  return { label: dayStandings[standing], tone };
}
