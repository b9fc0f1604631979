import { bilingual, type Text } from '@karmik/model/kit/text';
import { listScreen, type ListScreen } from '../../../screens/kit/screens.ts';
import { changeRequest } from '@karmik/model/hris/change-request';
import { changeDetailAs } from './ChangeDetail.tsx';

/** Requests for changes as one role sees them, with one of them beside the list. */
export const changeScreen = (as: 'user' | 'supervisor' | 'hr', description: Text): ListScreen =>
  listScreen(changeRequest, {
    description,
    path: 'hris/:org/change-requests',
    isFullList: true,
    query: { as },
    ...(as === 'user' && { search: false }),
    columns: [
      ...(as === 'user' ? [] : (['employee'] as const)),
      'section',
      'action',
      'status',
      { field: 'requested_by', isHidden: true },
      { field: 'created_at', header: bilingual('Requested', 'मागेको समय') },
    ],
    filters: ['status', 'section'],
    Detail: changeDetailAs(as),
    empty:
      as === 'user'
        ? bilingual('Changes you request in your profile appear here.', 'तपाईंले विवरणमा मागेका परिवर्तन यहाँ देखिन्छन्।')
        : bilingual('No change requests yet.', 'अहिलेसम्म परिवर्तन अनुरोध छैन।'),
  });
