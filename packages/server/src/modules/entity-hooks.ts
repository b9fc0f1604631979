/** What modules add to the general endpoints of their entities, by the entity's name. */
import type { Gate } from '../access/access.ts';
import { dutyStationAssignment } from '@karmik/model/hris/duty-station-assignment';
import type { EntityHooks } from '../entity/hooks.ts';
import { succession } from '../entity/succession.ts';
import { securitySettingHooks } from './account/security-setting.ts';
import { overtimeSettingHooks } from './attendance/overtime.ts';
import { applicationSettingHooks } from './organization/application-setting.ts';
import { formHooks } from './forms/versions.ts';
import { separationTypeHooks } from './hris/process/process-settings.ts';
import { changeRequestHooks } from './hris/file/change-request-hooks.ts';
import { idCardHooks } from './hris/id-card/cards.ts';
import { fileEntityHooks } from './hris/file/file-entity-hooks.ts';
import { photoHooks } from './hris/photo.ts';
import { offerLetterHooks } from './hris/pre-employment/offer.ts';
import { documentHooks } from './organization/documents.ts';
import { equipmentHooks } from './organization/equipment.ts';
import { fiscalYearHooks } from './organization/fiscal-years.ts';
import { holidayHooks } from './organization/holidays.ts';
import { roomBookingHooks } from './organization/room-bookings.ts';
import { archivedPayslipHooks } from './payroll/archive/payslips.ts';
import { libraryQuestionHooks } from './questions/structures.ts';

export const entityHooks: Readonly<Record<string, EntityHooks>> = {
  overtime_setting: overtimeSettingHooks,
  fiscal_year: fiscalYearHooks,
  holiday: holidayHooks,
  equipment: equipmentHooks,
  organization_document: documentHooks,
  room_booking: roomBookingHooks,
  separation_type: separationTypeHooks,
  security_setting: securitySettingHooks,
  id_card: idCardHooks,
  duty_station_assignment: succession(dutyStationAssignment),
  library_question: libraryQuestionHooks,
  form: formHooks,
  archived_payslip: archivedPayslipHooks,
  membership: photoHooks,
  change_request: changeRequestHooks,
  offer_letter: offerLetterHooks,
  salary_declaration: offerLetterHooks,
  ...fileEntityHooks,
};

/** The same for what the gate must hear of at once. */
export const hooksWithGate = (gate: Gate): Readonly<Record<string, EntityHooks>> => ({
  application_setting: applicationSettingHooks(gate),
});
