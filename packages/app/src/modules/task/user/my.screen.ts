import { bilingual } from '@karmik/model/kit/text';
import { taskList } from '../parts/list-parts.ts';

export default taskList({
  empty: bilingual('No tasks yet.', 'अहिलेसम्म कार्य छैन।'),
  query: { role: 'any' },
  gives: true,
});
