/** Where trips go, and the classes by which allowances of places differ. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { expenseEndpoints } from '../endpoints.ts';
import { named } from '../setup.ts';

export const travelLocationClass = defineEntity({
  name: 'travel_location_class',
  label: bilingual('Location class', 'स्थानको श्रेणी'),
  plural: bilingual('Location classes', 'स्थानका श्रेणी'),
  path: expenseEndpoints.locationClass,
  codes: { read: '17.00', write: '17.00' },
  archive: true,
  sort: 'name',
  search: ['name', 'name_in_nepali'],
  fields: named,
});

export const travelLocation = defineEntity({
  name: 'travel_location',
  label: bilingual('Travel location', 'भ्रमण स्थान'),
  plural: bilingual('Travel locations', 'भ्रमण स्थान'),
  path: expenseEndpoints.location,
  codes: { read: '17.00', write: '17.00' },
  archive: true,
  sort: 'name',
  search: ['name', 'name_in_nepali'],
  fields: {
    ...named,
    location_class: f.reference({
      label: bilingual('Class', 'श्रेणी'),
      required: true,
      to: 'travel_location_class',
      name_field: 'name',
    }),
    country: f.text({ label: bilingual('Country', 'देश'), required: true, max: 80 }),
  },
});
