import { fileCompleteness } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(fileCompleteness, 'by_range', {
  description: bilingual('Profile completeness, lowest first.', 'विवरण पूर्णता, कम भरिएको सुरुमा।'),
  path: 'hris/:org/profile-completeness',
});
