import { dutyStation } from '@karmik/model/commons/lists';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(dutyStation, {
  description: bilingual('Places where employees are posted.', 'कर्मचारी खटाइने कार्यस्थल।'),
  columns: ['name', 'code', 'remoteness', 'address'],
  filters: ['remoteness'],
  sort: 'name',
  empty: bilingual(
    'Add the first duty station, or import a spreadsheet.',
    'पहिलो कार्यस्थल थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।',
  ),
});
