import { tasksOf } from './tasks-of.ts';

export default tasksOf('Separation');
