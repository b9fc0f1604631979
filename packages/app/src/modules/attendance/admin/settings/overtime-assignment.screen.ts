import { overtimeAssignment, overtimeForMany } from '@karmik/model/attendance/overtime';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(overtimeAssignment, {
  description: bilingual(
    'Employees with an overtime setting other than the default.',
    'पूर्वनिर्धारितभन्दा फरक अतिरिक्त समय सेटिङ भएका कर्मचारी।',
  ),
  columns: ['employee', 'setting', 'starts_on', 'ends_on'],
  filters: ['employee', 'setting'],
  sort: '-starts_on',
  toMany: overtimeForMany,
  empty: bilingual('Everyone has the default setting.', 'सबैका लागि पूर्वनिर्धारित सेटिङ लागु छ।'),
});
