import { bilingual } from '@karmik/model/kit/text';
import { holiday } from '@karmik/model/organization/holiday';
import { calendarScreen } from '../../../screens/kit/screens.ts';

export default calendarScreen(holiday, {
  description: bilingual('Your holidays.', 'तपाईंले पाउने सार्वजनिक बिदा।'),
  start: 'starts_on',
  end: 'ends_on',
  label: 'name',
  upcoming: bilingual('Next holidays', 'आउँदा सार्वजनिक बिदा'),
});
