import { preEmployment } from '@karmik/model/hris/pre-employment';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(preEmployment, 'by_status', {
  description: bilingual('Offers, acceptances and joiners.', 'प्रस्ताव, स्वीकृति र नियुक्ति।'),
  path: 'hris/:org/pre-employment',
  query: { as: 'hr' },
});
