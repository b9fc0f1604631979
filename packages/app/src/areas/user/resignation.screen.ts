import { resignation } from '@karmik/model/hris/resignation';
import { text } from '@karmik/model/kit/text';
import { resignationParts } from '../../pages/separation/resignation-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';

export default requestScreens(resignation, {
  ...resignationParts,
  as: 'user',
  title: text('My resignation', 'मेरो राजीनामा'),
  description: text(
    'Ask to be released. Once it is approved, your separation begins with its tasks.',
    'कामबाट मुक्त हुन अनुरोध गर्नुहोस्। स्वीकृत भएपछि अवकाश प्रक्रिया सुरु हुन्छ।',
  ),
  columns: ['release_date', 'reason', 'request_remarks', 'status', 'created_at'],
  filters: ['status'],
  sort: '-created_at',
  search: false,
  addLabel: text('Resign', 'राजीनामा दिनुहोस्'),
  form: ['release_date', 'reason', 'request_remarks'],
  empty: text('You have not asked to be released.', 'तपाईंले राजीनामा दिनुभएको छैन।'),
}).list;
