import { approvalPolicy, type requestTypes } from '@karmik/model/approval/policy';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from './screens.ts';

/** The policies by which requests of one kind are decided. */
export const approvalScreen = (kind: keyof typeof requestTypes) =>
  masterDataScreen(approvalPolicy, {
    query: { request_type: kind },
    description: bilingual(
      'Who decides, level by level. Without a policy, supervisors decide in turn, then HR.',
      'तहअनुसार कसले निर्णय गर्ने। नीति नभए पालैपालो सुपरिवेक्षक, त्यसपछि मानव संसाधनलाई सोधिन्छ।',
    ),
    columns: ['name', 'priority', 'least_amount', 'division', 'branch', 'is_active'],
    filters: ['is_active', 'division', 'branch'],
    sort: 'priority',
    form: [
      'name',
      'is_active',
      {
        title: bilingual('Requests', 'अनुरोध'),
        description: bilingual('Leave empty for all.', 'खाली छोडे सबैका लागि।'),
        fields: ['least_amount', 'division', 'branch', 'priority'],
      },
      { title: bilingual('Who decides', 'कसले निर्णय गर्ने'), fields: ['levels', 'person'] },
    ],
    empty: bilingual(
      'Add a policy if others than the supervisor decide.',
      'सुपरिवेक्षकबाहेक अरूले निर्णय गर्ने भए नीति थप्नुहोस्।',
    ),
  });
