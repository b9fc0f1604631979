import { bilingual } from '@karmik/model/kit/text';
import { approvedPost } from '@karmik/model/organization/approved-post';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

const all = bilingual('All', 'सबै');

export default masterDataScreen(approvedPost, {
  description: bilingual(
    'Approved numbers by division and job title. HR is warned when a change exceeds them.',
    'महाशाखा र पदअनुसार स्वीकृत सङ्ख्या। परिवर्तनले सङ्ख्या नाघे मानव संसाधनलाई सचेत गराइन्छ।',
  ),
  columns: [
    'job_title',
    'division',
    { field: 'branch', blank: all },
    { field: 'employment_level', blank: all },
    'approved',
    'starts_on',
    'ends_on',
    'decision',
  ],
  filters: ['division', 'job_title', 'branch', 'employment_level', 'starts_on'],
  sort: 'division',
  empty: bilingual('Add the approved posts, or import a spreadsheet.', 'स्वीकृत दरबन्दी थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
