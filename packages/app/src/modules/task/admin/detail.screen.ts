import { task } from '@karmik/model/task/task';
import { taskParts } from '../parts/task-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

export default requestScreens(task, {
  ...taskParts,
  as: 'hr',
  columns: [],
  form: taskParts.editForm,
}).detail;
