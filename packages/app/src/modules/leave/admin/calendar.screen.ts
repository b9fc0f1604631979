/** Who is on leave, in a calendar of the month, BS or AD: of everyone for HR, of the team for supervisors. */
import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveDay } from '@karmik/model/leave/leave-day';
import { dayParts } from '@karmik/model/leave/vocabulary';
import { coverNotes } from './cover-notes.ts';
import { calendarScreen } from '../../../screens/kit/screens.ts';

export const calendarTab = { id: 'calendar', label: bilingual('Calendar', 'पात्रो') } as const;

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
    name: ({ employee: { full_name: person }, leave_type: { name }, part }) => {
      const [en, ne] = part === 'Full' ? ['', ''] : [` (${dayParts[part].en})`, ` (${dayParts[part].ne})`];
      return bilingual(`${person}: ${name}${en}`, `${person}: ${name}${ne}`);
    },
  });
