import { assignable } from '../kit/assignment.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { employeeField, openScopes, personnelFile, publishedField } from './file/kit.ts';

/** Where someone works besides their branch, from day to day. Stations of a person follow each other without overlap. */
export const dutyStationAssignment = defineEntity({
  name: 'duty_station_assignment',
  label: bilingual('Duty station', 'कार्यस्थल'),
  plural: bilingual('Duty stations', 'कार्यस्थलहरू'),
  path: 'hris/:org/duty-station-assignment',
  codes: { read: 'organizationMember', write: '4.13' },
  personnelFile,
  scopes: {
    ...openScopes,
    own: { person: 'employee', onceKnown: { day: 'starts_on', published: 'is_published' } },
    organization: { code: ['3.99', '4.13'] },
  },
  name_field: 'employee',
  search: ['employee', 'duty_station'],
  sort: '-starts_on',
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on' },
  fields: {
    employee: employeeField,
    duty_station: f.reference({
      label: bilingual('Duty station', 'कार्यस्थल'),
      required: true,
      to: 'duty_station',
      name_field: 'name',
    }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
    remarks: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
    is_published: publishedField('4.13'),
  },
});

export const dutyStationForMany = assignable(dutyStationAssignment, {
  label: bilingual('Assign duty station to many', 'धेरैलाई कार्यस्थल तोक्नुहोस्'),
  confirm: bilingual('Assign the duty station? Employees: {count}', 'कार्यस्थल तोक्ने? कर्मचारी: {count}'),
  replaces: true,
});
