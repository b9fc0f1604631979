import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { masterSettingClone } from '@karmik/model/leave/master-setting';
import { leaveAdminPaths } from '@karmik/model/leave/admin-paths';
import { formScreen } from '../../../screens/kit/screens.ts';

export default formScreen(masterSettingClone, {
  description: bilingual(
    'All rules of a master setting are copied for other dates.',
    'मूल सेटिङका सबै नियम अर्को अवधिका लागि प्रतिलिपि हुन्छन्।',
  ),
  path: leaveEndpoints.clone,
  form: ['source', 'name', 'effective_from', 'effective_till'],
  leadsTo: leaveAdminPaths.masterSettings,
});
