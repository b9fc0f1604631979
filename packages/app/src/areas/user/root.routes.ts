import { text } from '@karmik/model/kit/text';
import { redirect, type ModuleTable } from '../kit.ts';

export const root: ModuleTable = {
  module: 'root',
  title: text('Karmik', 'कार्मिक'),
  routes: [redirect('/user', text('Start', 'सुरु'), '/user/noticeboard')],
};
