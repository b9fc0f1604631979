import { supervisorsOf } from '../../access/supervision.ts';
import { peopleOf } from '../../entity/readers.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { defineModule } from '../define-module.ts';
import { entersForTeam, manualAttendanceRoutes } from './manual.ts';
import { overtimeKind, overtimeRoutes, overtimeSettingHooks } from './overtime.ts';
import { ownPunchesOfToday, punchRoutes } from './punches.ts';

export const attendanceModule = defineModule({
  name: 'attendance',
  routes: [overtimeRoutes, punchRoutes, manualAttendanceRoutes],
  requestKinds: [overtimeKind],
  entityHooks: { overtime_setting: overtimeSettingHooks },
  readers: {
    punch: {
      codes: ['5.01'],
      others: `${peopleOf('punch', ['select r.employee_id', supervisorsOf('r.employee_id', '$3')])}
             union all select r.id, null, '5.09' from punch r where r.organization_id = $1 and r.id = any($2::bigint[]) and r.source = 'manual'`,
    },
  },
  home: { punches: ownPunchesOfToday },
  menuQualities: {
    enters_for_team: (access, context) => entersForTeam(access, ruleClockOf(context, access).today),
  },
});
