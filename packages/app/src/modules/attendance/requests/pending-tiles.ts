/** How many requests of each kind are pending, for overviews: each the way to its list. */
import { adjustmentRequest } from '@karmik/model/attendance/adjustment';
import { creditHourRequest } from '@karmik/model/attendance/credit-hour';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { openItems } from '@karmik/model/attendance/month-close';
import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import { timesheet } from '@karmik/model/attendance/timesheet';
import { travelAttendance } from '@karmik/model/attendance/travel';
import type { Entity } from '@karmik/model/kit/entity';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { HourglassIcon } from '@karmik/ui/icons';
import type { Tile } from '../../../screens/kit/bodies.ts';
import { tile } from '../../../screens/kit/screens.ts';
import { kinds, type KindName } from './kinds.ts';

const counted = {
  adjustment: [adjustmentRequest, openItems.adjustment.label],
  overtime: [overtimeRequest, openItems.overtime.label],
  overtimeClaim: [overtimeClaim, bilingual('Pending overtime claims', 'निर्णय बाँकी अतिरिक्त समयका दाबी')],
  travel: [travelAttendance, openItems.travel.label],
  creditHour: [creditHourRequest, openItems.credit_hour.label],
  timesheet: [timesheet, openItems.timesheet.label],
} as const satisfies { readonly [name in KindName]?: readonly [Entity, Text] };

/** @param area whose requests they are; a list that the reader may not open has no tile */
export const pendingTiles = (area: 'team' | 'organization'): Tile[] =>
  (Object.keys(counted) as (keyof typeof counted)[]).map((name) => {
    const [entity, label] = counted[name];
    return tile(entity as Entity, {
      id: name,
      path: attendanceEndpoints[name],
      query: { as: area === 'team' ? 'supervisor' : 'hr' },
      opens: kinds[name].paths[area],
      label,
      icon: HourglassIcon,
      tone: 'info',
      where: { status__in: 'Requested,Forwarded' },
    });
  });
