/** The content of a tax certificate on paper: texts in their places, from its figures and the settings of the organisation. */
import { addUp } from '../../kit/add-up.ts';
import { formatDate } from '../../kit/date-text.ts';
import { figures } from '../../kit/digits.ts';
import { moneyText } from '../../kit/figures.ts';
import { monthSpan, monthText } from '../../kit/month.ts';
import { bilingual, type Language, type Text } from '../../kit/text.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { compare, isZero, minus, negated, notBelowZero, zero } from '../../kit/exact/ratio.ts';
import { languagesOf } from '../paper/layout.ts';
import type { Named, SheetColumn, SheetFigure } from '../paper/sheet.ts';
import type { CertificateSetting } from './setting.ts';
import type { CertificateYear } from './year.ts';

/** What payslips of a month count, together. Decimals. @param portion tax of the first band @param rest all other tax */
export interface CertificateMonth {
  readonly month: string;
  readonly gross: string;
  readonly income: string;
  readonly retirement: string;
  readonly portion: string;
  readonly rest: string;
}

export interface CertificateFacts {
  readonly organization: { readonly name: string; readonly pan: string | null; readonly lines: readonly string[] };
  readonly employee: Named;
  readonly code: string | null;
  readonly pan: string | null;
  readonly job_title: string | null;
  /** @example '2083/84' */
  readonly fiscal_year: string;
  readonly is_final: boolean;
  /** In their order. */
  readonly months: readonly CertificateMonth[];
  /** What an earlier employer, or an earlier program, paid and withheld in the year; null: nothing is declared. */
  readonly before: Omit<CertificateMonth, 'month' | 'gross'> | null;
  readonly year_tax: string;
  /** The steps of the tax; null where the newest payslip can be computed no more. */
  readonly year: CertificateYear | null;
  /** Final tax on payments at exit, which is no part of the tax of the year. */
  readonly exit_tax: string;
  readonly benefits: readonly { readonly heading: Named; readonly amount: string }[];
  /** Receipts of the tax office by month. */
  readonly deposits: readonly { readonly month: string; readonly receipt: string; readonly paid_on: string }[];
  readonly tax_office: Named | null;
  /** The day on which it is written, AD ISO. */
  readonly today: string;
}

export interface CertificateSheet {
  readonly language: Language;
  readonly organization: string;
  readonly organizationLines: readonly string[];
  readonly title: string;
  /** What is written below the title of a certificate that is not final. */
  readonly mark: string | null;
  readonly period: string;
  readonly employee: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly table: {
    readonly headers: readonly string[];
    readonly rows: readonly { readonly cells: readonly string[]; readonly isTotal: boolean }[];
  };
  /** Next to each other, two to a row. */
  readonly columns: readonly SheetColumn[];
  readonly notes: readonly string[];
  /** Place and day on the left, who signs on the right. */
  readonly signed: { readonly place: readonly string[]; readonly by: readonly string[] };
  readonly hasLogo: boolean;
}

