/** Leave types: what people know by name through the years. What holds for one in a year is its rule in a master setting. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { leaveEndpoints } from './endpoints.ts';
import { leaveCategories, leaveStatutes } from './vocabulary.ts';

export const leaveType = defineEntity({
  name: 'leave_type',
  label: bilingual('Leave type', 'बिदाको प्रकार'),
  plural: bilingual('Leave types', 'बिदाका प्रकार'),
  path: leaveEndpoints.type,
  codes: { read: 'organizationMember', write: '6.01' },
  search: ['name', 'name_in_nepali'],
  sort: 'position',
  archive: true,
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      max: 80,
      unique: true,
      in_nepali: 'name_in_nepali',
    }),
    name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 80 }),
    category: f.choice({
      label: bilingual('Category', 'वर्ग'),
      required: true,
      choices: leaveCategories,
      default: 'General',
    }),
    statute: f.choice({
      label: bilingual('Labour Act', 'श्रम ऐन'),
      help: bilingual('Its rules may not go below the Act', 'यसका नियम ऐनभन्दा कम हुन मिल्दैन'),
      required: true,
      choices: leaveStatutes,
      default: 'none',
    }),
    is_right: f.boolean({
      label: bilingual('A right of the employee', 'कर्मचारीको अधिकार'),
      help: bilingual('Declining it warns the approver', 'अस्वीकार गर्दा चेतावनी दिइन्छ'),
      default: false,
    }),
    colour: f.colour({ label: bilingual('Colour', 'रङ') }),
    position: f.number({ label: bilingual('Order', 'क्रम'), min: 1, max: 999 }),
  },
});
