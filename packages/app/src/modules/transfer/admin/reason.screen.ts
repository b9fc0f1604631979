import { bilingual } from '@karmik/model/kit/text';
import { transferReason } from '@karmik/model/transfer/settings';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(transferReason, {
  description: bilingual('Reasons employees can choose for a transfer.', 'सरुवा माग्न सकिने कारण।'),
  columns: ['name', 'description'],
  sort: 'name',
  empty: bilingual('Add the first reason; each request needs one.', 'पहिलो कारण थप्नुहोस्; हरेक अनुरोधमा कारण हुन्छ।'),
});
