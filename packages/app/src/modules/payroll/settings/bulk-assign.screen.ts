import { bilingual } from '@karmik/model/kit/text';
import { packageForMany } from '@karmik/model/payroll/setup/package';
import { operationScreen } from '../../../screens/kit/screens.ts';

export default operationScreen(packageForMany.operation, {
  description: bilingual(
    'Choose a package and who gets it. Check the preview first.',
    'प्याकेज र कसले पाउने छान्नुहोस्। पहिले पूर्वावलोकन हेर्नुहोस्।',
  ),
});
