import { describe, expect, it } from 'vitest';
import { monthSpan } from '../../kit/month.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { minus, plus, type Ratio, sumOf, zero } from '../../kit/exact/ratio.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { type GoldenPerson, goldenDays, goldenPerson, stretches } from '../golden/plain-year.fixture.ts';
import { PayAnswers, type PayAnswer, type PayQuestion, type RunHeading } from '../run/question.ts';
import { readyMadeHeadings, readyMadePackages } from '../setup/ready-made.ts';
import { causeOf, type Side } from './cause.ts';
import { explain, type StoredSlip } from './explain.ts';
import { explainedTotals } from './explanation.ts';
import { formulaInWords } from './formula-words.ts';
import type { PaidMonth } from './projection.ts';

const stored = readyMadeHeadings.map((each, index): RunHeading => ({
  name: each.name,
  name_in_nepali: each.name_in_nepali ?? null,
  formula_name: each.formula_name,
  slip_order: index + 1,
  type: each.type,
  taxable: each.taxable,
  has_amount: each.has_amount ?? false,
  is_regular: each.is_regular ?? true,
  is_fund: each.is_fund ?? false,
  is_remote_allowance: false,
  by_joining: each.by_joining ?? false,
  by_unpaid_days: each.by_unpaid_days ?? false,
  is_on_slip: each.formula_name !== 'cit',
  rules: (each.rules ?? []).map((rule) => ({
    condition_equation: rule.condition_equation ?? null,
    rule_equation: rule.rule_equation,
    tds_type: rule.tds_type ?? null,
  })),
}));
const packageOf = (index: number) => ({
  headings: stored.filter(({ formula_name }) => readyMadePackages[index]?.headings.includes(formula_name)),
});
const answers = new PayAnswers({ ssf: packageOf(0), pf: packageOf(1) });

const monthName = (index: number): string =>
  index <= 9 ? `bs:2082-${String(index + 3).padStart(2, '0')}` : `bs:2083-${String(index - 9).padStart(2, '0')}`;

interface YearSoFar {
  readonly income: Ratio;
  readonly retirement: Ratio;
  readonly tax: Ratio;
  readonly portion: Ratio;
}
const none: YearSoFar = { income: zero, retirement: zero, tax: zero, portion: zero };

function questionOf(person: GoldenPerson, index: number, so: YearSoFar): PayQuestion | undefined {
  const parts = stretches(person, index);
  if (parts.length === 0) return undefined;
  const { starts_on } = monthSpan(monthName(index));
  const days = String(goldenDays[index - 1]);
  const dayOf = (at: number) => new Date(Date.parse(starts_on) + at * 86_400_000).toISOString().slice(0, 10);
  const { joined } = person;
  let at = joined?.month === index ? joined.day - 1 : 0;
  const segments = parts.map((part) => {
    const from = at;
    at += part.days;
    return {
      package: person.fund === 'ssf' ? 'ssf' : 'pf',
      from: dayOf(from),
      to: dayOf(at),
      days: String(part.days),
      unpaid: String(part.unpaid),
      facts: {
        basic_amount: String(part.basic),
        allowance_amount: String(person.allowance),
        cit_amount: String(person.cit),
        month_days: days,
        fiscal_month: String(index),
        service_months: '14',
        overtime_hours: '125/60',
      },
    };
  });
  return {
    basis: { month: days, divisor: days },
    segments,
    tax: {
      day: starts_on,
      method: 'spread',
      facts: {
        status: person.status === 'couple' ? 'couple' : 'single',
        sex: person.sex,
        resident: true,
        disabled: false,
        ssf: person.fund === 'ssf',
      },
      fiscal_index: index,
      last_index: person.left?.month === index ? index : 12,
      before: { income: decimalText(so.income), retirement: decimalText(so.retirement) },
      withheld: decimalText(so.tax),
      withheld_portion: decimalText(so.portion),
    },
  };
}

interface Paid {
  readonly slip: StoredSlip;
  readonly answer: PayAnswer;
  readonly paid: readonly PaidMonth[];
  readonly before: StoredSlip | undefined;
}

