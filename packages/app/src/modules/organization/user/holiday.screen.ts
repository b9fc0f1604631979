import { bilingual } from '@karmik/model/kit/text';
import { holiday, holidayParts } from '@karmik/model/organization/holiday';
import { calendarScreen } from '../../../screens/kit/screens.ts';

export default calendarScreen(holiday, {
  description: bilingual('Your holidays.', 'तपाईंले पाउने सार्वजनिक बिदा।'),
  start: 'starts_on',
  end: 'ends_on',
  label: 'name',
  name: ({ name, part, ...rest }) => {
    const inNepali = typeof rest['name_ne'] === 'string' && rest['name_ne'] !== '' ? rest['name_ne'] : name;
    return part === 'Full'
      ? { en: name, ne: inNepali }
      : { en: `${name} · ${holidayParts[part].en}`, ne: `${inNepali} · ${holidayParts[part].ne}` };
  },
  upcoming: bilingual('Next holidays', 'आउँदा सार्वजनिक बिदा'),
});
