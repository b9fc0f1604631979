/** Who is on leave, in a calendar of the month, BS or AD: of everyone for HR, of the team for supervisors, and one's own. */
import { nameIn, type NamedRef } from '@karmik/model/kit/fields';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveDay } from '@karmik/model/leave/leave-day';
import { dayParts } from '@karmik/model/leave/vocabulary';
import { coverNotes } from './cover-notes.ts';
import { calendarScreen } from '../../screens/kit/screens.ts';

export const calendarTab = { id: 'calendar', label: bilingual('Calendar', 'पात्रो') } as const;

/** A leave type, and which part of the day where it is not all of it. */
const leaveText = (type: NamedRef, part: keyof typeof dayParts): Text => {
  const [en, ne] = part === 'Full' ? ['', ''] : [` (${dayParts[part].en})`, ` (${dayParts[part].ne})`];
  return bilingual(`${nameIn('en', type)}${en}`, `${nameIn('ne', type)}${ne}`);
};

/** One's own leave. */
export const ownLeaveCalendar = calendarScreen(leaveDay, {
  path: leaveEndpoints.day,
  query: { as: 'user' },
  start: 'day',
  label: 'leave_type',
  name: ({ leave_type: type, part }) => leaveText(type, part),
});

export const leaveCalendar = (as: 'hr' | 'supervisor') =>
  calendarScreen(leaveDay, {
    path: leaveEndpoints.day,
    query: { as },
    description: bilingual(
      'Who is on approved leave each day, and days below minimum cover.',
      'कुन दिन को स्वीकृत बिदामा, र न्यूनतम उपस्थिति नपुग्ने दिन।',
    ),
    dayNotes: (asked) => coverNotes(as, asked),
    start: 'day',
    label: 'employee',
    filters: ['branch', 'division', 'employee', 'leave_type'],
    name: ({ employee: { full_name: person }, leave_type: type, part }) => {
      const { en, ne } = leaveText(type, part);
      return bilingual(`${person}: ${en}`, `${person}: ${ne}`);
    },
  });