/** The payslips of a year, each with the ones before it. */
function yearOf(person: GoldenPerson): Paid[] {
  let so = none;
  const slips: Paid[] = [];
  for (let index = 1; index <= 12; index += 1) {
    const question = questionOf(person, index, so);
    if (!question) continue;
    const answered = answers.answer(question);
    if ('failure' in answered) throw new Error(answered.failure.heading);
    const { answer } = answered;
    so = {
      income: plus(so.income, decimalOf(answer.counted_income)),
      retirement: plus(so.retirement, decimalOf(answer.counted_retirement)),
      tax: plus(so.tax, decimalOf(answer.tax)),
      portion: plus(so.portion, decimalOf(answer.tax_portion)),
    };
    const slip = { month: monthName(index), question, answers };
    const last = slips.at(-1);
    slips.push({
      slip,
      answer,
      before: last?.slip,
      paid: slips.map(({ slip: { month }, answer: own }, at) => ({
        month,
        income: own.counted_income,
        retirement: own.counted_retirement,
        tax: own.tax,
        slip: at,
      })),
    });
  }
  return slips;
}

const next = seeded(2082);
const people = Array.from({ length: 24 }, () => goldenPerson(next));
const sum = (amounts: readonly string[]): string => decimalText(sumOf(amounts.map(decimalOf)));

