/** Requests of attendance for the person who is asked, and for HR: each kind once, in both areas. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { bilingual } from '@karmik/model/kit/text';
import type { RouteFlags, ScreenRoute } from '../../../routing/route.ts';
import { requests } from '../../../screens/kit/routes.ts';
import type { RequestListScreen } from '../../../screens/kit/screens.ts';
import { kinds, type KindName } from './kinds.ts';

/** The entity of each kind, and the permission of HR. */
const standing: { readonly [name in KindName]: readonly [entity: string, code: PermissionCode] } = {
  adjustment: ['adjustment_request', '5.10'],
  overtime: ['overtime_request', '5.11'],
  overtimeClaim: ['overtime_claim', '5.11'],
  travel: ['travel_attendance', '5.12'],
  creditHour: ['credit_hour_request', '5.15'],
  timesheet: ['timesheet', '5.16'],
  shiftSwap: ['shift_swap', '5.06'],
  travelDeletion: ['travel_delete_request', '5.12'],
  creditHourDeletion: ['credit_hour_delete_request', '5.15'],
};
const names = Object.keys(kinds) as KindName[];

function line(name: KindName, path: string, as: string, flags: RouteFlags): ScreenRoute {
  const { title, load, about } = kinds[name];
  const screen = async () =>
    ((await load()).default.lists as Readonly<Record<string, RequestListScreen>>)[path] as RequestListScreen;
  return requests(path, title, async () => ({ default: await screen() }), {
    ...flags,
    ...(about && { finds: { path: attendanceEndpoints[name], query: { as }, name: 'sender', about } }),
  });
}

export const teamRequests = names.map((name) =>
  line(name, kinds[name].paths.team, 'supervisor', { isForSupervisors: true, count: `asked.${standing[name][0]}` }),
);

export const organizationRequests = names.map((name) => {
  const [entity, code] = standing[name];
  return line(name, kinds[name].paths.organization, 'hr', {
    code,
    menu: { label: bilingual('Attendance requests', 'हाजिरी अनुरोध') },
    among: 'attendance-requests',
    count: `open.${entity}`,
  });
});
