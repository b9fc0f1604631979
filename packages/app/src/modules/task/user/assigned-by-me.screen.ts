import { bilingual } from '@karmik/model/kit/text';
import { openOnly, taskList } from '../parts/list-parts.ts';

export default taskList({
  description: bilingual('Open tasks you assigned.', 'तपाईंले दिएका र अझै बाँकी कार्य।'),
  empty: bilingual('No open tasks assigned by you.', 'तपाईंले दिएको कुनै कार्य बाँकी छैन।'),
  query: { role: 'creator', ...openOnly },
  gives: true,
});
