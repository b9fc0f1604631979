import { bilingual } from '@karmik/model/kit/text';
import { taskSetting } from '@karmik/model/task/task';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(taskSetting, {
  description: bilingual('Settings for all tasks of the organization.', 'संस्थाका सबै कार्यमा लागु हुने सेटिङ।'),
  form: ['needs_whole_checklist'],
});
