/** The agreement of a loan as it is printed: the terms that it was granted on, its months, who guarantees it, and who signs. */
import { formatDate } from '../kit/date-text.ts';
import { moneyText, numberText, percentText } from '../kit/figures.ts';
import { monthText } from '../kit/month.ts';
import { bilingual, type Language, type Text } from '../kit/text.ts';
import { amountInWords } from '../payroll/paper/amount-words.ts';
import type { Named, PaperHead } from '../payroll/paper/sheet.ts';
import { loan } from './loan.ts';
import { loanReadings } from './method.ts';

type Reading = keyof typeof loanReadings;

/** Amounts are decimals, days AD ISO, months `bs:2083-08`. */
export interface AgreementFacts {
  readonly organization: { readonly name: string; readonly lines: readonly string[] };
  readonly borrower: { readonly name: Named; readonly code: string | null; readonly job_title: string | null };
  readonly type: Named;
  readonly amount: string;
  readonly rate: string;
  readonly term: number;
  readonly moratorium_months: number;
  readonly reason: string;
  /** As the loan was agreed, by its names in records. */
  readonly readings: Readonly<Record<Reading, string>>;
  readonly is_approved: boolean;
  /** The day of the disbursement, or today where there is none yet. */
  readonly day: string;
  readonly is_paid: boolean;
  /** The principal that was left when an existing loan was imported; null of another. */
  readonly imported: string | null;
  readonly rows: readonly AgreementRow[];
  readonly total: string;
  readonly interest: string;
  readonly guarantors: readonly { readonly name: Named; readonly share: string }[];
}

interface AgreementRow {
  readonly month: string;
  readonly interest: string;
  readonly principal: string;
  readonly amount: string;
  readonly added: string;
  readonly closing: string;
}

export interface AgreementSheet extends PaperHead {
  /** Says that nothing is granted yet; null once it is. */
  readonly mark: string | null;
  readonly clauses: readonly string[];
  readonly terms: { readonly title: string; readonly pairs: readonly (readonly [label: string, value: string])[] };
  readonly schedule: {
    readonly title: string;
    readonly note: string | null;
    readonly headers: readonly string[];
    readonly rows: readonly { readonly cells: readonly string[]; readonly isTotal: boolean }[];
  };
  readonly guarantors: { readonly title: string; readonly pairs: readonly (readonly [label: string, value: string])[] };
  readonly signatures: readonly string[];
}

const { fields } = loan;

const words = {
  title: bilingual('Loan agreement', 'ऋण सम्झौता'),
  draft: bilingual('Draft: this loan is not approved yet.', 'मस्यौदा: यो ऋण स्वीकृत भएको छैन।'),
  code: bilingual('Employee code', 'कर्मचारी कोड'),
  jobTitle: bilingual('Job title', 'पद'),
  inWords: bilingual('In words', 'अक्षरमा'),
  terms: bilingual('Agreed terms', 'सम्झौताका सर्त'),
  schedule: bilingual('Repayment schedule', 'भुक्तानी तालिका'),
  guarantors: bilingual('Guarantors', 'जमानी बस्ने'),
  instalments: bilingual('Number of instalments', 'किस्ता सङ्ख्या'),
  last: bilingual('Last instalment', 'अन्तिम किस्ता'),
  interest: bilingual('Total interest', 'जम्मा ब्याज'),
  total: bilingual('Total repayment', 'जम्मा तिर्ने'),
  sum: bilingual('Total', 'जम्मा'),
  capitalized: bilingual('capitalized', 'ऋणमा जोडियो'),
  headers: [
    bilingual('Month', 'महिना'),
    bilingual('Instalment', 'किस्ता'),
    bilingual('Principal', 'साँवा'),
    bilingual('Interest', 'ब्याज'),
    bilingual('Outstanding principal', 'बाँकी साँवा'),
  ],
  signed: {
    borrower: bilingual('Borrower', 'ऋणी'),
    organization: bilingual('For the organization', 'संस्थाको तर्फबाट'),
    guarantor: bilingual('Guarantor', 'जमानी बस्ने व्यक्ति'),
  },
} as const;

/** What both sides agree to besides the terms. */
const clauses = (hasGuarantors: boolean): readonly Text[] => [
  bilingual(
    'The organization lends the borrower the amount above on the terms below.',
    'संस्थाले ऋणीलाई माथि उल्लिखित रकम तलका सर्तमा ऋण दिन्छ।',
  ),
  bilingual(
    'The borrower agrees that each instalment is deducted from the pay of its month.',
    'हरेक महिनाको किस्ता सोही महिनाको तलबबाट कट्टी गर्न ऋणी मन्जुर छ।',
  ),
  bilingual(
    'The borrower may repay a part or all of the loan earlier. At the end of employment, the outstanding principal and its interest are due with the final pay.',
    'ऋणीले ऋणको केही वा सबै रकम अघि नै तिर्न सक्छ। रोजगारी सकिएपछि बाँकी साँवा र ब्याज अन्तिम भुक्तानीबाट असुल हुन्छ।',
  ),
  ...(hasGuarantors
    ? [
        bilingual(
          'Each guarantor is liable for the amount next to their name. Nothing is deducted from the pay of a guarantor without their consent.',
          'हरेक जमानी बस्ने व्यक्ति आफ्नो नामसँगको रकमका लागि जिम्मेवार हुन्छ। सहमतिबिना जमानी बस्नेको तलबबाट केही कट्टी हुँदैन।',
        ),
      ]
    : []),
];