const words = {
  title: bilingual('Certificate of tax withheld from remuneration', 'पारिश्रमिकमा कर कट्टीको प्रमाणपत्र'),
  provisional: bilingual(
    'Provisional: the fiscal year is not closed, and its tax may change',
    'अस्थायी: आर्थिक वर्ष बन्द भएको छैन, करको रकम बदलिन सक्छ',
  ),
  fiscalYear: bilingual('Fiscal year', 'आर्थिक वर्ष'),
  employerPan: bilingual('Employer PAN', 'रोजगारदाताको स्थायी लेखा नम्बर'),
  pan: bilingual('Employee PAN', 'कर्मचारीको स्थायी लेखा नम्बर'),
  code: bilingual('Employee code', 'कर्मचारी कोड'),
  post: bilingual('Post', 'पद'),
  taxOffice: bilingual('Tax office', 'कर कार्यालय'),
  none: bilingual('Not given', 'नदिइएको'),
  month: bilingual('Month', 'महिना'),
  gross: bilingual('Gross', 'कुल तलब'),
  income: bilingual('Assessable income', 'निर्धारणयोग्य आय'),
  retirement: bilingual('Retirement contribution', 'अवकाश योगदान'),
  taxable: bilingual('Taxable', 'कर लाग्ने'),
  portion: bilingual('Social security tax', 'सामाजिक सुरक्षा कर'),
  rest: bilingual('Remuneration tax', 'पारिश्रमिक कर'),
  tax: bilingual('Tax withheld', 'कट्टी भएको कर'),
  total: bilingual('Total', 'जम्मा'),
  before: bilingual('Elsewhere, declared', 'अन्यत्र, घोषणाअनुसार'),
  reliefs: bilingual('Deductions and credits', 'छुट र कर मिलान'),
  yearTitle: bilingual('Tax of the year', 'वर्षको कर'),
  projected: bilingual('Projected tax of the year', 'वर्षको अनुमानित कर'),
  taxableYear: bilingual('Taxable income', 'कर लाग्ने आय'),
  balance: bilingual('Balance taxed', 'कर लाग्ने बाँकी आय'),
  beforeCredits: bilingual('Tax before credits', 'मिलानअघिको कर'),
  yearTax: bilingual('Tax of the year', 'वर्षको कर'),
  withheld: bilingual('Withheld by this employer', 'यस रोजगारदाताले कट्टी गरेको'),
  withheldBefore: bilingual('Withheld elsewhere', 'अन्यत्र कट्टी भएको'),
  excess: bilingual('Excess tax withheld', 'बढी कट्टी भएको कर'),
  due: bilingual('Tax left', 'बाँकी कर'),
  exit: bilingual('Final tax on payments at exit', 'अवकाशका भुक्तानीमा अन्तिम कर'),
  benefits: bilingual('Benefits in kind', 'गैरनगद सुविधा'),
  deposits: bilingual('Deposit receipts', 'दाखिला रसिद'),
  incomeNote: bilingual(
    'Assessable income includes contributions of the employer to retirement funds and benefits that are taxed.',
    'निर्धारणयोग्य आयमा अवकाश कोषमा रोजगारदाताको योगदान र कर लाग्ने सुविधा पनि पर्छन्।',
  ),
  noEarlier: bilingual('No earlier income of the year is declared.', 'वर्षको अघिल्लो आय घोषणा गरिएको छैन।'),
  date: bilingual('Date', 'मिति'),
  signature: bilingual('Authorized signature', 'आधिकारिक हस्ताक्षर'),
};

