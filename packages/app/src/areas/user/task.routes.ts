import { text } from '@karmik/model/kit/text';
import { ListChecksIcon } from '@karmik/ui/icons';
import { requests, type ModuleTable } from '../kit.ts';

export const task: ModuleTable = {
  module: 'task',
  title: text('Tasks', 'कार्यहरू'),
  routes: [
    requests('/user/task/assigned-to-me', text('Assigned to me', 'मेरो जिम्मामा'), () => import('./tasks.screen.ts'), {
      icon: ListChecksIcon,
      count: 'own_tasks',
    }),
  ],
};
