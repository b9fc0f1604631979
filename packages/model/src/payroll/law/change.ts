/** Figures of the law that HR enters with their source, once the law changes and before a release of Karmik has them. */
import { defineEntity } from '../../kit/entity.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { f } from '../../kit/fields.ts';
import { defineMessages } from '../../kit/message.ts';
import { addDaysTo } from '../../kit/period.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { readDecimal } from '../../kit/exact/decimal.ts';
import { figureName, lawName } from '../explain/law-words.ts';
import { lawFigures, withFigure, type FigureUnit, type LawFigure } from './figures.ts';
import type { Law } from './law.ts';
import { nepalLaw } from './nepal/nepal.ts';

const says = defineMessages('payroll.law', {
  noFigure: {
    en: 'The law has no "{name}" on this day. Choose a later day or another figure.',
    ne: 'यो दिनको कानुनमा "{name}" छैन। पछिको दिन वा अर्को अङ्क छान्नुहोस्।',
  },
  wholeNumber: { en: 'Enter a whole number', ne: 'पूर्ण सङ्ख्या राख्नुहोस्' },
  atMostHundred: { en: 'Enter at most 100 percent', ne: 'बढीमा १०० प्रतिशत राख्नुहोस्' },
  daysTurned: {
    en: 'The last day is before the first one. Choose a later day.',
    ne: 'अन्तिम दिन पहिलो दिनभन्दा अघि छ। पछिको दिन छान्नुहोस्।',
  },
});

/** Rows of the law that payrolls read. */
export const lawInUse = [
  'tax.bands',
  'tax.non_resident',
  'tax.retirement',
  'tax.donation',
  'tax.remote_area',
  'tax.foreign_allowance',
  'tax.pension',
  'tax.life_insurance',
  'tax.health_insurance',
  'tax.house_insurance',
  'tax.female_rebate',
  'tax.medical_credit',
  'minimum_wage',
  'basic_share',
  'gratuity.employer',
  'exit.employer_payment',
] as const;

/** What of a row no payroll reads, so that entering it would change nothing. */
const unread = new Set(['minimum_wage:dearness', 'minimum_wage:daily', 'minimum_wage:hourly']);

/** A figure by its row and its name there: `tax.retirement:cap`. */
const keyOf = (id: string, { name }: LawFigure): string => `${id}:${name}`;

/** The row and the name of a figure. */
export function placeOf(figure: string): { readonly id: string; readonly name: string } {
  const [id = '', name = ''] = figure.split(':');
  return { id, name };
}

const newest = (id: string) => nepalLaw.rows.findLast((row) => row.id === id);
const known = lawInUse.flatMap((id) => {
  const row = newest(id);
  return row === undefined ? [] : lawFigures(row.value).map((figure) => ({ id, key: keyOf(id, figure), figure }));
});
const units = new Map(known.map(({ key, figure }) => [key, figure.unit]));

/** Rupees, percent or a count; undefined for a figure that no payroll reads. */
export const unitOf = (figure: string): FigureUnit | undefined => units.get(figure);

const named = (id: string, name: string): Text => {
  const [row, figure] = [lawName(id), figureName(name)];
  return { en: `${row.en}: ${figure.en}`, ne: `${row.ne}: ${figure.ne}` };
};

const choices: Readonly<Record<string, Text>> = Object.fromEntries(
  known.filter(({ key }) => !unread.has(key)).map(({ id, key, figure }) => [key, named(id, figure.name)]),
);

/** A figure as the law has it on a day; undefined where the law of that day lacks it. */
export function figureOn(law: Law, figure: string, day: string): LawFigure | undefined {
  const { id, name } = placeOf(figure);
  const row = law.on(id, day);
  return row && lawFigures(row.value).find((each) => each.name === name);
}

/** @param ends_on the last day; null where no end is known */
export interface LawChange {
  readonly figure: string;
  readonly amount: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly source: string;
  readonly confirmed_by: { readonly name: string; readonly on: string } | null;
}

/** A law with figures changed, in their order: the last one holds where two change the same. */
export function lawWith(law: Law, changes: readonly LawChange[]): Law {
  return changes.reduce((before, { figure, amount, starts_on, ends_on, source, confirmed_by }) => {
    const { id, name } = placeOf(figure);
    const end = ends_on === null ? null : addDaysTo(ends_on, 1);
    return before
      .between(starts_on, ends_on ?? '9999-12-30')
      .filter((row) => row.id === id)
      .reduce((changed, row) => {
        const value = withFigure(row.value, name, amount);
        if (!value) return changed;
        const valid_from = row.valid_from < starts_on ? starts_on : row.valid_from;
        const valid_to = end === null || (row.valid_to !== null && row.valid_to < end) ? row.valid_to : end;
        const { note: _note, ...own } = row;
        return changed.with({ ...own, value, valid_from, valid_to, source, confidence: 'high', confirmed_by });
      }, before);
  }, law);
}

