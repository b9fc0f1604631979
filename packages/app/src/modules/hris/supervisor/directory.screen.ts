import { directory } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../screens/kit/screens.ts';
import { directoryList } from '../user/directory-columns.ts';

export default listScreen(directory, {
  ...directoryList,
  description: bilingual('The people you supervise.', 'तपाईंको सुपरिवेक्षणमा रहेका कर्मचारी।'),
  path: 'hris/:org/my-team',
  opens: '/user/supervisor/my-team/employee-detail/:id',
});
