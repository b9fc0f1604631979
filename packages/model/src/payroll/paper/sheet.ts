/** The content of a payslip on paper: texts in their places, from its figures and the layout of the organisation. */
import { formatDate } from '../../kit/date-text.ts';
import { moneyText, numberText } from '../../kit/figures.ts';
import { monthSpan, monthText } from '../../kit/month.ts';
import { bilingual, type Language, type Text } from '../../kit/text.ts';
import { installationPlace } from '../../organization/place.ts';
import { paySlip } from '../run/slip.ts';
import { amountInWords } from './amount-words.ts';
import { languagesOf, type Layout } from './layout.ts';
import {
  accountText,
  agreementText,
  deferralName,
  groupsOf,
  lineName,
  partName,
  shownLines,
  slipParts,
  type AccountPart,
  type Agreement,
  type Deferral,
  type SlipLine,
  type SlipPart,
} from './parts.ts';

/** A name in English, with its Nepali where there is one. */
export interface Named {
  readonly en: string;
  readonly ne: string | null;
}

export interface PayslipFacts {
  readonly organization: { readonly name: string; readonly lines: readonly string[] };
  readonly employee: Named;
  readonly code: string | null;
  readonly job_title: string | null;
  readonly division: string | null;
  readonly branch: string | null;
  readonly pan: string | null;
  readonly bank: string | null;
  /** The last four characters alone are written. */
  readonly account: string | null;
  /** What of the net pay goes to each account, that of the rest first; null where all of it goes to one. */
  readonly parts: readonly AccountPart[] | null;
  readonly month: string;
  readonly employed_days: string;
  readonly unpaid_days: string;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly employer_cost: string;
  readonly lines: readonly SlipLine[];
  /** The first package and the one held at the same time; null where there is one alone. */
  readonly packages: readonly [first: string, concurrent: string] | null;
  readonly agreements: readonly Agreement[];
  readonly deferrals: readonly Deferral[];
  /** From the beginning of the fiscal year to this month, and what an earlier employer or program paid in it. */
  readonly year: { readonly gross: string; readonly tax: string };
}

/** A line with an amount; a total is written bold, and so is the name of a group, which has no amount. */
export interface SheetFigure {
  readonly label: string;
  readonly amount: string;
  readonly isGroup?: true;
  readonly isTotal?: true;
}
export interface SheetColumn {
  readonly title: string;
  readonly figures: readonly SheetFigure[];
}

/** What the head of a paper says. */
export interface PaperHead {
  readonly language: Language;
  readonly organization: string;
  readonly organizationLines: readonly string[];
  readonly title: string;
  readonly period: string;
  readonly employee: string;
  /** Pairs of what is said of the employee and the paper. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly hasLogo: boolean;
}

export interface PayslipSheet extends PaperHead {
  /** Earnings and deductions, next to each other. */
  readonly columns: readonly SheetColumn[];
  readonly net: SheetFigure;
  readonly words: readonly string[];
  /** Employer contributions, benefits, accounts of the net pay and the year, next to each other below. */
  readonly below: readonly SheetColumn[];
  readonly signatures: readonly string[];
  readonly notes: readonly string[];
}

const words = {
  title: bilingual('Payslip', 'तलब पर्ची'),
  code: bilingual('Employee code', 'कर्मचारी कोड'),
  jobTitle: bilingual('Job title', 'पद'),
  division: bilingual('Division', 'महाशाखा'),
  branch: bilingual('Branch', 'शाखा'),
  pan: bilingual('PAN', 'स्थायी लेखा नम्बर'),
  account: bilingual('Bank account', 'बैंक खाता'),
  accounts: bilingual('Bank accounts', 'बैंक खाता'),
  employed: bilingual('Days employed', 'रोजगारीका दिन'),
  unpaid: bilingual('Unpaid days', 'तलब नपाउने दिन'),
  gross: bilingual('Gross', 'कुल तलब'),
  deductions: bilingual('Total deductions', 'कुल कट्टी'),
  net: bilingual('Net pay', 'खुद भुक्तानी'),
  employer: bilingual('Employer cost', 'रोजगारदाताको खर्च'),
  year: bilingual('Fiscal year to date', 'आर्थिक वर्षको हालसम्म'),
  tax: bilingual('Tax', 'कर'),
  prepared: bilingual('Prepared by', 'तयार गर्ने'),
  received: bilingual('Received by', 'बुझ्ने'),
};

