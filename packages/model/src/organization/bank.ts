import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

/** Banks through which the organisation pays. */
export const bank = defineEntity({
  name: 'bank',
  label: bilingual('Bank', 'बैंक'),
  plural: bilingual('Banks', 'बैंकहरू'),
  path: 'org/:org/bank',
  codes: { read: '2.14', write: '2.14' },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    acronym: f.text({ label: bilingual('Acronym', 'छोटो नाम'), max: 20 }),
    swift_code: f.text({ label: bilingual('SWIFT code', 'स्विफ्ट कोड'), max: 11, format: 'code' }),
  },
});