/** @param reader the language of the reader, where the settings leave it to them */
export function certificateSheet(
  facts: CertificateFacts,
  setting: CertificateSetting,
  reader: Language,
): CertificateSheet {
  const languages = languagesOf(setting, reader);
  const [language = reader] = languages;
  const joined = (texts: readonly string[]): string => [...new Set(texts)].join(' / ');
  const say = (text: Text): string => joined(languages.map((each) => text[each]));
  const call = ({ en, ne }: Named): string => joined(languages.map((each) => (each === 'ne' && ne) || en));
  const own = (en: string | null, ne: string | null): string[] =>
    [...new Set(languages.map((each) => (each === 'ne' ? (ne ?? en) : (en ?? ne))))].flatMap((text) => text ?? []);
  const money = (amount: string): string => moneyText(amount, language);
  const day = (value: string, calendar: 'AD' | 'BS'): string =>
    formatDate(value, { language, calendar, timeZone: 'UTC' });
  const figure = (label: string, amount: string, isTotal?: true): SheetFigure => ({
    label,
    amount: money(amount),
    ...(isTotal && { isTotal }),
  });
  const less = (one: string, other: string): string => decimalText(minus(decimalOf(one), decimalOf(other)));

  const cells = (name: string, month: Omit<CertificateMonth, 'month' | 'gross'>, gross: string | null): string[] => [
    name,
    gross === null ? '' : money(gross),
    money(month.income),
    money(month.retirement),
    money(less(month.income, month.retirement)),
    money(month.portion),
    money(month.rest),
    money(addUp([month.portion, month.rest])),
  ];
  const total = (name: keyof Omit<CertificateMonth, 'month'>): string =>
    addUp(['0.00', ...facts.months.map((month) => month[name])]);
  const totals = {
    income: total('income'),
    retirement: total('retirement'),
    portion: total('portion'),
    rest: total('rest'),
  };
  const withheld = addUp([totals.portion, totals.rest]);
  const withheldBefore = facts.before ? addUp([facts.before.portion, facts.before.rest]) : '0.00';
  const left = minus(decimalOf(facts.year_tax), decimalOf(addUp([withheld, withheldBefore])));

  const steps = (all: CertificateYear['deductions']): SheetFigure[] =>
    all
      .filter(({ claimed }) => !isZero(decimalOf(claimed)))
      .map(({ label, claimed, allowed }) =>
        figure(claimed === allowed ? say(label) : `${say(label)} (${money(claimed)})`, allowed),
      );
  const { year } = facts;
  const reliefs = year ? [...steps(year.deductions), ...steps(year.further_deductions), ...steps(year.credits)] : [];
  const ofYear: SheetFigure[] = [
    ...(year
      ? [
          figure(say(words.income), year.assessable_income),
          figure(say(words.taxableYear), year.taxable_income),
          ...(year.balance_taxable === year.taxable_income ? [] : [figure(say(words.balance), year.balance_taxable)]),
          ...(year.tax_before_credits === facts.year_tax
            ? []
            : [figure(say(words.beforeCredits), year.tax_before_credits)]),
        ]
      : []),
    figure(say(words.yearTax), facts.year_tax),
    figure(say(words.withheld), withheld),
    ...(facts.before ? [figure(say(words.withheldBefore), withheldBefore)] : []),
    ...(compare(left, zero) < 0 ? [figure(say(words.excess), decimalText(notBelowZero(negated(left))), true)] : []),
    ...(compare(left, zero) > 0 ? [figure(say(words.due), decimalText(left), true)] : []),
    ...(isZero(decimalOf(facts.exit_tax)) ? [] : [figure(say(words.exit), facts.exit_tax)]),
  ];
  const block = (title: Text, rows: readonly SheetFigure[]): SheetColumn[] =>
    rows.length > 0 ? [{ title: say(title), figures: rows }] : [];
  const from = monthSpan(`bs:${facts.fiscal_year.slice(0, 4)}-04`).starts_on;
  const to = monthSpan(`bs:${Number(facts.fiscal_year.slice(0, 4)) + 1}-03`).ends_on;
  const pairs: readonly (readonly [Text, string | null])[] = [
    [words.pan, facts.pan ?? say(words.none)],
    [words.employerPan, facts.organization.pan ?? say(words.none)],
    [words.code, facts.code],
    [words.post, facts.job_title],
  ];
  return {
    language,
    organization: facts.organization.name,
    organizationLines: facts.organization.lines,
    title: say(words.title),
    mark: facts.is_final ? null : say(words.provisional),
    period: `${say(words.fiscalYear)} ${figures(facts.fiscal_year, language)} (${day(from, 'AD')} – ${day(to, 'AD')})`,
    employee: call(facts.employee),
    facts: pairs.flatMap(([label, value]) => (value === null ? [] : [[say(label), value] as const])),
    table: {
      headers: [
        words.month,
        words.gross,
        words.income,
        words.retirement,
        words.taxable,
        words.portion,
        words.rest,
        words.tax,
      ].map((text) => languages.map((each) => text[each]).join('\n')),
      rows: [
        ...(setting.shows_months
          ? facts.months.map((month) => ({
              cells: cells(monthText(month.month, language), month, month.gross),
              isTotal: false,
            }))
          : []),
        { cells: cells(words.total[language], totals, total('gross')), isTotal: true },
        ...(facts.before ? [{ cells: cells(words.before[language], facts.before, null), isTotal: false }] : []),
      ],
    },
    columns: [
      ...block(facts.is_final ? words.yearTitle : words.projected, ofYear),
      ...(setting.shows_reliefs ? block(words.reliefs, reliefs) : []),
      ...(setting.shows_benefits
        ? block(
            words.benefits,
            facts.benefits.map(({ heading, amount }) => figure(call(heading), amount)),
          )
        : []),
      ...(setting.shows_deposits
        ? block(
            words.deposits,
            facts.deposits.map(({ month, receipt, paid_on }) => ({
              label: `${monthText(month, language)}: ${receipt}`,
              amount: day(paid_on, 'BS'),
            })),
          )
        : []),
    ],
    notes: [
      ...(facts.tax_office ? [`${say(words.taxOffice)}: ${call(facts.tax_office)}`] : []),
      ...languages.map((each) =>
        facts.before ? words.incomeNote[each] : `${words.incomeNote[each]} ${words.noEarlier[each]}`,
      ),
      ...own(setting.remark, setting.remark_ne),
    ],
    signed: {
      place: [
        ...own(setting.place, setting.place_ne).slice(0, 2),
        `${say(words.date)}: ${day(facts.today, 'BS')} (${day(facts.today, 'AD')})`,
      ],
      by: [
        say(words.signature),
        joined(own(setting.signatory, setting.signatory_ne)),
        joined(own(setting.post, setting.post_ne)),
      ].filter((text) => text !== ''),
    },
    hasLogo: setting.shows_logo,
  };
}
