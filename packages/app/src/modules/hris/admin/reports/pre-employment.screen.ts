import { preEmployment } from '@karmik/model/hris/pre-employment';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(preEmployment, 'by_status', {
  path: 'hris/:org/pre-employment',
  query: { as: 'hr' },
});
