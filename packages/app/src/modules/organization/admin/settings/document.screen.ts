import { bilingual } from '@karmik/model/kit/text';
import { organizationDocument } from '@karmik/model/organization/values';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(organizationDocument, {
  description: bilingual('Documents everyone can read once published.', 'प्रकाशित भएपछि सबैले पढ्न पाउने कागजात।'),
  columns: ['title', { field: 'category', minWidth: '7rem' }, 'description', 'file', 'is_published', 'created_at'],
  filters: ['category', 'is_published', 'branches', 'divisions'],
  sort: '-created_at',
  empty: bilingual('Add the first document.', 'पहिलो कागजात थप्नुहोस्।'),
});
