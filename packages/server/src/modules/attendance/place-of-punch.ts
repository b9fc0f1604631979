/** Where attendance from a browser was logged: how far from an office, and whether that is allowed (AT-7). */
import { whereabouts, type Office } from '@karmik/model/attendance/geofence';
import { webAttendanceSetting, type WebAttendanceSetting } from '@karmik/model/attendance/web-setting';
import type { Location } from '@karmik/model/kit/fields';
import type { Tenant } from '../../db/database.ts';
import { HttpError } from '../../http/errors.ts';
import { attendanceMessages } from './messages.ts';

/** What a punch keeps of its place. */
export interface Placed {
  readonly accuracy: number | null;
  readonly office_distance: number | null;
  readonly is_outside: boolean;
}

const { location, outside, accuracy_allowance: allowance, offline_hours: offline } = webAttendanceSetting.fields;
const untouched: WebAttendanceSetting = {
  location: location.default,
  outside: outside.default,
  accuracy_allowance: allowance.default,
  offline_hours: offline.default,
};

export async function webAttendanceSettingOf(tenant: Tenant): Promise<WebAttendanceSetting> {
  const row = await tenant.one<WebAttendanceSetting>(
    'select location, outside, accuracy_allowance, offline_hours from web_attendance_setting where organization_id = $1',
    [tenant.organizationId],
  );
  return row ?? untouched;
}

/** @throws 400 with `detail` where a location is required and absent, or beyond every office where that is refused */
export async function placeOfPunch(tenant: Tenant, place: Location | null, accuracy: number | null): Promise<Placed> {
  const setting = await webAttendanceSettingOf(tenant);
  if (place === null) {
    if (setting.location === 'Required') throw new HttpError(400, { detail: attendanceMessages.locationRequired });
    return { accuracy: null, office_distance: null, is_outside: false };
  }
  const offices = await tenant.query<Office>(
    'select location, attendance_radius as radius from branch where organization_id = $1 and archived_at is null and location is not null and attendance_radius is not null',
    [tenant.organizationId],
  );
  const { distance, isOutside } = whereabouts(place, accuracy, offices, setting.accuracy_allowance);
  if (isOutside && setting.outside === 'Refused')
    throw new HttpError(400, { detail: attendanceMessages.outsideOffice({ metres: distance ?? 0 }) });
  return {
    accuracy: accuracy === null ? null : Math.round(accuracy),
    office_distance: distance,
    is_outside: isOutside && setting.outside !== 'Allowed',
  };
}
