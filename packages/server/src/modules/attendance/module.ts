import { attendanceSettingForMany } from '@karmik/model/attendance/individual-setting';
import { overtimeForMany } from '@karmik/model/attendance/overtime';
import { penaltiesForMany } from '@karmik/model/attendance/penalty/rule';
import { shiftForMany } from '@karmik/model/attendance/work-shift';
import { ruleClockOf } from '../../entity/write.ts';
import { assigning } from '../../operations/assignment.ts';
import { defineModule } from '../define-module.ts';
import { attendanceSettingHooks, requireOpenDays, shiftAssignmentHooks } from './close/closed-hooks.ts';
import { monthCloseRoutes } from './close/routes.ts';
import { attendanceDayRoutes } from './day/routes.ts';
import { attendanceCalendarRoutes } from './day/calendars.ts';
import { attendanceReportLists } from './day/report-lists.ts';
import { punchReminderRoutes } from './day/punch-reminders.ts';
import { recomputeDue } from './day/recompute.ts';
import { regenerationRoutes } from './day/regenerate.ts';
import { workShiftHooks } from './day/shift-hooks.ts';
import { registerRoutes } from './day/register.ts';
import { teamOfToday, todayRoutes } from './day/today.ts';
import { tellOfSilentDevices } from './device/contact.ts';
import { deviceCommandHooks, deviceHooks, deviceUserHooks } from './device/device-hooks.ts';
import { deviceLists } from './device/lists.ts';
import { deviceProtocol } from './device/protocol.ts';
import { attendanceImportRoutes } from './import/routes.ts';
import { entersForTeam, manualAttendanceRoutes } from './manual/routes.ts';
import { lostHourAdjustmentHooks } from './lost-hours.ts';
import { overtimeKind, overtimeRoutes, overtimeSettingHooks } from './overtime.ts';
import { ownPunchesOfToday, punchRoutes } from './punches.ts';
import { dayRequestKinds, dayRequestRoutes } from './requests/kinds.ts';
import { penaltyGeneration } from './penalty/generate.ts';
import { penaltyRoutes } from './penalty/routes.ts';
import { penaltyAssignmentHooks, penaltyRuleHooks } from './penalty/rule-hooks.ts';
import { rosterRoutes } from './roster/routes.ts';

export const attendanceModule = defineModule({
  name: 'attendance',
  routes: [
    overtimeRoutes,
    punchRoutes,
    manualAttendanceRoutes,
    dayRequestRoutes,
    attendanceDayRoutes,
    registerRoutes,
    todayRoutes,
    rosterRoutes,
    attendanceCalendarRoutes,
    regenerationRoutes,
    penaltyRoutes,
    attendanceReportLists,
    punchReminderRoutes,
    monthCloseRoutes,
    attendanceImportRoutes,
    deviceLists,
    deviceProtocol,
  ],
  operations: [
    penaltyGeneration,
    assigning(shiftForMany, { check: requireOpenDays }),
    assigning(attendanceSettingForMany, { check: requireOpenDays }),
    assigning(overtimeForMany),
    assigning(penaltiesForMany),
  ],
  requestKinds: [overtimeKind, ...dayRequestKinds],
  entityHooks: {
    overtime_setting: overtimeSettingHooks,
    work_shift: workShiftHooks,
    shift_assignment: shiftAssignmentHooks,
    attendance_setting: attendanceSettingHooks,
    lost_hour_adjustment: lostHourAdjustmentHooks,
    penalty_rule: penaltyRuleHooks,
    penalty_assignment: penaltyAssignmentHooks,
    attendance_device: deviceHooks,
    device_user: deviceUserHooks,
    device_command: deviceCommandHooks,
  },
  readByMany: ['attendance_day', 'work_shift', 'punch'],
  recurring: (context) => [
    { name: 'working out attendance days', everyMs: 5_000, work: () => recomputeDue(context) },
    { name: 'telling of silent attendance devices', everyMs: 300_000, work: () => tellOfSilentDevices(context) },
  ],
  home: { punches: ownPunchesOfToday, team: teamOfToday },
  menuQualities: {
    enters_for_team: (access, context) => entersForTeam(access, ruleClockOf(context, access).today),
  },
  seed: { after: ['organization'], load: () => import('./seed/seed.ts') },
});
