import { bilingual } from '@karmik/model/kit/text';
import { taskRecurrence } from '@karmik/model/task/task';
import { ruleParts } from '../parts/task-parts.ts';
import { requestScreens, tabsScreen } from '../../../screens/kit/screens.ts';
import { openOnly, responsibleColumn, taskList } from '../parts/list-parts.ts';

const open = taskList({
  description: bilingual('Open tasks created by recurrence rules.', 'नियमले बनाएका बाँकी कार्य।'),
  empty: bilingual('No open recurring tasks.', 'कुनै दोहोरिने कार्य बाँकी छैन।'),
  query: { role: 'recurring', ...openOnly },
});

const rules = requestScreens(taskRecurrence, {
  ...ruleParts,
  as: 'user',
  columns: [{ field: 'title', minWidth: '16rem' }, 'every', 'next_run', 'until', responsibleColumn, 'is_paused'],
  filters: ['every', 'is_paused', 'priority'],
  sort: 'next_run',
  empty: bilingual('Add a rule to create tasks automatically.', 'नियम थप्नुहोस्, कार्य आफैँ बन्छन्।'),
}).list;

export default tabsScreen({
  description: bilingual(
    'Tasks that repeat every day, week or month.',
    'हरेक दिन, हप्ता वा महिना दोहोरिने कार्य र तिनका नियम।',
  ),
  tabs: [
    { id: 'tasks', label: bilingual('Open tasks', 'बाँकी कार्य'), screen: open },
    { id: 'rules', label: bilingual('My rules', 'मेरा नियम'), screen: rules },
  ],
});
