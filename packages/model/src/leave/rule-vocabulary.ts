/** How a leave rule accrues, counts and pays. */
import { bilingual } from '../kit/text.ts';

export const accruals = {
  none: bilingual('No accrual', 'स्वतः नथपिने'),
  up_front: bilingual('All at the start', 'सुरुमै सबै'),
  periodic: bilingual('Every period', 'हरेक अवधिमा'),
  per_days_worked: bilingual('By days worked', 'काम गरेका दिनअनुसार'),
} as const;

/** Of Bikram Sambat, from the first month of the leave year. */
export const accrualPeriods = {
  month: bilingual('Month', 'महिना'),
  quarter: bilingual('Quarter', 'त्रैमासिक'),
  half_year: bilingual('Half-year', 'अर्धवार्षिक'),
  year: bilingual('Year', 'वर्ष'),
} as const;

export const accrualMoments = {
  start: bilingual('At the start', 'सुरुमा'),
  end: bilingual('At the end', 'अन्त्यमा'),
  anniversary: bilingual('On the work anniversary', 'नियुक्तिको वार्षिकीमा'),
} as const;

export const roundings = {
  none: bilingual('None', 'नगर्ने'),
  quarter: bilingual('To ¼ day', '¼ दिनसम्म'),
  half: bilingual('To ½ day', '½ दिनसम्म'),
  whole: bilingual('To whole days', 'पूरा दिनसम्म'),
} as const;

export const roundingDirections = {
  nearest: bilingual('Nearest', 'नजिकको'),
  down: bilingual('Rounded down', 'तल'),
  up: bilingual('Rounded up', 'माथि'),
} as const;

/** What becomes of what is above the cap when the year ends. */
export const excesses = {
  lapse: bilingual('Lapses', 'समाप्त हुने'),
  encash: bilingual('Is encashed', 'रकम भुक्तानी हुने'),
  collapse: bilingual('Moves to another type', 'अर्को प्रकारमा सर्ने'),
} as const;

export const countBases = {
  working: bilingual('Working days', 'कार्यदिन'),
  calendar: bilingual('Calendar days', 'पात्रोका सबै दिन'),
} as const;

/** When days off count because leave is next to them. */
export const sandwiches = {
  off: bilingual('Never', 'कहिल्यै होइन'),
  both_sides: bilingual('Leave on both sides', 'दुवैतिर बिदा भए'),
  either_side: bilingual('Leave on either side', 'एकातिर मात्र बिदा भए पनि'),
} as const;

export const allowances = {
  allowed: bilingual('Allowed', 'हुन्छ'),
  refused: bilingual('Not allowed', 'हुँदैन'),
} as const;

/** What an encashed day is worth. Gross salary is none of them while only the scale of a level says what someone earns. */
export const encashBases = {
  basic_30: bilingual('Basic salary ÷ 30', 'आधारभूत तलब ÷ ३०'),
  fixed: bilingual('Fixed amount', 'निश्चित रकम'),
} as const;
