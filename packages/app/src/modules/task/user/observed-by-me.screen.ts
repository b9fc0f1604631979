import { bilingual } from '@karmik/model/kit/text';
import { openOnly, taskList } from '../parts/list-parts.ts';

export default taskList({
  description: bilingual('Open tasks you observe.', 'तपाईंले हेर्ने र टिप्पणी गर्ने अरूका बाँकी कार्य।'),
  empty: bilingual('No observed tasks.', 'तपाईंले हेर्ने कुनै कार्य बाँकी छैन।'),
  query: { role: 'observer', ...openOnly },
});
