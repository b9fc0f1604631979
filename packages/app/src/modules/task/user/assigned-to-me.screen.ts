import { bilingual } from '@karmik/model/kit/text';
import { tabsScreen } from '../../../screens/kit/screens.ts';
import ofProcesses from './tasks.screen.ts';
import { openOnly, taskList } from '../parts/list-parts.ts';

const mine = taskList({
  description: bilingual('Your open tasks, most urgent first.', 'तपाईंका बाँकी कार्य, सबैभन्दा जरुरी पहिले।'),
  empty: bilingual('No tasks assigned to you.', 'तपाईंको जिम्मामा कार्य छैन।'),
  query: { role: 'responsible', ...openOnly },
  gives: true,
});

export default tabsScreen({
  description: bilingual(
    'Your tasks, including those of HR processes.',
    'तपाईंले गर्नुपर्ने सबै: अरूले दिएका कार्य र मानव संसाधन प्रक्रियाका कार्य।',
  ),
  tabs: [
    { id: 'tasks', label: bilingual('Tasks', 'कार्य'), screen: mine, application: 'tasks' },
    { id: 'processes', label: bilingual('HR processes', 'मानव संसाधन प्रक्रियाका'), screen: ofProcesses },
  ],
});
