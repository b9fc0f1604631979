/**
 * Effects on pay: what a change that is not stored would do to each employee in a month and in its tax year. They are computed as a payroll
 * is, once by what is stored and once with the change, and only looked at.
 */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { defineLook } from '../../kit/operation.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { figureAmountField, figureField, lawChangeProblems, lawEndsOn, lawStartsOn } from '../law/change.ts';
import { payHeading } from '../setup/heading.ts';
import { incrementInput } from '../setup/increment.ts';
import { paySetupMessages as says } from '../setup/messages.ts';
import { payPackageVersion } from '../setup/package.ts';
import { bandProblems } from './bands.ts';

const before = (label: Text) =>
  f.money({ label: bilingual(`${label.en}, before`, `${label.ne}, पहिले`), required: true });
const after = (label: Text) => f.money({ label: bilingual(`${label.en}, after`, `${label.ne}, पछि`), required: true });

/** What is compared, of the month and of the tax year. Employer cost is what the employer pays besides the gross. */
const measures = {
  gross: bilingual('Gross', 'कुल तलब'),
  tax: bilingual('Tax', 'कर'),
  funds: bilingual('Funds deducted', 'कोष कट्टी'),
  net: bilingual('Net pay', 'खुद भुक्तानी'),
  cost: bilingual('Employer cost', 'रोजगारदाताको खर्च'),
  year_gross: bilingual('Gross of the year', 'वर्षको कुल तलब'),
  year_tax: bilingual('Tax of the year', 'वर्षको कर'),
  year_net: bilingual('Net pay of the year', 'वर्षको खुद भुक्तानी'),
  year_cost: bilingual('Employer cost of the year', 'वर्षको रोजगारदाताको खर्च'),
} as const;

const rows = {
  employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
  package: f.reference({ label: bilingual('Package', 'प्याकेज'), to: 'pay_package', name_field: 'name', required: true }),
  gross_before: before(measures.gross),
  gross_after: after(measures.gross),
  tax_before: before(measures.tax),
  tax_after: after(measures.tax),
  funds_before: before(measures.funds),
  funds_after: after(measures.funds),
  net_before: before(measures.net),
  net_after: after(measures.net),
  net_change: f.money({ label: bilingual('Change of net pay', 'खुद भुक्तानीको फरक'), required: true }),
  cost_before: before(measures.cost),
  cost_after: after(measures.cost),
  year_gross_before: before(measures.year_gross),
  year_gross_after: after(measures.year_gross),
  year_tax_before: before(measures.year_tax),
  year_tax_after: after(measures.year_tax),
  year_net_before: before(measures.year_net),
  year_net_after: after(measures.year_net),
  year_cost_before: before(measures.year_cost),
  year_cost_after: after(measures.year_cost),
  is_below_minimum: f.boolean({
    label: bilingual('Below minimum wage', 'न्यूनतम पारिश्रमिकभन्दा कम'),
    default: false,
    required: true,
  }),
  problem: f.text({ label: bilingual('Problem', 'समस्या'), max: 500, in_nepali: 'problem_ne' }),
  problem_ne: f.text({ label: bilingual('Problem in Nepali', 'नेपालीमा समस्या'), max: 500 }),
} as const;

export type EffectMeasure = keyof typeof measures;
export const effectMeasures = Object.keys(measures) as EffectMeasure[];
export const effectMeasureNames: Readonly<Record<EffectMeasure, Text>> = measures;

const shared = {
  rows,
  code: '11.00',
  per: 'employee',
  sums: effectMeasures.flatMap((name) => [`${name}_before`, `${name}_after`] as const),
  empty: bilingual('No employee of this choice is paid in this month.', 'यो छनोटका कसैले यो महिना तलब पाउँदैनन्।'),
} as const;

const month = f.month({
  label: bilingual('Month to compare', 'तुलना गर्ने महिना'),
  help: bilingual(
    'Pay of this month is computed with and without the change',
    'यो महिनाको तलब परिवर्तनसहित र परिवर्तनबिना गणना हुन्छ',
  ),
  required: true,
  calendar: 'bs',
});

const { employee, branch, division, employment_type } = incrementInput.fields;
/** Who is compared; all where nothing is chosen. */
const choice = { month, employee, branch, division, employment_type } as const;

/** Names of what an effect asks itself; the page of the change gives the rest. */
export const effectChoice = Object.keys(choice);

const label = bilingual('Effect on pay', 'तलबमा असर');