describe('the explanation of a payslip', () => {
  it('comes to every line and total, to the paisa, over a year of many people', () => {
    let explained = 0;
    for (const person of people)
      for (const { slip, answer, paid, before } of yearOf(person)) {
        const of = (name: string) => {
          const found = explain(name, { now: slip, before, paid }, 'hr');
          if (!found) throw new Error(`${name} has no explanation`);
          explained += 1;
          return found;
        };
        for (const { formula_name, amount } of answer.lines) {
          const found = of(formula_name);
          expect([formula_name, found.amount, found.rounding?.amount]).toEqual([formula_name, amount, amount]);
          if (found.rounding && !found.projection) expect(decimalText(decimalOf(found.rounding.exact))).toBe(amount);
          if (found.segments.length > 0) expect(sum(found.segments.map((each) => each.amount))).toBe(amount);
          const [change] = found.changes;
          if (change)
            expect(decimalText(minus(decimalOf(change.now), decimalOf(change.before)))).toBe(change.difference);
          if (found.projection) {
            const { months, bands, credits, year_tax, withheld, month_tax, portion } = found.projection;
            expect(sum(months.map(({ income }) => income))).toBe(found.projection.assessable_income);
            expect(sum(months.flatMap(({ state, tax }) => (state !== 'this' && tax ? [tax] : [])))).toBe(withheld);
            const taxed = minus(
              sumOf(bands.map(({ tax }) => decimalOf(tax))),
              sumOf(credits.map(({ allowed }) => decimalOf(allowed))),
            );
            expect(Math.abs(Number(decimalText(taxed)) - Number(year_tax))).toBeLessThan(0.05);
            expect(month_tax).toBe(answer.tax);
            expect(portion?.month).toBe(answer.tax_portion);
          }
        }
        for (const total of explainedTotals) {
          const { amount, terms } = of(total);
          expect([total, amount]).toEqual([total, answer[total]]);
          expect(sum(terms.map((term) => (term.sign === '-' ? `-${term.amount}` : term.amount)))).toBe(amount);
        }
      }
    expect(explained).toBeGreaterThan(2000);
  });

  it('has two segments of basic with their days and amounts [PC-3]', () => {
    const question = {
      ...(questionOf({ ...(people[0] as GoldenPerson), basic: 60_000, fund: 'ssf' }, 4, none) as PayQuestion),
      basis: { month: '30', divisor: '30' },
    };
    const [first] = question.segments;
    if (!first) throw new Error('no segment');
    const now: StoredSlip = {
      month: 'bs:2082-07',
      answers,
      question: {
        ...question,
        segments: [
          { ...first, from: '2025-10-18', to: '2025-11-01', days: '14', unpaid: '0' },
          {
            ...first,
            from: '2025-11-01',
            to: '2025-11-17',
            days: '16',
            unpaid: '2',
            facts: { ...first.facts, basic_amount: '66000' },
          },
        ],
      },
    };
    const before: StoredSlip = {
      month: 'bs:2082-06',
      answers,
      question: {
        ...question,
        segments: [{ ...first, days: '30', unpaid: '0', facts: { ...first.facts, basic_amount: '60000' } }],
      },
    };
    const found = explain('basic', { now, before, paid: [] }, 'hr');
    expect(found).toMatchObject({
      amount: '58800.00',
      rule: { kind: 'entered' },
      segments: [
        { to: '2025-10-31', days: '14', whole: '60000.00', amount: '28000.00' },
        { days: '16', unpaid: '2', whole: '66000.00', amount: '30800.00' },
      ],
      changes: [
        {
          before: '60000.00',
          now: '58800.00',
          cause: { kind: 'raise', input: { unit: 'money', now: { en: '66000' } } },
        },
      ],
    });
    expect(found?.segments[1]?.from).toBe('2025-11-01');
  });

  it('counts the months left by the fiscal month on the projection sheet [PC-13]', () => {
    const person: GoldenPerson = {
      basic: 75_000,
      allowance: 0,
      fund: 'none',
      cit: 0,
      status: 'individual',
      sex: 'M',
      life: 0,
      health: 0,
      festival: 0,
      unpaid: {},
    };
    // The fund of the package is taken out, as the case has none.
    const plain = new PayAnswers({ pf: { headings: packageOf(1).headings.filter(({ is_fund }) => !is_fund) } });
    let so = none;
    const paid: PaidMonth[] = [];
    const left: (number | undefined)[] = [];
    const taxes: (string | undefined)[] = [];
    for (let index = 1; index <= 12; index += 1) {
      const asked = questionOf(person, index, so) as PayQuestion;
      // No festival in this case.
      const question = {
        ...asked,
        segments: asked.segments.map((each) => ({
          ...each,
          facts: { ...each.facts, service_months: '0', overtime_hours: '0' },
        })),
      };
      const answered = plain.answer(question);
      if ('failure' in answered) throw new Error(answered.failure.heading);
      const { answer } = answered;
      const found = explain(
        'tax',
        { now: { month: monthName(index), question, answers: plain }, before: undefined, paid },
        'employee',
      );
      left.push(found?.projection?.months_left);
      taxes.push(found?.projection?.month_tax);
      expect(found?.projection).toMatchObject({
        fiscal_year: '2082/83',
        assessable_income: '900000.00',
        year_tax: '65000.00',
      });
      expect(found?.projection?.months).toHaveLength(12);
      paid.push({
        month: monthName(index),
        income: answer.counted_income,
        retirement: '0',
        tax: answer.tax,
        slip: index,
      });
      so = {
        ...so,
        income: plus(so.income, decimalOf(answer.counted_income)),
        tax: plus(so.tax, decimalOf(answer.tax)),
        portion: plus(so.portion, decimalOf(answer.tax_portion)),
      };
    }
    expect(left).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(sum(taxes.map(String))).toBe('65000.00');
    expect(new Set(taxes)).toEqual(new Set(['5416.67', '5416.66']));
  });

  it('says nothing of hidden headings to the employee, and shows them no formulas', () => {
    const person = { ...(people[0] as GoldenPerson), fund: 'ssf' as const, cit: 4000 };
    const [, second] = yearOf(person);
    if (!second) throw new Error('no second month');
    const of = (name: string, reader: 'hr' | 'employee') =>
      explain(name, { now: second.slip, before: second.before, paid: second.paid }, reader);
    expect(of('cit', 'hr')?.amount).toBe('4000.00');
    expect(of('cit', 'employee')).toBeUndefined();
    expect(of('ssf_employee', 'hr')?.rule?.formula).toBe('basic * 11%');
    expect(of('ssf_employee', 'employee')?.rule).toMatchObject({
      formula: null,
      words: { en: 'Basic salary × 11%', ne: 'आधारभूत तलब × ११%' },
    });
    const hidden = of('deductions', 'employee')?.terms.find((term) => term.of === null);
    expect(hidden).toMatchObject({ amount: '4000.00' });
  });
});

