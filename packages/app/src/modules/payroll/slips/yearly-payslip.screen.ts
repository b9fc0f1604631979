import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { reportScreen } from '../../../screens/kit/screens.ts';
import { YearActions } from './YearActions.tsx';

export default reportScreen(paySlip, 'own_year', {
  path: payrollEndpoints.slip,
  query: { as: 'user' },
  Actions: YearActions,
});
