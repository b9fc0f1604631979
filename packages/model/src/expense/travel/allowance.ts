/** What employees of a level may spend in places of a class, and what they are given for each day there. */
import { employee } from '../../hris/employee.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { expenseEndpoints } from '../endpoints.ts';

const { employment_level } = employee.fields;

/** For whom and where a row applies, and from which day. The newest one that is not later than a day counts for it. */
const applies = {
  employment_level: f.reference({
    label: employment_level.label,
    help: bilingual('Leave empty for every level without a row of its own', 'छुट्टै हरफ नभएका सबै तहका लागि खाली छोड्नुहोस्'),
    to: employment_level.to,
    name_field: employment_level.name_field,
  }),
  location_class: f.reference({
    label: bilingual('Location class', 'स्थानको श्रेणी'),
    required: true,
    to: 'travel_location_class',
    name_field: 'name',
  }),
};
const valid_from = f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true });

export const travelAllowance = defineEntity({
  name: 'travel_allowance',
  label: bilingual('Daily allowance', 'दैनिक भत्ता'),
  plural: bilingual('Daily allowances', 'दैनिक भत्ता'),
  path: expenseEndpoints.allowance,
  codes: { read: '17.00', write: '17.00' },
  archive: true,
  name_field: 'location_class',
  search: ['location_class', 'employment_level'],
  sort: '-valid_from',
  unique: [['location_class', 'employment_level', 'valid_from']],
  fields: {
    ...applies,
    daily: f.amount({ label: bilingual('Allowance per day', 'प्रति दिन भत्ता'), required: true, min: 1 }),
    valid_from,
  },
});

export const travelLimit = defineEntity({
  name: 'travel_limit',
  label: bilingual('Travel limit', 'भ्रमण खर्चको सीमा'),
  plural: bilingual('Travel limits', 'भ्रमण खर्चका सीमा'),
  path: expenseEndpoints.travelLimit,
  codes: { read: '17.00', write: '17.00' },
  archive: true,
  name_field: 'expense_type',
  search: ['expense_type', 'location_class', 'employment_level'],
  sort: '-valid_from',
  unique: [['expense_type', 'location_class', 'employment_level', 'valid_from']],
  fields: {
    expense_type: f.reference({
      label: bilingual('Expense type', 'खर्चको प्रकार'),
      required: true,
      to: 'expense_type',
      name_field: 'name',
    }),
    ...applies,
    cap: f.money({
      label: bilingual('Limit per unit', 'प्रति एकाइ सीमा'),
      help: bilingual('In NPR, such as for a night of a hotel', 'रुपैयाँमा, जस्तै होटलको एक रातको'),
      required: true,
      min: 0.01,
    }),
    valid_from,
  },
});
