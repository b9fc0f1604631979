import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payVoucherActivity } from '@karmik/model/payroll/voucher/activity';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(payVoucherActivity, 'by_person', {
  path: payrollEndpoints.voucherActivity,
  query: { as: 'hr' },
});
