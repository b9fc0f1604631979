/** Attendance in a calendar of the month, BS or AD: one's own days, or who of many people is late or away. Each day opens its explanation. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { calendarScreen } from '../../../screens/kit/screens.ts';
import { dayState } from './day-state.ts';
import { dayDetails } from './detail-as.tsx';
import { regenerateAs } from './RegenerateDays.tsx';

/** In and Out of a day; nothing in the place of one that is missing. @example '9:02 am – 5:31 pm' */
export const timesOf = (
  { punched_in: first, punched_out: last }: Pick<EntityRecord<typeof attendanceDay>, 'punched_in' | 'punched_out'>,
  say: (instant: string) => string,
): string => (first || last ? `${first ? say(first) : ''} – ${last ? say(last) : ''}`.trim() : '');

/** One's own days; the overview of a month is on them too. */
export const ownMonth = {
  path: attendanceEndpoints.days,
  query: { as: 'user' },
  start: 'day',
  label: 'standing',
  filters: ['standing', 'coefficient'],
  name: (day: EntityRecord<typeof attendanceDay>): Text => dayState(day).label,
  tone: (day: EntityRecord<typeof attendanceDay>) => dayState(day).tone,
  time: timesOf,
  isNewestFirst: true,
  Detail: dayDetails.user,
} as const;

export const ownCalendar = calendarScreen(attendanceDay, ownMonth);

const ofPeople = (as: 'supervisor' | 'hr', description: Text) =>
  calendarScreen(attendanceDay, {
    ...ownMonth,
    description,
    query: { as },
    filters: ['employee', 'standing', 'coefficient'],
    unlessFiltered: { is_exception: 'true' },
    Detail: dayDetails[as],
    Above: regenerateAs(as),
    name: (day) => {
      const { label } = dayState(day);
      const { full_name: person } = day.employee;
      return bilingual(`${person}: ${label.en}`, `${person}: ${label.ne}`);
    },
  });

export const teamCalendar = ofPeople(
  'supervisor',
  bilingual(
    'Team members late or away each day. Choose a person to see their whole month.',
    'टोलीमा को कुन दिन ढिलो वा अनुपस्थित। पूरा महिना हेर्न व्यक्ति छान्नुहोस्।',
  ),
);
export const organizationCalendar = ofPeople(
  'hr',
  bilingual(
    'Employees late or away each day. Choose a person to see their whole month.',
    'को कुन दिन ढिलो वा अनुपस्थित। पूरा महिना हेर्न व्यक्ति छान्नुहोस्।',
  ),
);