/** Readings that say nothing of a kind of loan. */
function silentReadings({ readings: { kind }, moratorium_months }: AgreementFacts): ReadonlySet<Reading> {
  const silent = new Set<Reading>();
  if (moratorium_months === 0) silent.add('moratorium');
  if (kind !== 'flat') silent.add('settlement');
  if (kind === 'interest_free') for (const each of ['day_count', 'broken_period'] as const) silent.add(each);
  if (kind === 'flat') silent.add('day_count');
  return silent;
}

/** @returns what is printed, in the language of the reader */
export function agreementSheet(facts: AgreementFacts, language: Language, hasLogo: boolean): AgreementSheet {
  const say = (text: Text): string => text[language];
  const call = ({ en, ne }: Named): string => (language === 'ne' && ne) || en;
  const money = (amount: string): string => moneyText(amount, language);
  const day = (calendar: 'BS' | 'AD') => formatDate(facts.day, { language, calendar, timeZone: 'UTC' });
  const silent = silentReadings(facts);
  const readings = (Object.keys(loanReadings) as Reading[])
    .filter((name) => !silent.has(name))
    .map((name): [string, string] => {
      const choices: Readonly<Record<string, Text>> = loanReadings[name].choices;
      const chosen = choices[facts.readings[name]];
      return [say(loanReadings[name].label), chosen ? say(chosen) : facts.readings[name]];
    });
  const last = facts.rows.at(-1);
  const rows = facts.rows.map(({ month, amount, principal, interest, added, closing }) => ({
    cells: [
      monthText(month, language),
      money(amount),
      money(principal),
      added === '0.00' ? money(interest) : `${money(added)} (${say(words.capitalized)})`,
      money(closing),
    ],
    isTotal: false,
  }));
  return {
    language,
    organization: facts.organization.name,
    organizationLines: facts.organization.lines,
    title: say(words.title),
    period: `${day('BS')} (${day('AD')})`,
    employee: call(facts.borrower.name),
    facts: [
      ...(facts.borrower.code === null ? [] : [[say(words.code), facts.borrower.code] as const]),
      ...(facts.borrower.job_title === null ? [] : [[say(words.jobTitle), facts.borrower.job_title] as const]),
      [say(fields.loan_type.label), call(facts.type)],
      [say(fields.amount.label), money(facts.amount)],
      [say(words.inWords), amountInWords(facts.amount, language)],
      [say(fields.reason.label), facts.reason],
    ],
    hasLogo,
    mark: facts.is_approved ? null : say(words.draft),
    clauses: clauses(facts.guarantors.length > 0).map(say),
    terms: {
      title: say(words.terms),
      pairs: [
        [say(fields.rate.label), percentText(facts.rate, language)],
        [say(fields.term.label), numberText(facts.term, language)],
        ...(facts.moratorium_months > 0
          ? [[say(fields.moratorium_months.label), numberText(facts.moratorium_months, language)] as const]
          : []),
        ...readings,
        [say(words.instalments), numberText(facts.rows.length, language)],
        ...(last ? [[say(words.last), `${money(last.amount)}, ${monthText(last.month, language)}`] as const] : []),
        [say(words.interest), money(facts.interest)],
        [say(words.total), money(facts.total)],
      ],
    },
    schedule: {
      title: say(words.schedule),
      note: facts.is_paid
        ? facts.imported === null
          ? null
          : say(
              bilingual(
                `Of the outstanding principal of ${money(facts.imported)} on ${day('BS')}. Instalments before that day are not listed.`,
                `${day('BS')} मा बाँकी साँवा ${money(facts.imported)} को तालिका। त्यसअघिका किस्ता यसमा छैनन्।`,
              ),
            )
        : say(
            bilingual(
              `Of a disbursement on ${day('BS')}. A later disbursement moves the months.`,
              `${day('BS')} मा वितरण भएमा। पछि वितरण भए महिना सर्छन्।`,
            ),
          ),
      headers: words.headers.map(say),
      rows: [...rows, { cells: [say(words.sum), money(facts.total), '', money(facts.interest), ''], isTotal: true }],
    },
    guarantors: {
      title: say(words.guarantors),
      pairs: facts.guarantors.map(({ name, share }) => [call(name), money(share)] as const),
    },
    signatures: [
      `${say(words.signed.borrower)}: ${call(facts.borrower.name)}`,
      say(words.signed.organization),
      ...facts.guarantors.map(({ name }) => `${say(words.signed.guarantor)}: ${call(name)}`),
    ],
  };
}
