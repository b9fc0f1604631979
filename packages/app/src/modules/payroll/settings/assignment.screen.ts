import { bilingual } from '@karmik/model/kit/text';
import { packageForMany, payPackageAssignment } from '@karmik/model/payroll/setup/package';
import { masterDataScreen } from '../../../screens/kit/screens.ts';
import { WithoutPackage } from './WithoutPackage.tsx';

export default masterDataScreen(payPackageAssignment, {
  description: bilingual(
    'The package of each employee and the amounts that are their own, from a day on.',
    'हरेक कर्मचारीको प्याकेज र आफ्नै रकम, कुन दिनदेखि।',
  ),
  columns: [{ field: 'employee', minWidth: '14rem' }, 'package', 'starts_on', 'ends_on', 'amounts'],
  filters: ['package', 'employee', 'starts_on'],
  sort: '-starts_on',
  Above: WithoutPackage,
  toMany: packageForMany,
  empty: bilingual('Assign a package to the first employee.', 'पहिलो कर्मचारीलाई प्याकेज तोक्नुहोस्।'),
});
