import { resignationPaths } from '@karmik/model/hris/paths';
import { resignation } from '@karmik/model/hris/resignation';
import { bilingual } from '@karmik/model/kit/text';
import { ShortNotice } from './separation/ShortNotice.tsx';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';

export default approvalScreens(resignation, {
  path: 'hris/:org/resignation',
  paths: resignationPaths,
  columns: ['sender', 'release_date', 'reason', 'status', 'created_at'],
  filters: ['status', 'release_date', 'sender'],
  sort: '-created_at',
  form: ['release_date', 'reason', 'request_remarks'],
  sections: [
    {
      kind: 'fields',
      title: bilingual('Resignation', 'राजीनामा'),
      fields: ['sender', 'release_date', 'reason', 'request_remarks', 'notice_required', 'notice_given', 'created_at'],
    },
  ],
  Notice: ShortNotice,
  own: {
    description: bilingual(
      'Send your resignation. Once it is approved, your separation starts.',
      'राजीनामा पठाउनुहोस्। स्वीकृत भएपछि अवकाश प्रक्रिया सुरु हुन्छ।',
    ),
    columns: ['release_date', 'reason', 'request_remarks', 'status', 'created_at'],
    filters: ['status'],
    addLabel: bilingual('Resign', 'राजीनामा दिनुहोस्'),
    empty: bilingual("You haven't resigned.", 'तपाईंले राजीनामा दिनुभएको छैन।'),
  },
  team: {
    description: bilingual(
      'Resignations that need your decision, and your decisions.',
      'तपाईंको निर्णय चाहिने राजीनामा र तपाईंका निर्णय।',
    ),
    empty: bilingual('Resignations that need your decision appear here.', 'तपाईंको निर्णय चाहिने राजीनामा यहाँ देखिन्छन्।'),
  },
  organization: {
    description: bilingual('All resignations.', 'सबै राजीनामा।'),
    columns: ['sender', 'release_date', 'reason', 'notice_required', 'notice_given', 'status', 'created_at'],
    filters: ['status', 'reason', 'release_date', 'sender'],
    empty: bilingual('No resignations.', 'कसैले राजीनामा दिएको छैन।'),
  },
});
