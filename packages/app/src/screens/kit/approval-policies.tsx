import { approvalPolicy, policyTypeFields } from '@karmik/model/approval/policy';
import type { Entity } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { PreviewButton } from '../approval/PreviewButton.tsx';
import { masterDataScreen } from './screens.ts';

/** The policies by which requests of one kind are decided, and a preview of what they lead to. */
export const approvalScreen = (request: Entity) => {
  const { name } = request;
  const types = name in policyTypeFields ? [policyTypeFields[name as keyof typeof policyTypeFields]] : [];
  return masterDataScreen(approvalPolicy, {
    query: { request_type: name },
    Actions: () => <PreviewButton entity={request} />,
    description: bilingual(
      'Who decides, level by level. Without a policy, supervisors decide in turn; HR decides where there is none.',
      'तहअनुसार कसले निर्णय गर्ने। नीति नभए पालैपालो सुपरिवेक्षकले, सुपरिवेक्षक नभए मानव संसाधनले निर्णय गर्छ।',
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
        fields: [...types, 'least_amount', 'division', 'branch', 'employment_levels', 'employment_types', 'priority'],
      },
      { title: bilingual('Who decides', 'कसले निर्णय गर्ने'), fields: ['levels'] },
    ],
    empty: bilingual(
      'Add a policy if others than the supervisor decide.',
      'सुपरिवेक्षकबाहेक अरूले निर्णय गर्ने भए नीति थप्नुहोस्।',
    ),
  });
};
