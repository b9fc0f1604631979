import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { payRegister } from '@karmik/model/payroll/reports/register';
import { paySlipLine } from '@karmik/model/payroll/reports/slip-line';
import { payVariance } from '@karmik/model/payroll/reports/variance';
import { chartPanel, overviewScreen } from '../../../screens/kit/screens.ts';

const register = { path: payrollEndpoints.register } as const;

export default overviewScreen({
  description: bilingual(
    'What confirmed payrolls cost, by month, branch, heading and cause.',
    'पुष्टि भएका तलबको खर्च, महिना, शाखा, शीर्षक र कारणअनुसार।',
  ),
  tiles: [],
  charts: [
    chartPanel(payRegister, 'cost_by_month', { ...register, opens: payrollPaths.insightReport }),
    chartPanel(payRegister, 'cost_by_branch', { ...register, opens: payrollPaths.insightReport }),
    chartPanel(paySlipLine, 'cost_by_heading', {
      path: payrollEndpoints.slipLine,
      opens: payrollPaths.yearPayslipReport,
    }),
    chartPanel(payVariance, 'by_cause', { path: payrollEndpoints.variance, opens: payrollPaths.differenceReport }),
  ],
});
