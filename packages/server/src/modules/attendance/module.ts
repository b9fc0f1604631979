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
  home: { punches: ownPunchesOfToday },
  menuQualities: {
    enters_for_team: (access, context) => entersForTeam(access, ruleClockOf(context, access).today),
  },
  seed: { after: ['organization'], load: () => import('./seed/seed.ts') },
});
