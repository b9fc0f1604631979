/** Words of leave that several of its entities use. */
import { bilingual, type Text } from '../kit/text.ts';
import type { DayReason } from './engine/messages.ts';

export const leaveCategories = {
  General: bilingual('General', 'सामान्य'),
  'Years of service': bilingual('Years of service', 'सेवा वर्ष'),
  Compensatory: bilingual('Compensatory', 'सट्टा'),
  'Time off': bilingual('Time off', 'छोटो छुट्टी'),
  'Credit hour': bilingual('Credit hour', 'क्रेडिट घण्टा'),
  Hourly: bilingual('Hourly', 'घण्टाको'),
  Unlimited: bilingual('Unlimited', 'असीमित'),
  Event: bilingual('Special event', 'विशेष अवस्था'),
} as const;
export type LeaveCategory = keyof typeof leaveCategories;

/** Which provision of the Labour Act a type fulfils, and so which floor holds for its rules. */
export const leaveStatutes = {
  none: bilingual('None', 'कुनै होइन'),
  home: bilingual('Home leave', 'घर बिदा'),
  sick: bilingual('Sick leave', 'बिरामी बिदा'),
  maternity: bilingual('Maternity leave', 'प्रसूति बिदा'),
  paternity: bilingual('Paternity leave', 'प्रसूति स्याहार बिदा'),
  mourning: bilingual('Mourning leave', 'किरिया बिदा'),
  substitute: bilingual('Substitute leave', 'सट्टा बिदा'),
} as const;
export type LeaveStatute = keyof typeof leaveStatutes;

/** Which part of a day leave takes. */
export const leaveParts = {
  Full: bilingual('Full day', 'पूरा दिन'),
  'First half': bilingual('First half', 'पहिलो आधा दिन'),
  'Second half': bilingual('Second half', 'दोस्रो आधा दिन'),
} as const;
export type LeavePart = keyof typeof leaveParts;

/** Which part of a day was counted: leave by the hour takes some of it. */
export const dayParts = { ...leaveParts, Hours: bilingual('By the hour', 'घण्टाका आधारमा') } as const;

/** How leave counts on a day on which attendance was logged. */
export const punchedDayCounts = {
  Leave: bilingual('As leave', 'बिदा'),
  Work: bilingual('As work', 'काम'),
} as const;
export type PunchedDayCount = keyof typeof punchedDayCounts;

/** Why a day counts as it does. */
export const dayReasonWords = {
  working_day: bilingual('Working day', 'काम गर्ने दिन'),
  calendar_day: bilingual('Calendar day', 'पात्रोको दिन'),
  half_day: bilingual('Half day', 'आधा दिन'),
  hours: bilingual('By the hour', 'घण्टाका आधारमा'),
  weekly_off: bilingual('Weekly day off, not counted', 'साप्ताहिक बिदा, गनिँदैन'),
  holiday: bilingual('Holiday, not counted', 'सार्वजनिक बिदा, गनिँदैन'),
  sandwiched_weekly_off: bilingual('Weekly day off next to leave', 'बिदासँग जोडिएको साप्ताहिक बिदा'),
  half_holiday: bilingual('Half-day holiday, half counted', 'आधा दिनको सार्वजनिक बिदा, आधा गनिन्छ'),
  worked: bilingual('Worked, not counted', 'काम गरेको, गनिँदैन'),
  sandwiched_holiday: bilingual('Holiday next to leave', 'बिदासँग जोडिएको सार्वजनिक बिदा'),
} as const satisfies Readonly<Record<DayReason, Text>>;
