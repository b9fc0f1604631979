import { bilingual } from '@karmik/model/kit/text';
import { bulkAssignPackage } from '@karmik/model/payroll/setup/bulk-assign';
import { operationScreen } from '../../../screens/kit/screens.ts';

export default operationScreen(bulkAssignPackage, {
  description: bilingual(
    'Choose a package and who gets it. Check the preview first.',
    'प्याकेज र कसले पाउने छान्नुहोस्। पहिले पूर्वावलोकन हेर्नुहोस्।',
  ),
});