describe('the cause of a difference', () => {
  const base = questionOf(
    { ...(people[0] as GoldenPerson), basic: 60_000, fund: 'ssf', unpaid: {} },
    5,
    none,
  ) as PayQuestion;
  const [segment] = base.segments as [PayQuestion['segments'][number]];
  const whole = {
    ...base,
    segments: [{ ...segment, days: base.basis.month, unpaid: '0', facts: { ...segment.facts, basic_amount: '60000' } }],
  };
  const sideOf = (question: PayQuestion, own = answers): Side => {
    const answered = own.answer(question);
    if ('failure' in answered) throw new Error(answered.failure.heading);
    return {
      question,
      prepared: own.prepared(question),
      amounts: new Map(answered.answer.lines.map(({ formula_name, amount }) => [formula_name, amount])),
    };
  };
  const [only] = (whole as PayQuestion).segments as [PayQuestion['segments'][number]];
  const withFacts = (facts: object): PayQuestion => ({
    ...whole,
    segments: [{ ...only, facts: { ...only.facts, ...facts } }],
  });
  const next = (own: object): PayQuestion => ({ ...whole, tax: { ...whole.tax, fiscal_index: 6, ...own } });
  const kindOf = (heading: string, now: PayQuestion, before = whole) =>
    causeOf(heading, sideOf(before), sideOf(now)).kind;

  it.each([
    ['a raise [PC-3]', 'basic', withFacts({ basic_amount: '66000' }), 'raise'],
    ['a lowered amount', 'basic', withFacts({ basic_amount: '50000' }), 'lowered'],
    ['a raise, through what follows from it', 'ssf_employee', withFacts({ basic_amount: '66000' }), 'raise'],
    ['unpaid days', 'basic', { ...whole, segments: [{ ...only, unpaid: '2' }] }, 'days'],
    ['leaving', 'basic', { ...whole, segments: [{ ...only, days: '10' }] }, 'left'],
    ['joining', 'basic', { ...whole, segments: [{ ...only, from: '2025-11-20', days: '10' }] }, 'joined'],
    ['overtime', 'overtime', withFacts({ overtime_hours: '10' }), 'one_off'],
  ] as const)('is %s', (_, heading, now, kind) => expect(kindOf(heading, now)).toBe(kind));

  it('of a tax is the status, the law, the heading that moved it, or rounding', () => {
    const tax = 'remuneration_tax';
    const status = causeOf(
      tax,
      sideOf(whole),
      sideOf(
        next({ facts: { ...whole.tax.facts, status: whole.tax.facts['status'] === 'couple' ? 'single' : 'couple' } }),
      ),
    );
    expect(status).toMatchObject({ kind: 'tax_status', input: 'status' });
    const raised = withFacts({ basic_amount: '90000' });
    expect(causeOf(tax, sideOf(whole), sideOf({ ...raised, tax: { ...raised.tax, fiscal_index: 6 } }))).toMatchObject({
      kind: 'raise',
      through: 'basic',
    });
    const law = { ...whole, tax: { ...whole.tax, fiscal_index: 1, day: monthSpan('bs:2083-04').starts_on } };
    expect(kindOf(tax, law)).toBe('law');
    expect(kindOf(tax, next({}))).toBe('earlier');
  });

  it('is a package with other rules', () => {
    const changed = new PayAnswers({
      ssf: {
        headings: packageOf(0).headings.map((each) =>
          each.formula_name === 'ssf_employee'
            ? { ...each, rules: [{ condition_equation: null, rule_equation: 'basic * 12%', tds_type: null }] }
            : each,
        ),
      },
    });
    expect(causeOf('ssf_employee', sideOf(whole), sideOf(whole, changed)).kind).toBe('package');
    expect(causeOf('basic', sideOf(whole), sideOf(whole, changed)).kind).toBe('rounding');
  });

  it('is joining or leaving where there is one payslip', () => {
    expect([causeOf('basic', null, sideOf(whole)).kind, causeOf('basic', sideOf(whole), null).kind]).toEqual([
      'joined',
      'left',
    ]);
  });
});

describe('formulas in words', () => {
  const name = (text: string) => ({ en: `[${text}]`, ne: `«${text}»` });
  it.each([
    ['basic * 11%', '[basic] × 11%', '«basic» × ११%'],
    ['(a + b) * 2', '([a] + [b]) × 2', '(«a» + «b») × २'],
    ['a - (b - c)', '[a] − ([b] − [c])', '«a» − («b» − «c»)'],
    ['IF(a > 1, b, 0)', '[b] if [a] is above 1, otherwise 0', '«a» १ भन्दा बढी भए «b», नत्र ०'],
    ['MIN(a, 12) / 12', 'the least of ([a], 12) ÷ 12', '(«a», १२) सबैभन्दा सानो ÷ १२'],
    ['OPTIONAL(a, 0)', '[a]', '«a»'],
  ])('says %s', (formula, en, ne) => expect(formulaInWords(formula, name)).toEqual({ en, ne }));
});
