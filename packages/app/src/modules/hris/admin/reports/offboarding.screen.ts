import { separation } from '@karmik/model/hris/separation';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(separation, 'by_category', {
  path: 'hris/:org/separation',
  query: { as: 'hr' },
});
