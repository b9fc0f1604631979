import { directory } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../screens/kit/screens.ts';
import { directoryList } from './directory-columns.ts';

export default listScreen(directory, {
  ...directoryList,
  description: bilingual('Everyone who works here, with contact details.', 'यहाँ कार्यरत सबै, सम्पर्क विवरणसहित।'),
  path: 'hris/:org/directory',
  opens: '/user/employee-directory/:id?/profile-detail',
});
