/** What payslips pay and deduct in addition to regular pay, for their employee. It is read from published payslips and never written. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';

export const payAddon = defineEntity({
  name: 'pay_addon',
  label: bilingual('Extra amount', 'अतिरिक्त रकम'),
  plural: bilingual('Extra amounts', 'अतिरिक्त रकमहरू'),
  scopes: { own: { person: 'employee' } },
  owner: 'employee',
  isFinal: true,
  name_field: 'heading',
  search: ['heading'],
  sort: '-starts_on',
  fields: {
    employee: { ...employeeField, readonly: true },
    run: f.reference({
      label: bilingual('Payroll', 'तलब'),
      to: 'pay_run',
      name_field: 'name',
      required: true,
      readonly: true,
    }),
    starts_on: f.date({ label: bilingual('Month begins on', 'महिना सुरु मिति'), required: true, readonly: true }),
    heading: f.text({
      label: bilingual('Heading', 'शीर्षक'),
      required: true,
      readonly: true,
      max: 60,
      in_nepali: 'heading_ne',
    }),
    heading_ne: f.text({ label: bilingual('Heading in Nepali', 'शीर्षक नेपालीमा'), readonly: true, max: 60 }),
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      readonly: true,
      choices: {
        incentive: bilingual('Incentive', 'प्रोत्साहन'),
        arrears: bilingual('Difference of an earlier month', 'अघिल्लो महिनाको फरक'),
        addition: bilingual('Extra payment', 'अतिरिक्त भुक्तानी'),
        deduction: bilingual('Extra deduction', 'अतिरिक्त कट्टी'),
        recovery: bilingual('Recovery of an overpayment', 'बढी भुक्तानीको असुली'),
      },
    }),
    earned: f.month({ label: bilingual('Earned in', 'कमाएको महिना'), required: true, readonly: true }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, readonly: true }),
  },
});
