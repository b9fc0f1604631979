import { bilingual } from '@karmik/model/kit/text';
import { transferReviewer } from '@karmik/model/transfer/settings';
import { transferRequest } from '@karmik/model/transfer/request';
import { approvalScreen } from '../../../screens/kit/approval-policies.tsx';
import { masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';

const reviewers = masterDataScreen(transferReviewer, {
  description: bilingual('People who review requests before HR decides.', 'मानव संसाधनले निर्णय गर्नुअघि अनुरोध हेर्ने व्यक्ति।'),
  columns: ['reviewer', 'starts_on', 'ends_on'],
  filters: ['reviewer', 'starts_on', 'ends_on'],
  sort: '-starts_on',
  empty: bilingual('No reviewers. Requests go directly to HR.', 'पुनरावलोकनकर्ता छैनन्। अनुरोध सीधै मानव संसाधनमा जान्छ।'),
});

export default tabsScreen({
  tabs: [
    { id: 'reviewers', label: bilingual('Reviewers', 'पुनरावलोकनकर्ता'), screen: reviewers },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), code: '2.04', screen: approvalScreen(transferRequest) },
  ],
});
