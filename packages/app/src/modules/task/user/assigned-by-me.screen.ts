import { bilingual } from '@karmik/model/kit/text';
import { openOnly, taskList } from '../parts/list-parts.ts';

export default taskList({
  title: bilingual('Assigned by me', 'मैले दिएका'),
  description: bilingual('Tasks that you gave and that are still open.', 'तपाईंले दिएका र अझै बाँकी कार्य।'),
  empty: bilingual('You have given nobody a task that is open.', 'तपाईंले दिएको कुनै कार्य बाँकी छैन।'),
  query: { role: 'creator', ...openOnly },
  gives: true,
});
