import { fileCompleteness } from '@karmik/model/hris/staff';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(fileCompleteness, 'by_range', {
  path: 'hris/:org/profile-completeness',
});
