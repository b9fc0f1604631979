/** Pay that an employee is given ahead of a payday, and that payrolls recover. It has no effect on tax. */
import { requestActions, requestStatus } from '../../approval/request.ts';
import { employeeField } from '../../hris/file/kit.ts';
import { addUp } from '../../kit/add-up.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { advancePaths } from '../own-paths.ts';
import { mostInstalments } from './setting.ts';

/** Decimals. */
const difference = (a: string, b: string): string => addUp([a, b.startsWith('-') ? b.slice(1) : `-${b}`]);

export const advanceSalary = defineEntity({
  name: 'advance_salary',
  label: bilingual('Salary advance', 'तलब पेश्की'),
  plural: bilingual('Salary advances', 'तलब पेश्की'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'reason',
  search: ['sender', 'reason'],
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '11.00' } },
  lifecycle: {
    kind: 'approval',
    amount: 'amount',
    endsWithEmployment: true,
    notification: {
      category: 'payroll',
      requested: bilingual('{name} requested a salary advance', '{name} ले तलब पेश्की माग्नुभएको छ'),
      subject: bilingual('your salary advance', 'तपाईंको तलब पेश्की'),
      paths: { own: advancePaths.own, team: advancePaths.asked },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, min: 1 }),
    instalments: f.number({
      label: bilingual('Recovered in, months', 'असुल हुने महिना सङ्ख्या'),
      required: true,
      default: 1,
      min: 1,
      max: mostInstalments,
    }),
    first_month: f.month({
      label: bilingual('First month of recovery', 'असुलीको पहिलो महिना'),
      help: bilingual('Leave empty for the next payroll', 'अर्को तलबदेखि भए खाली छोड्नुहोस्'),
      calendar: 'bs',
    }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 600 }),
    repayment: f.choice({
      label: bilingual('Recovery', 'असुली'),
      readonly: true,
      choices: {
        to_pay: bilingual('To be paid', 'भुक्तानी हुन बाँकी'),
        recovering: bilingual('Being recovered', 'असुल हुँदै'),
        recovered: bilingual('Recovered', 'असुल भएको'),
      },
    }),
    /** Not before the month in which it was paid. */
    recovery_from: f.month({ label: bilingual('Recovered from', 'असुली सुरु'), readonly: true, calendar: 'bs' }),
    paid: f.money({ label: bilingual('Paid', 'भुक्तानी भएको'), readonly: true }),
    recovered: f.money({ label: bilingual('Recovered', 'असुल भएको'), readonly: true }),
    left: f.computed({
      label: bilingual('Left to recover', 'असुल हुन बाँकी'),
      displayAs: 'money',
      value: ({ paid, recovered }) =>
        typeof paid === 'string' && typeof recovered === 'string' ? difference(paid, recovered) : null,
    }),
    status: requestStatus,
  },
  actions: requestActions,
});

/** What happened with the money of an advance. A mistake is taken back by a line of its own. */
export const advanceMovement = defineEntity({
  name: 'advance_salary_movement',
  label: bilingual('Payment or recovery', 'भुक्तानी वा असुली'),
  plural: bilingual('Payments and recoveries', 'भुक्तानी र असुली'),
  path: payrollEndpoints.advanceMovement,
  codes: { read: '11.00', write: '11.00' },
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'reference'],
  sort: '-happened_on',
  fields: {
    advance: f.reference({
      label: bilingual('Salary advance', 'तलब पेश्की'),
      required: true,
      to: 'advance_salary',
      name_field: 'reason',
    }),
    employee: { ...employeeField, required: false, readonly: true },
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      default: 'payment',
      choices: {
        payment: bilingual('Paid to the employee', 'कर्मचारीलाई भुक्तानी'),
        repayment: bilingual('Paid back by the employee', 'कर्मचारीले फिर्ता गरेको'),
        payment_taken_back: bilingual('Payment entered by mistake', 'गल्तीले राखिएको भुक्तानी'),
        repayment_taken_back: bilingual('Repayment entered by mistake', 'गल्तीले राखिएको फिर्ता'),
        recovery: bilingual('Recovered by a payroll', 'तलबबाट असुली'),
      },
    }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, min: 0.01 }),
    happened_on: f.date({ label: bilingual('Date', 'मिति'), required: true }),
    month: f.month({ label: bilingual('Payroll of', 'कुन महिनाको तलब'), readonly: true, calendar: 'bs' }),
    reference: f.text({
      label: bilingual('Reference', 'सन्दर्भ'),
      help: bilingual('Number of the cheque, transfer or receipt', 'चेक, ट्रान्सफर वा रसिद नम्बर'),
      max: 100,
    }),
    created_by: f.user({ label: bilingual('Recorded by', 'राख्ने व्यक्ति'), readonly: true }),
  },
});

/** What a person records; the others follow from payrolls. */
export const recordedKinds = ['payment', 'repayment', 'payment_taken_back', 'repayment_taken_back'] as const;
