import type { EntityHooks } from '../../entity/hooks.ts';
import type { Gate } from '../../access/access.ts';
import { defineModule } from '../define-module.ts';
import { accountSetupRoutes } from './account-setup.ts';
import { approvedPostHooks, approvedPostRoutes } from './approved-posts.ts';
import { equipmentHooks } from './equipment.ts';
import { fiscalYearHooks } from './fiscal-years.ts';
import { branchHooks, divisionHooks } from './head-hooks.ts';
import { hierarchyRoutes } from './hierarchy.ts';
import { lawfulTypeRoutes } from './lawful-types.ts';
import { nextHolidays } from './holidays.ts';
import { organizationLogRoutes } from './logs.ts';
import { organizationSpecificRoute } from './organization-specific.ts';
import { peopleRoutes } from './people.ts';
import { reportScheduleRoutes, sendDueReports } from './report-schedules.ts';
import { roomBookingHooks } from './room-bookings.ts';
import { currentFiscalYear, settingsStateRoutes } from './settings-state.ts';

/** Applications are off, or back, with the next request of anybody (CFG-2). */
const applicationSettingHooks = (gate: Gate): EntityHooks => ({
  afterSave() {
    gate.forget();
    return Promise.resolve();
  },
});

export const organizationModule = defineModule({
  name: 'organization',
  routes: [
    organizationLogRoutes,
    organizationSpecificRoute,
    peopleRoutes,
    hierarchyRoutes,
    accountSetupRoutes,
    approvedPostRoutes,
    lawfulTypeRoutes,
    reportScheduleRoutes,
    settingsStateRoutes,
  ],
  settingNotes: { fiscal_year: currentFiscalYear },
  entityHooks: {
    approved_post: approvedPostHooks,
    branch: branchHooks,
    division: divisionHooks,
    fiscal_year: fiscalYearHooks,
    equipment: equipmentHooks,
    room_booking: roomBookingHooks,
  },
  home: { holidays: nextHolidays },
  gateHooks: (gate) => ({ application_setting: applicationSettingHooks(gate) }),
  recurring: (context) => [{ name: 'sending scheduled reports', work: () => sendDueReports(context) }],
  seed: { load: () => import('./seed.ts') },
});