interface Asked {
  readonly figure: string;
  readonly amount: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

/** What is wrong with a change, by its fields. */
export function lawChangeProblems({ figure, amount, starts_on, ends_on }: Asked): FieldErrors | undefined {
  if (ends_on !== null && ends_on < starts_on) return { ends_on: [says.daysTurned] };
  const unit = unitOf(figure);
  const value = readDecimal(amount);
  if (unit === 'count' && value && value.d !== 1n) return { amount: [says.wholeNumber] };
  if (unit === 'percent' && value && value.n > 100n * value.d) return { amount: [says.atMostHundred] };
  const { id, name } = placeOf(figure);
  const before = figureOn(nepalLaw, figure, starts_on);
  if (!before) return { starts_on: [says.noFigure({ name: named(id, name) })] };
  return undefined;
}

export const figureField = f.choice({
  label: bilingual('Figure of the law', 'कानुनी अङ्क'),
  required: true,
  choices,
});
export const figureAmountField = f.decimal({
  label: bilingual('New figure', 'नयाँ अङ्क'),
  help: bilingual('In rupees; in percent where the figure is a rate or a share', 'रुपैयाँमा; दर वा हिस्सा भए प्रतिशतमा'),
  required: true,
  decimals: 4,
  min: 0,
});
export const lawStartsOn = f.date({ label: bilingual('Valid from', 'लागु हुने मिति'), required: true });
export const lawEndsOn = f.date({
  label: bilingual('Last day', 'अन्तिम दिन'),
  help: bilingual('Leave empty where no end is known', 'अन्त्य थाहा नभए खाली छोड्नुहोस्'),
});

const remark = f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 });

export const payLawChange = defineEntity({
  name: 'pay_law_change',
  label: bilingual('Change of law', 'कानुनको परिवर्तन'),
  plural: bilingual('Changes of law', 'कानुनका परिवर्तन'),
  name_field: 'source',
  search: ['source'],
  sort: '-created_at',
  scopes: { organization: { code: '11.00' } },
  fields: {
    figure: figureField,
    amount: figureAmountField,
    starts_on: lawStartsOn,
    ends_on: lawEndsOn,
    source: f.text({
      label: bilingual('Source', 'स्रोत'),
      help: bilingual('The act or notice with its section and date', 'ऐन वा सूचना, दफा र मितिसहित'),
      required: true,
      max: 300,
    }),
    created_by: f.user({ label: bilingual('Entered by', 'राख्ने'), readonly: true }),
    confirmed_by: f.user({ label: bilingual('Confirmed by', 'पुष्टि गर्ने'), readonly: true }),
    confirmed_at: f.instant({ label: bilingual('Confirmed at', 'पुष्टि गरिएको समय'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Draft',
      states: {
        Draft: { label: bilingual('Draft', 'मस्यौदा'), tone: 'info' },
        'In force': { label: bilingual('In force', 'लागु'), tone: 'positive' },
        Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइएको'), tone: 'neutral' },
      },
    }),
  },
  rules: (record) => lawChangeProblems(record),
  actions: {
    confirm: {
      label: bilingual('Put in force', 'लागु गर्नुहोस्'),
      tone: 'positive',
      from: ['Draft'],
      to: 'In force',
      input: { remark },
      viewers: ['hr'],
      flag: 'write',
    },
    cancel: {
      label: bilingual('Cancel', 'रद्द गर्नुहोस्'),
      help: bilingual('The draft is withdrawn. No payroll changes.', 'मस्यौदा फिर्ता हुन्छ। कुनै तलब बदलिँदैन।'),
      tone: 'critical',
      from: ['Draft'],
      to: 'Withdrawn',
      own: true,
      viewers: ['hr'],
      flag: 'write',
    },
    withdraw: {
      label: bilingual('Withdraw', 'फिर्ता लिनुहोस्'),
      tone: 'critical',
      from: ['Draft', 'In force'],
      to: 'Withdrawn',
      input: { remark: { ...remark, required: true } },
      viewers: ['hr'],
      flag: 'write',
    },
  },
});
