import { separation } from '@karmik/model/hris/separation';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(separation, 'by_category', {
  description: bilingual('Separations by date and type.', 'मिति र प्रकारअनुसार अवकाश।'),
  path: 'hris/:org/separation',
  query: { as: 'hr' },
});
