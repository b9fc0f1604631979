import { preEmployment } from '@karmik/model/hris/pre-employment';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(preEmployment, 'by_division', {
  description: bilingual('Offers, acceptances and joiners.', 'कसलाई के प्रस्ताव गरियो, कसले स्वीकार गरे र को आए।'),
  path: 'hris/:org/pre-employment',
  query: { as: 'hr' },
});
