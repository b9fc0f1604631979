import { directory } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { listScreen } from '../../../screens/kit/screens.ts';
import { directoryList } from './directory-columns.ts';

export default listScreen(directory, {
  ...directoryList,
  description: text('Everybody who works here, and how to reach them.', 'यहाँ काम गर्ने सबै, र सम्पर्क गर्ने तरिका।'),
  path: 'hris/:org/directory',
  opens: '/user/employee-directory/:id?/profile-detail',
});
