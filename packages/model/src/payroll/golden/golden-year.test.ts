import { describe, expect, it } from 'vitest';
import { decimalText } from '../../kit/exact/decimal.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { plus, type Ratio, whole, zero } from '../../kit/exact/ratio.ts';
import { paisa } from '../../kit/exact/rounding.ts';
import { fiscalYearStart, nepalLaw } from '../law/nepal/nepal.ts';
import type { Amounts } from '../tax/monthly.ts';
import { slipOf } from '../slip/slip.ts';
import { packageOf, tdsTypes } from '../slip/package.fixture.ts';
import golden from './golden-year.txt?raw';
import { goldenDays, type GoldenPerson, goldenPerson, plainYear, stretches } from './plain-year.fixture.ts';

const people = 200;
const packages = { ssf: packageOf('ssf'), pf: packageOf('pf'), none: packageOf('none') };

/** What the file holds: each person as JSON, then a line for each month with its cells, or none where nothing is paid. */
const written = (): string => {
  const next = seeded(2082);
  return Array.from({ length: people }, () => {
    const person = goldenPerson(next);
    return [JSON.stringify(person), ...plainYear(person).map((cells) => cells?.join(' ') ?? '-')].join('\n');
  }).join('\n\n');
};

/** The cells of a person's months by the engine. */
function engineYear(person: GoldenPerson): string[] {
  const law = nepalLaw.taxOn(fiscalYearStart('2082/83') ?? '');
  if (!law) throw new Error('No law of 2082/83');
  const { compiled, headings } = packages[person.fund];
  let before: Amounts = {};
  let withheld: Ratio = zero;
  let portion: Ratio = zero;
  return goldenDays.map((days, index) => {
    const month = index + 1;
    const parts = stretches(person, month);
    if (parts.length === 0) return '-';
    const once = person.festival === month ? (parts.at(-1)?.basic ?? 0) : 0;
    const slip = slipOf({
      headings,
      segments: parts.map((part) => ({
        compiled,
        facts: [part.basic, person.allowance, once, person.cit, 0, 0].map((each) => whole(each)),
        days: whole(part.days),
        unpaid: whole(part.unpaid),
      })),
      basis: { month: whole(days), divisor: whole(days) },
      tax: {
        law,
        facts: {
          ssf: person.fund === 'ssf',
          status: person.status,
          sex: person.sex,
          life: whole(person.life),
          health: whole(person.health),
        },
        fiscal_index: month,
        last_index: person.left?.month === month ? month : 12,
        before,
        withheld,
        later_one_offs: {},
        method: 'spread',
        step: paisa,
      },
      withheld_portion: portion,
      tds_types: tdsTypes,
    });
    if ('failure' in slip) throw new Error(JSON.stringify(slip.failure));
    before = {
      income: plus(before['income'] ?? zero, slip.counted['income'] ?? zero),
      retirement: plus(before['retirement'] ?? zero, slip.counted['retirement'] ?? zero),
    };
    withheld = plus(withheld, slip.tax.tds);
    portion = plus(portion, slip.tax_portion);
    const amounts = new Map(slip.lines.map(({ heading, amount }) => [heading, amount]));
    const cells = [
      'basic',
      'allowance',
      'festival',
      'fund_of_employer',
      'fund_of_employee',
      'social_security_tax',
      'remuneration_tax',
    ];
    return [...cells.map((name) => amounts.get(name) ?? zero), slip.net].map((value) => decimalText(value)).join(' ');
  });
}

describe('the golden year', () => {
  it('is what the plain program says', async () => {
    await expect(`${written()}\n`).toMatchFileSnapshot('./golden-year.txt');
  });

  it('is what the engine says, in every cell of 200 people and twelve months', () => {
    const all = golden.trim().split('\n\n');
    expect(all).toHaveLength(people);
    for (const each of all) {
      const [person = '', ...months] = each.split('\n');
      expect([person, ...engineYear(JSON.parse(person) as GoldenPerson)]).toEqual([person, ...months]);
    }
  });
});
