import { bilingual } from '@karmik/model/kit/text';
import { payConcurrentPackage } from '@karmik/model/payroll/setup/package';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(payConcurrentPackage, {
  description: bilingual(
    'A package paid besides the first one, as for two part-time employments: one payslip, one tax, one payment.',
    'पहिलो प्याकेजसँगै भुक्तानी हुने प्याकेज, जस्तै दुई आंशिक रोजगारी: एउटै पर्ची, एउटै कर, एउटै भुक्तानी।',
  ),
  columns: [{ field: 'employee', minWidth: '14rem' }, 'package', 'starts_on', 'ends_on', 'amounts'],
  filters: ['package', 'employee', 'starts_on'],
  sort: '-starts_on',
  empty: bilingual(
    'Add one for an employee with two employments at the same time.',
    'एकै समयमा दुई रोजगारी भएका कर्मचारीका लागि थप्नुहोस्।',
  ),
});