/** Of an increment. */
export const effectOfIncrement = defineLook({
  ...shared,
  name: 'effect_of_increment',
  label,
  path: payrollEndpoints.effectOfIncrement,
  input: defineEntity({
    name: 'effect_of_increment_input',
    label,
    fields: { ...incrementInput.fields, month },
    ...(incrementInput.visibleWhen && { visibleWhen: incrementInput.visibleWhen }),
    rules: (record, clock) => incrementInput.rules?.(record, clock),
  }),
});

const { package: ofPackage, starts_on, ends_on, headings } = payPackageVersion.fields;

/** Of a version of a package, in the place of the one that is changed or of those that it ends. */
export const effectOfPackage = defineLook({
  ...shared,
  name: 'effect_of_package',
  label,
  path: payrollEndpoints.effectOfPackage,
  input: defineEntity({
    name: 'effect_of_package_input',
    label,
    fields: {
      ...choice,
      version: f.reference({
        label: bilingual('Version that is changed', 'बदलिने संस्करण'),
        to: 'pay_package_version',
        name_field: 'package',
      }),
      package: ofPackage,
      starts_on,
      ends_on,
      headings,
    },
  }),
});

const { type, taxable, has_amount, is_regular, is_fund, by_joining, by_unpaid_days, rules } = payHeading.fields;
const ofHeading = { type, taxable, has_amount, is_regular, is_fund, by_joining, by_unpaid_days, rules } as const;

/** What of a heading changes pay. */
export const effectiveParts = Object.keys(ofHeading);

/** Of a heading as its form has it, in all packages. */
export const effectOfHeading = defineLook({
  ...shared,
  name: 'effect_of_heading',
  label,
  path: payrollEndpoints.effectOfHeading,
  input: defineEntity({
    name: 'effect_of_heading_input',
    label,
    fields: {
      ...choice,
      heading: f.reference({ label: payHeading.label, required: true, to: 'pay_heading', name_field: 'name' }),
      ...ofHeading,
    },
  }),
});

const bands = (text: Text, help?: Text) =>
  f.lines({
    label: text,
    ...(help && { help }),
    max: 12,
    item: {
      width: f.money({
        label: bilingual('Next amount of the year', 'वर्षको अर्को रकम'),
        help: bilingual('Leave empty in the last band', 'अन्तिम दरमा खाली छोड्नुहोस्'),
        min: 1,
      }),
      rate: f.decimal({ label: bilingual('Percent', 'प्रतिशत'), decimals: 2, required: true, min: 0, max: 100 }),
    },
  });

/** Of a law with other bands of income tax, in the fiscal year of the month. */
export const effectOfTaxBands = defineLook({
  ...shared,
  name: 'effect_of_tax_bands',
  label: bilingual('Effect of other tax bands', 'अर्को कर दरको असर'),
  path: payrollEndpoints.effectOfTaxBands,
  input: defineEntity({
    name: 'effect_of_tax_bands_input',
    label: bilingual('Effect of other tax bands', 'अर्को कर दरको असर'),
    fields: {
      ...choice,
      bands: { ...bands(bilingual('Bands', 'करका दर')), required: true },
      couple_bands: bands(
        bilingual('Bands of couples', 'दम्पतीका करका दर'),
        bilingual('Leave empty if they are the same', 'उही भए खाली छोड्नुहोस्'),
      ),
    },
    rules: (record) => bandProblems('bands', record.bands) ?? bandProblems('couple_bands', record.couple_bands),
  }),
});

/** Of a figure of the law. */
export const effectOfLaw = defineLook({
  ...shared,
  name: 'effect_of_law',
  label,
  path: payrollEndpoints.effectOfLaw,
  input: defineEntity({
    name: 'effect_of_law_input',
    label,
    fields: {
      ...choice,
      figure: figureField,
      amount: figureAmountField,
      starts_on: lawStartsOn,
      ends_on: lawEndsOn,
    },
    rules: (record) => lawChangeProblems(record),
  }),
});

/** Of what is paid once in a month, such as the festival allowance. */
export const effectOfFestival = defineLook({
  ...shared,
  name: 'effect_of_festival',
  label,
  path: payrollEndpoints.effectOfFestival,
  input: defineEntity({
    name: 'effect_of_festival_input',
    label,
    fields: {
      ...choice,
      headings: f.multiReference({
        label: bilingual('Headings to pay', 'भुक्तानी गर्ने शीर्षक'),
        required: true,
        to: 'pay_heading',
        name_field: 'name',
      }),
    },
    rules: ({ headings: chosen }) => (chosen.length === 0 ? { headings: [says.needsHeading] } : undefined),
  }),
});
