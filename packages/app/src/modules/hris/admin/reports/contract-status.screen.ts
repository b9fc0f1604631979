import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, 'contracts', {
  description: bilingual('Fixed-term contracts, those ending first on top.', 'म्यादी करार, पहिले सकिने सुरुमा।'),
  path: 'hris/:org/staff',
});
