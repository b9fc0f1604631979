/** Fields of what is known by a code and a name, such as a ledger. */
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';

/** @param max letters of a name */
export const codedName = (max: number) => ({
  code: f.text({ label: bilingual('Code', 'कोड'), required: true, max: 20, format: 'code', unique: true }),
  name: f.text({ label: bilingual('Name', 'नाम'), required: true, max, unique: true, in_nepali: 'name_in_nepali' }),
  name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max }),
});
