/** One's own payroll from elsewhere. */
import { archivedPayLine } from '@karmik/model/payroll/archive/line';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { reportScreen } from '../../../screens/kit/screens.ts';

const own = { path: payrollEndpoints.archivedPay, query: { as: 'user' } } as const;

export const ownMonths = reportScreen(archivedPayLine, 'own_monthly', own);
export const ownYears = reportScreen(archivedPayLine, 'own_yearly', own);
