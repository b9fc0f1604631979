import { bilingual } from '@karmik/model/kit/text';
import { transferQuestion } from '@karmik/model/transfer/settings';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(transferQuestion, {
  description: bilingual('Questions asked in transfer requests.', 'सरुवा माग्नेलाई सोधिने प्रश्न।'),
  columns: ['question', 'answered', 'is_needed', 'position'],
  filters: ['answered', 'is_needed'],
  sort: 'position',
  empty: bilingual('Add the first question.', 'पहिलो प्रश्न थप्नुहोस्।'),
});
