/** What reports of payroll have alike: who reads them, and fields that several of them show. They are read from payrolls and never written. */
import { placeOf } from '../../hris/of-person.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { runKindField } from '../run/kind.ts';

export const ofPayroll = { organization: { code: ['11.99', '11.00'] } } as const;

export const amount = (label: Text) => f.money({ label, readonly: true });
export const number = (label: Text) => f.number({ label, readonly: true });

export const employee = f.user({ label: bilingual('Employee', 'कर्मचारी'), readonly: true });
export const run = f.reference({
  label: bilingual('Payroll', 'तलब'),
  to: 'pay_run',
  name_field: 'name',
  readonly: true,
});
/** The heading as it is called now; none where a line changes the net pay alone, such as rounding. */
export const pay_heading = f.reference({
  label: bilingual('Heading', 'शीर्षक'),
  to: 'pay_heading',
  name_field: 'name',
  readonly: true,
});
/** The payroll of a row, with the days of its month. */
export const ofRun = {
  run,
  kind: { ...runKindField, readonly: true },
  starts_on: f.date({ label: bilingual('Month begins on', 'महिना सुरु मिति'), required: true, readonly: true }),
  ends_on: f.date({ label: bilingual('Month ends on', 'महिना अन्त्य मिति'), required: true, readonly: true }),
} as const;
/** Where the employee was when the month ended. */
export const atMonthEnd = placeOf('employee', 'ends_on');

export const confirmedHelp = bilingual('Confirmed payrolls by the month of pay.', 'तलबको महिनाअनुसार पुष्टि भएका तलब।');
export const nothingConfirmed = bilingual('No payroll is confirmed in this period.', 'यो अवधिमा पुष्टि भएको तलब छैन।');
/** By what readers narrow amounts of employees. */
export const byPlace = ['employee', 'branch', 'division', 'kind'] as const;
