import { bilingual } from '@karmik/model/kit/text';
import { payConcurrentPackage } from '@karmik/model/payroll/setup/package';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(payConcurrentPackage, {
  description: bilingual(
    'A second package at the same time, as for two part-time jobs. The employee has one payslip, one tax and one payment.',
    'एकै समयको दोस्रो प्याकेज, जस्तै दुई आंशिक रोजगारी। कर्मचारीको एउटै पर्ची, एउटै कर र एउटै भुक्तानी हुन्छ।',
  ),
  columns: [{ field: 'employee', minWidth: '14rem' }, 'package', 'starts_on', 'ends_on', 'amounts'],
  filters: ['package', 'employee', 'starts_on'],
  sort: '-starts_on',
  empty: bilingual(
    'Add one for an employee with two employments at the same time.',
    'एकै समयमा दुई रोजगारी भएका कर्मचारीका लागि थप्नुहोस्।',
  ),
});
