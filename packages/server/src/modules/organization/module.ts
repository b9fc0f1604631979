import { defineModule } from '../define-module.ts';
import { accountSetupRoutes } from './account-setup.ts';
import { applicationSettingHooks } from './application-setting.ts';
import { equipmentHooks } from './equipment.ts';
import { fiscalYearHooks } from './fiscal-years.ts';
import { hierarchyRoutes } from './hierarchy.ts';
import { nextHolidays } from './holidays.ts';
import { organizationLogRoutes } from './logs.ts';
import { organizationSpecificRoute } from './organization-specific.ts';
import { peopleRoutes } from './people.ts';
import { roomBookingHooks } from './room-bookings.ts';

export const organizationModule = defineModule({
  name: 'organization',
  routes: [organizationLogRoutes, organizationSpecificRoute, peopleRoutes, hierarchyRoutes, accountSetupRoutes],
  entityHooks: {
    fiscal_year: fiscalYearHooks,
    equipment: equipmentHooks,
    room_booking: roomBookingHooks,
  },
  home: { holidays: nextHolidays },
  gateHooks: (gate) => ({ application_setting: applicationSettingHooks(gate) }),
});
