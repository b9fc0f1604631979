/** Lump sums that a retirement fund hands to the organization for employees who leave, paid with the settlement. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';

/**
 * Of an approved, contribution-based fund (Income Tax Act 2058 ss.65, 88): the higher of the least exemption and half is free, the rest bears the
 * final tax, and nothing of it is income of the year [PC-66].
 */
export const payFundPayment = defineEntity({
  name: 'pay_fund_payment',
  label: bilingual('Lump sum from a fund', 'कोषको एकमुष्ट रकम'),
  plural: bilingual('Lump sums from funds', 'कोषका एकमुष्ट रकम'),
  path: payrollEndpoints.fundPayment,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'employee',
  search: ['employee', 'fund'],
  sort: '-month',
  unique: [['employee', 'fund', 'month']],
  fields: {
    employee: employeeField,
    fund: f.text({ label: bilingual('Approved retirement fund', 'स्वीकृत अवकाश कोष'), required: true, max: 80 }),
    month: f.month({
      label: bilingual('Month of the settlement', 'फरफारकको महिना'),
      help: bilingual('The month of the last day of employment', 'रोजगारीको अन्तिम दिन परेको महिना'),
      required: true,
      calendar: 'bs',
    }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, min: 1 }),
  },
});
