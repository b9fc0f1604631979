/** Generating a payroll: what each employee is paid for a month, looked at before it is stored. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { defineOperation } from '../../kit/operation.ts';
import { monthSpan } from '../../kit/month.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { paySetupMessages as says } from '../setup/messages.ts';
import { payOfKind, type RunKind, runKindField } from './kind.ts';

const amount = (label: Text) => f.money({ label, required: true });

export const generatePay = defineOperation({
  name: 'generate_pay',
  label: bilingual('Generate payroll', 'तलब तयार गर्नुहोस्'),
  path: payrollEndpoints.generate,
  code: '11.00',
  input: defineEntity({
    name: 'generate_pay_input',
    label: bilingual('Generate payroll', 'तलब तयार गर्नुहोस्'),
    fields: {
      month: f.month({ label: bilingual('Month', 'महिना'), required: true, calendar: 'bs' }),
      kind: runKindField,
      paid_on: f.date({
        label: bilingual('Pay day', 'भुक्तानी मिति'),
        help: bilingual(
          'Leave empty for the last day of the month; the tax year may follow it',
          'महिनाको अन्तिम दिन भए खाली छोड्नुहोस्; कर वर्ष यसैअनुसार हुन सक्छ',
        ),
      }),
      headings: f.multiReference({
        label: bilingual('Headings to pay', 'भुक्तानी गर्ने शीर्षक'),
        help: bilingual(
          'What of the package this payroll pays; the regular one of the month then leaves it out',
          'प्याकेजको कुन शीर्षक यो तलबले दिने; महिनाको नियमित तलबमा त्यो समावेश हुँदैन',
        ),
        to: 'pay_heading',
        name_field: 'name',
      }),
    },
    visibleWhen: { headings: ({ kind }) => payOfKind[kind as RunKind]?.package === 'chosen' },
    rules({ kind, headings, month, paid_on }) {
      if (kind === 'festival' && headings.length === 0) return { headings: [says.needsHeading] };
      return paid_on !== null && paid_on < monthSpan(month).starts_on ? { paid_on: [says.paidBeforeMonth] } : undefined;
    },
  }),
  rows: {
    person: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    package: f.reference({
      label: bilingual('Package', 'प्याकेज'),
      to: 'pay_package',
      name_field: 'name',
      required: true,
    }),
    paid_days: f.decimal({ label: bilingual('Paid days', 'तलबी दिन'), decimals: 4, required: true }),
    gross: amount(bilingual('Gross', 'कुल तलब')),
    deductions: amount(bilingual('Deductions', 'कट्टी')),
    net: amount(bilingual('Net pay', 'खुद भुक्तानी')),
    problem: f.text({ label: bilingual('Problem', 'समस्या'), max: 500, in_nepali: 'problem_ne' }),
    problem_ne: f.text({ label: bilingual('Problem in Nepali', 'नेपालीमा समस्या'), max: 500 }),
  },
  per: 'person',
  sums: ['gross', 'deductions', 'net'],
  confirm: bilingual('Generate this payroll? Employees: {count}', 'यो तलब तयार गर्ने? कर्मचारी: {count}'),
  note: bilingual(
    'No one is paid or notified before the payroll is approved and confirmed.',
    'तलब स्वीकृत र पुष्टि नभएसम्म कसैलाई भुक्तानी वा जानकारी हुँदैन।',
  ),
});
