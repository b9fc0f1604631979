import { bilingual } from '@karmik/model/kit/text';
import { organizationDocument } from '@karmik/model/organization/values';
import { listScreen } from '../../../screens/kit/screens.ts';

export default listScreen(organizationDocument, {
  description: bilingual('Documents of the organization.', 'सबैका लागि संस्थाका कागजात।'),
  columns: ['title', 'description', 'file', { field: 'created_at', header: bilingual('Added', 'थपिएको') }],
  sort: '-created_at',
});
