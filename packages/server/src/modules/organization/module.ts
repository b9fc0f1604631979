import { peopleOf } from '../../entity/readers.ts';
import { defineModule } from '../define-module.ts';
import { accountSetupRoutes } from './account-setup.ts';
import { applicationSettingHooks } from './application-setting.ts';
import { documentHooks } from './documents.ts';
import { equipmentHooks } from './equipment.ts';
import { fiscalYearHooks } from './fiscal-years.ts';
import { hierarchyRoutes } from './hierarchy.ts';
import { holidayHooks, nextHolidays } from './holidays.ts';
import { organizationLogRoutes } from './logs.ts';
import { organizationSpecificRoute } from './organization-specific.ts';
import { peopleRoutes } from './people.ts';
import { roomBookingHooks } from './room-bookings.ts';

/** Employees `e` for whom a row `r` is. */
const employeesWhere = (condition: string): string =>
  `select e.user_id from employee e where e.organization_id = r.organization_id and ${condition}`;
const inBranchAndDivision =
  '(cardinality(r.branches) = 0 or e.branch_id = any(r.branches)) and (cardinality(r.divisions) = 0 or e.division_id = any(r.divisions))';

export const organizationModule = defineModule({
  name: 'organization',
  routes: [organizationLogRoutes, organizationSpecificRoute, peopleRoutes, hierarchyRoutes, accountSetupRoutes],
  entityHooks: {
    fiscal_year: fiscalYearHooks,
    holiday: holidayHooks,
    equipment: equipmentHooks,
    organization_document: documentHooks,
    room_booking: roomBookingHooks,
  },
  home: { holidays: nextHolidays },
  gateHooks: (gate) => ({ application_setting: applicationSettingHooks(gate) }),
  readers: {
    holiday: {
      codes: ['2.07'],
      others: peopleOf('holiday', [
        employeesWhere(`(cardinality(r.genders) = 0 or e.gender = any(r.genders)) and ${inBranchAndDivision}`),
      ]),
    },
    organization_document: {
      codes: ['2.03'],
      others: `${peopleOf('organization_document', [
        employeesWhere(inBranchAndDivision),
        `select m.user_id from membership m where m.organization_id = r.organization_id and cardinality(r.branches) = 0 and cardinality(r.divisions) = 0`,
      ])} and r.is_published and r.archived_at is null`,
    },
  },
});
