/** Changes whose effect on pay is looked at, each laid over what is stored. */
import { addDaysTo } from '@karmik/model/kit/period';
import { lawWithBands } from '@karmik/model/payroll/effect/bands';
import {
  effectOfFestival,
  effectOfHeading,
  effectOfIncrement,
  effectOfLaw,
  effectOfPackage,
  effectOfTaxBands,
} from '@karmik/model/payroll/effect/effect';
import { monthSpan } from '@karmik/model/kit/month';
import { lawWith } from '@karmik/model/payroll/law/change';
import { fiscalYearStart } from '@karmik/model/payroll/law/nepal/nepal';
import { fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import type { RunHeading, RunPackages } from '@karmik/model/payroll/run/question';
import { invalidField } from '../../../http/errors.ts';
import { looking, type BoundOperation } from '../../../operations/operation.ts';
import { lawOf } from '../law/law.ts';
import type { Version } from '../run/person-question.ts';
import type { DraftFacts } from '../run/facts.ts';
import { headingsOf } from '../setup/headings.ts';
import { amountHeadingOf, peopleOf, raiseOf } from '../setup/increment.ts';
import { raised } from '../setup/raised.ts';
import { effectOf } from './compare.ts';
import { effectMessages as says } from './messages.ts';

const last = (day: string | null): string => day ?? '9999-12-31';

/** The key of a version that is not stored. */
const draftId = 0;

/** Versions of a package with a draft among them: it takes the place of the one that is changed, and ends those before it. */
const withVersion = (draft: Version, changed: number | null): DraftFacts => ({
  versions: (rows) => {
    const others = rows.filter(({ id, package_id }) => package_id !== draft.package_id || id !== changed);
    const next = others.find(
      ({ package_id, starts_on }) => package_id === draft.package_id && starts_on > draft.starts_on,
    );
    const ends = [draft.ends_on, next ? addDaysTo(next.starts_on, -1) : null].flatMap((day) => day ?? []).toSorted()[0];
    const own = { ...draft, ends_on: ends ?? null };
    const before = addDaysTo(draft.starts_on, -1);
    return [
      ...others.flatMap((row): Version[] => {
        if (row.package_id !== draft.package_id || row.starts_on > draft.starts_on || last(row.ends_on) <= before)
          return [row];
        return row.starts_on === draft.starts_on ? [] : [{ ...row, ends_on: before }];
      }),
      own,
    ].toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  },
});

/** Packages with each heading of them as a change makes it. */
const withHeadings = (packages: RunPackages, change: (heading: RunHeading) => RunHeading): RunPackages =>
  Object.fromEntries(Object.entries(packages).map(([key, { headings }]) => [key, { headings: headings.map(change) }]));

const nothing = [{ condition_equation: null, rule_equation: '0', tds_type: null }];

export const payEffects: readonly BoundOperation[] = [
  looking(effectOfIncrement, async (asked, input) => {
    const name = await amountHeadingOf(asked.tenant, input.heading);
    if (name === undefined) throw invalidField('heading', says.noHeading);
    const people = await peopleOf(asked.tenant, input);
    const facts = raised(people, input.package, { name, day: input.starts_on, raise: raiseOf(input) });
    return effectOf(asked, input, { facts });
  }),
  looking(effectOfPackage, async (asked, input) => {
    const amounts = new Map(input.headings.map(({ heading, amount }) => [heading, amount]));
    const headings = (await headingsOf(asked.tenant, [...amounts.keys()])).filter(({ id }) => amounts.has(id));
    const unknown = input.headings.findIndex(({ heading }) => !headings.some(({ id }) => id === heading));
    if (unknown >= 0) throw invalidField(`headings.${unknown}.heading`, says.noHeading);
    const draft: Version = {
      id: draftId,
      package_id: input.package,
      starts_on: input.starts_on,
      ends_on: input.ends_on,
      amounts: Object.fromEntries(
        headings.flatMap(({ id, formula_name }) => {
          const amount = amounts.get(id);
          return typeof amount === 'string' ? [[formula_name, amount]] : [];
        }),
      ),
    };
    return effectOf(asked, input, {
      facts: withVersion(draft, input.version),
      packages: (stored) => ({ ...stored, [String(draftId)]: { headings } }),
    });
  }),
  looking(effectOfHeading, async (asked, input) => {
    const { heading, type, taxable, has_amount, is_regular, is_fund, by_joining, by_unpaid_days, rules } = input;
    const stored = (await headingsOf(asked.tenant, [heading])).find(({ id }) => id === heading);
    if (!stored) throw invalidField('heading', says.noHeading);
    const draft = { type, taxable, has_amount, is_regular, is_fund, by_joining, by_unpaid_days, rules };
    return effectOf(asked, input, {
      packages: (packages) =>
        withHeadings(packages, (each) => (each.formula_name === stored.formula_name ? { ...each, ...draft } : each)),
    });
  }),
  looking(effectOfTaxBands, async (asked, input) => {
    const { starts_on: day } = monthSpan(input.month);
    const year = Number(fiscalYearOf(input.month).slice(0, 4));
    const startOf = (first: number) => fiscalYearStart(`${first}/${String((first + 1) % 100).padStart(2, '0')}`);
    const law = lawWithBands(
      await lawOf(asked.tenant),
      day,
      { from: startOf(year) ?? day, to: startOf(year + 1) ?? '9999-12-31' },
      input,
    );
    return effectOf(asked, input, law ? { law } : {});
  }),
  looking(effectOfLaw, async (asked, { figure, amount, starts_on, ends_on, ...choice }) => {
    const change = { figure, amount, starts_on, ends_on, source: '', confirmed_by: null };
    return effectOf(asked, choice, { law: lawWith(await lawOf(asked.tenant), [change]) });
  }),
  looking(effectOfFestival, async (asked, input) => {
    const all = await headingsOf(asked.tenant, input.headings);
    const names = new Set(all.filter(({ id }) => input.headings.includes(id)).map(({ formula_name }) => formula_name));
    return effectOf(asked, input, {
      packagesBefore: (packages) =>
        withHeadings(packages, (each) => (names.has(each.formula_name) ? { ...each, rules: nothing } : each)),
    });
  }),
];
