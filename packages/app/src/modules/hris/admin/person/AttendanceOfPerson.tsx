import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { Stack } from '@karmik/ui/Stack';
import { useMemo, type ReactNode } from 'react';
import { CalendarMonth } from '../../../../screens/calendar/CalendarScreenView.tsx';
import { calendarScreen, type AnyRecord } from '../../../../screens/kit/screens.ts';
import { ownMonth } from '../../../attendance/days/calendar.screen.ts';
import { dayDetails } from '../../../attendance/days/detail-as.tsx';
import { monthFiguresOf } from '../../../attendance/days/MonthFigures.tsx';

/** The month of an employee: what it comes to, the days to fix, and each day with its punches, which are added where they are missing. */
export default function AttendanceOfPerson({ record: { id } }: { readonly record: AnyRecord }): ReactNode {
  const screen = useMemo(() => {
    const whose = { as: 'hr', employee: String(id) } as const;
    return calendarScreen(attendanceDay, {
      ...ownMonth,
      query: whose,
      filters: [],
      Detail: dayDetails.hr,
      Above: monthFiguresOf(whose),
    });
  }, [id]);
  return (
    <Stack gap="lg">
      <CalendarMonth screen={screen} />
    </Stack>
  );
}
