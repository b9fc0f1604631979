import { bilingual } from '@karmik/model/kit/text';
import { payHeading } from '@karmik/model/payroll/setup/heading';
import { formScreen } from '../../../screens/kit/screens.ts';
import { HeadingEffect } from '../effect/effects.tsx';
import { formulaControls } from '../formula/FormulaControls.tsx';
import { headingPaths } from './paths.ts';

export default formScreen(payHeading, {
  description: bilingual(
    'A heading has an entered amount, rules, or both. Formulas name other headings and facts of the month.',
    'शीर्षकको रकम राखिने, नियमले निस्कने वा दुवै हुन्छ। सूत्रमा अरू शीर्षक र महिनाका तथ्य प्रयोग हुन्छन्।',
  ),
  form: [
    'name',
    'name_in_nepali',
    'formula_name',
    'slip_order',
    'type',
    'taxable',
    { title: bilingual('Amount', 'रकम'), fields: ['has_amount', 'rules'] },
    {
      title: bilingual('Days and year', 'दिन र वर्ष'),
      fields: ['by_joining', 'by_unpaid_days', 'is_regular', 'is_fund', 'is_remote_allowance', 'is_on_slip'],
    },
  ],
  controls: formulaControls,
  Footnote: HeadingEffect,
  initial: ({ nextOrder }) => ({ slip_order: Number(nextOrder) || 1 }),
  leadsTo: headingPaths.list,
});
