import { bilingual } from '@karmik/model/kit/text';
import { transferReviewer } from '@karmik/model/transfer/settings';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(transferReviewer, {
  description: bilingual(
    'People who review requests before HR decides.',
    'मानव संसाधनले निर्णय गर्नुअघि अनुरोध हेर्ने व्यक्ति। आफ्नै अनुरोध कसैले हेर्दैन।',
  ),
  columns: ['reviewer', 'starts_on', 'ends_on'],
  filters: ['reviewer', 'starts_on', 'ends_on'],
  sort: '-starts_on',
  empty: bilingual('No reviewers. Requests go directly to HR.', 'पुनरावलोकनकर्ता नभए अनुरोध सीधै मानव संसाधनमा जान्छ।'),
});