/** @param reader the language of the reader, where the layout leaves it to them */
export function payslipSheet(facts: PayslipFacts, layout: Layout, reader: Language): PayslipSheet {
  const languages = languagesOf(layout, reader);
  const [language = reader] = languages;
  const joined = (texts: readonly string[]): string => [...new Set(texts)].join(' / ');
  const say = (text: Text): string => joined(languages.map((each) => text[each]));
  const call = ({ en, ne }: Named): string => joined(languages.map((each) => (each === 'ne' && ne) || en));
  const money = (amount: string): string => moneyText(amount, language);
  const days = (value: string): string => numberText(value.replace(/\.?0+$/, '') || '0', language);
  const { starts_on, ends_on } = monthSpan(facts.month);
  const day = (value: string): string => formatDate(value, { language, calendar: 'AD', timeZone: 'UTC' });

  const lines = shownLines(facts.lines, layout.hides_zero);
  const partOf = ({ title, types, total }: SlipPart): SheetColumn[] => {
    const own = groupsOf(lines.filter(({ type }) => types.includes(type))).flatMap((group) => [
      ...(facts.packages && title !== slipParts.net.title
        ? [{ label: facts.packages[group.isConcurrent ? 1 : 0], amount: '', isGroup: true as const }]
        : []),
      ...group.lines.map((line) => ({
        label: joined(languages.map((each) => lineName(line, facts.month, each))),
        amount: money(line.amount),
      })),
    ]);
    if (own.length === 0) return [];
    const sum = total && { label: say(words[totals[total]]), amount: money(facts[total]), isTotal: true as const };
    return [{ title: say(title), figures: sum ? [...own, sum] : own }];
  };
  const year: SheetColumn = {
    title: say(words.year),
    figures: [
      { label: say(words.gross), amount: money(facts.year.gross) },
      { label: say(words.tax), amount: money(facts.year.tax) },
    ],
  };
  const agreements = facts.agreements.map((each): string => {
    const name = call({ en: each.heading, ne: each.heading_ne });
    return `${name}: ${agreementText(each, { language, calendar: 'AD', timeZone: 'UTC' })}`;
  });
  const accounts: SheetColumn = {
    title: say(words.accounts),
    figures: (facts.parts ?? []).map((part) => ({ label: partName(part, language), amount: money(part.amount) })),
  };
  const deferrals: SheetColumn = {
    title: say(paySlip.fields.deferrals.label),
    figures: facts.deferrals.map((each) => ({
      label: joined(languages.map((spoken) => deferralName(each, spoken))),
      amount: money(each.amount),
    })),
  };
  const pairs: [Text, string | null][] = [
    [words.code, facts.code],
    [words.jobTitle, facts.job_title],
    [words.division, facts.division],
    [words.branch, facts.branch],
    [words.pan, facts.pan],
    [
      words.account,
      layout.shows_account && facts.account !== null && facts.parts === null
        ? accountText(facts.bank, facts.account)
        : null,
    ],
    [words.employed, layout.shows_days ? days(facts.employed_days) : null],
    [words.unpaid, layout.shows_days ? days(facts.unpaid_days) : null],
  ];
  const own = (en: string | null, ne: string | null): string[] =>
    [...new Set(languages.map((each) => (each === 'ne' ? (ne ?? en) : (en ?? ne))))].filter((text) => text !== null);
  return {
    language,
    organization: facts.organization.name,
    organizationLines: facts.organization.lines,
    title: joined(
      languages.map((each) => (each === 'ne' ? (layout.title_ne ?? layout.title) : layout.title) ?? words.title[each]),
    ),
    period: `${joined(languages.map((each) => monthText(facts.month, each)))} (${day(starts_on)} – ${day(ends_on)})`,
    employee: call(facts.employee),
    facts: pairs.flatMap(([label, value]) => (value ? [[say(label), value] as const] : [])),
    columns: [...partOf(slipParts.earnings), ...partOf(slipParts.deductions)],
    net: { label: say(words.net), amount: `${installationPlace.currency} ${money(facts.net)}`, isTotal: true },
    words: layout.shows_words ? languages.map((each) => amountInWords(facts.net, each)) : [],
    below: [
      ...(layout.shows_employer ? partOf(slipParts.employer) : []),
      ...partOf(slipParts.net),
      ...partOf(slipParts.benefits),
      ...(layout.shows_account && facts.parts !== null ? [accounts] : []),
      ...(facts.deferrals.length > 0 ? [deferrals] : []),
      ...(layout.shows_year ? [year] : []),
    ],
    signatures: layout.shows_signature ? [say(words.prepared), say(words.received)] : [],
    notes: [...agreements, ...own(layout.note, layout.note_ne)],
    hasLogo: layout.shows_logo,
  };
}

const totals = { gross: 'gross', deductions: 'deductions', employer_cost: 'employer' } as const;
