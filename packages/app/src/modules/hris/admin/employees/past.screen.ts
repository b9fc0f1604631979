import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { staffList } from './list.ts';

export default listScreen(staff, {
  ...staffList,
  query: { standing: 'Past' },
  description: bilingual('Former employees; their profiles are kept.', 'पूर्व कर्मचारी; उनीहरूको विवरण राखिन्छ।'),
  columns: [...staffList.columns, { field: 'left_on', sort: 'left_on' }],
  filters: [...staffList.filters, 'left_on'],
  empty: bilingual('No one has left yet.', 'अहिलेसम्म कसैले छाडेको छैन।'),
});
