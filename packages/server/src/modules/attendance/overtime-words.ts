/** Lengths of time in the refusals of limits. */
import { bilingual } from '@karmik/model/kit/text';

export const periodWords = {
  day: bilingual('day', 'दिन'),
  week: bilingual('week', 'हप्ता'),
  month: bilingual('month', 'महिना'),
} as const;

/** @example hoursText(150) // '2:30' */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
