import { punch } from '@karmik/model/attendance/punch';
import { punchPath } from '../punches/punch-path.ts';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(punch, 'by_place', {
  path: punchPath,
  query: { as: 'supervisor' },
});
