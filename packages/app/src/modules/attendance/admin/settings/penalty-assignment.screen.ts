import { penaltiesForMany, penaltyAssignment } from '@karmik/model/attendance/penalty/rule';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(penaltyAssignment, {
  description: bilingual(
    'Employees with penalty rules of their own, or with none.',
    'जरिवानाका आफ्नै नियम भएका वा जरिवाना नलाग्ने कर्मचारी।',
  ),
  columns: ['employee', 'rules', 'starts_on', 'ends_on'],
  filters: ['employee', 'rules'],
  sort: '-starts_on',
  toMany: penaltiesForMany,
  empty: bilingual('The same penalty rules apply to everyone.', 'सबैका लागि एउटै जरिवानाका नियम लागु छन्।'),
});
