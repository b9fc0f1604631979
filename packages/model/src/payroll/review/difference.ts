/** What changed in a payroll since the last confirmed one: by employee and heading, with the cause. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { causeKinds } from '../explain/cause.ts';
import { headingTypeNames } from '../setup/heading.ts';

const amount = (label: Text) => f.money({ label, required: true, readonly: true });

export const payDifference = defineEntity({
  name: 'pay_difference',
  label: bilingual('Difference', 'फरक'),
  plural: bilingual('Payroll differences', 'तलबका फरकहरू'),
  scopes: { organization: { code: ['11.99', '11.00'] } },
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'heading'],
  sort: 'employee',
  fields: {
    run: f.reference({
      label: bilingual('Payroll', 'तलब'),
      to: 'pay_run',
      name_field: 'name',
      required: true,
      readonly: true,
    }),
    employee: { ...employeeField, readonly: true },
    heading: f.text({
      label: bilingual('Heading', 'शीर्षक'),
      required: true,
      readonly: true,
      max: 60,
      in_nepali: 'heading_ne',
    }),
    heading_ne: f.text({ label: bilingual('Heading in Nepali', 'शीर्षक नेपालीमा'), readonly: true, max: 60 }),
    formula_name: f.text({
      label: bilingual('Name in formulas', 'सूत्रमा नाम'),
      required: true,
      readonly: true,
      max: 40,
    }),
    type: f.choice({ label: bilingual('Type', 'प्रकार'), required: true, readonly: true, choices: headingTypeNames }),
    before: amount(bilingual('Before', 'पहिले')),
    now: amount(bilingual('Now', 'अहिले')),
    difference: amount(bilingual('Difference', 'फरक')),
    cause: f.choice({ label: bilingual('Cause', 'कारण'), required: true, readonly: true, choices: causeKinds }),
    detail: f.text({ label: bilingual('Details', 'विवरण'), readonly: true, max: 300, in_nepali: 'detail_ne' }),
    detail_ne: f.text({ label: bilingual('Details in Nepali', 'नेपालीमा विवरण'), readonly: true, max: 300 }),
  },
});
