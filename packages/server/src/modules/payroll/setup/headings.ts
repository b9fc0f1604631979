/** Stored headings for the rules of pay, and what is checked before one or a package is stored. */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Message } from '@karmik/model/kit/message';
import { verbatim } from '@karmik/model/kit/message';
import type { HeadingErrors } from '@karmik/model/payroll/package/check';
import type { RunHeading } from '@karmik/model/payroll/run/question';
import { checkHeadings } from '@karmik/model/payroll/setup/check';
import type { payHeading } from '@karmik/model/payroll/setup/heading';
import { paySetupMessages as says } from '@karmik/model/payroll/setup/messages';
import { payPackageVersion, type payPackage } from '@karmik/model/payroll/setup/package';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { payrollMessages } from '../messages.ts';
import { followingPaidDays } from './paid-days.ts';

export type Heading = RunHeading & { readonly id: number };

/** Headings in the order of the payslip: those that are not archived. @param also these, though they are archived, or all of them */
export const headingsOf = (tenant: Tenant, also: readonly number[] | 'all' = []): Promise<Heading[]> =>
  tenant.query<Heading>(
    `select h.id, h.name, h.name_in_nepali, h.formula_name, h.slip_order, h.type, h.taxable, h.has_amount, h.is_regular, h.is_fund, h.is_remote_allowance, h.by_joining,
            h.by_unpaid_days, h.is_on_slip,
            (select coalesce(jsonb_agg(jsonb_build_object('condition_equation', r.condition_equation, 'rule_equation', r.rule_equation, 'tds_type', r.tds_type)
                       order by r.position), '[]'::jsonb) from pay_heading_rules r where r.organization_id = h.organization_id and r.parent_id = h.id) as rules
       from pay_heading h where h.organization_id = $1 and (h.archived_at is null or $3 or h.id = any($2::bigint[])) order by h.slip_order, h.id`,
    [tenant.organizationId, also === 'all' ? [] : also, also === 'all'],
  );

/** The first thing that is wrong with a heading, in a sentence. */
export const firstProblem = ({ rules, non_field_errors }: HeadingErrors): Message | undefined =>
  non_field_errors[0] ??
  rules
    .flatMap(({ condition_equation_errors, rule_equation_errors, tds_type }): Message[] => [
      ...condition_equation_errors.map(({ message }) => message),
      ...rule_equation_errors.map(({ message }) => message),
      ...tds_type,
    ])
    .at(0);

/** The errors of a heading in the shape of VAL-9, by the places of its rules. */
function fieldErrorsOf({ rules, non_field_errors }: HeadingErrors): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, rule] of rules.entries()) {
    const add = (name: string, messages: readonly Message[]) => {
      if (messages.length > 0) errors[`rules.${index}.${name}`] = [...messages];
    };
    add(
      'condition_equation_errors',
      rule.condition_equation_errors.map(({ message }) => message),
    );
    add(
      'rule_equation_errors',
      rule.rule_equation_errors.map(({ message }) => message),
    );
    add('tds_type', rule.tds_type);
  }
  return non_field_errors.length > 0 ? { ...errors, non_field_errors: [...non_field_errors] } : errors;
}

/** Amounts keep the currency in which they were paid, since paid months are computed again where a fact of theirs changes. */
export const packageHooks: EntityHooks<typeof payPackage> = {
  async beforeSave({ tenant, id, before }, { currency }) {
    if (!before || before.currency === currency) return undefined;
    const paid = await tenant.one(
      `select 1 from pay_slip where organization_id = $1 and (package_id = $2 or concurrent_package_id = $2) and status <> 'Discarded' limit 1`,
      [tenant.organizationId, id ?? 0],
    );
    return paid ? { currency: [payrollMessages.currencyInUse] } : undefined;
  },
};

interface Version {
  readonly package: string;
  readonly headings: readonly number[];
}

/** Versions of packages that hold today or later, with their headings. */
const versionsWith = (tenant: Tenant, heading: number): Promise<Version[]> =>
  tenant.query<Version>(
    `select p.name as package, (select array_agg(l.heading_id) from pay_package_version_headings l
              where l.organization_id = v.organization_id and l.parent_id = v.id) as headings
       from pay_package_version v join pay_package p on p.organization_id = v.organization_id and p.id = v.package_id
      where v.organization_id = $1 and p.archived_at is null and (v.ends_on is null or v.ends_on >= today_of($1))
        and exists (select from pay_package_version_headings l where l.organization_id = v.organization_id and l.parent_id = v.id and l.heading_id = $2)
      order by v.id`,
    [tenant.organizationId, heading],
  );

/** Headings and packages are changed one after the other, since each change is checked with all of them. */
const alone = (tenant: Tenant) =>
  tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', ['pay_heading', tenant.organizationId]);

/** Whether a payslip has a line of a heading. */
const isPaid = async (tenant: Tenant, formulaName: string): Promise<boolean> =>
  (await tenant.one('select 1 from pay_slip_lines where organization_id = $1 and formula_name = $2 limit 1', [
    tenant.organizationId,
    formulaName,
  ])) !== undefined;

export const headingHooks: EntityHooks<typeof payHeading> = {
  async beforeSave({ tenant, id, before }, body) {
    await alone(tenant);
    // A row of a spreadsheet brings no rules.
    const own = {
      ...body,
      rules: (body.rules as typeof body.rules | undefined) ?? [],
      id: id ?? 0,
    } as unknown as Heading;
    if (own.rules.length === 0 && !own.has_amount) return { rules: [says.needsRule] };
    const others = (await headingsOf(tenant)).filter((each) => each.id !== id);
    if (before && (await isPaid(tenant, before.formula_name))) {
      // Differences of past months are found by the name and the type that they were paid under.
      if (own.formula_name !== before.formula_name) return { formula_name: [says.headingPaid] };
      if (own.type !== before.type) return { type: [says.headingPaid] };
    }
    // The rule of unique names refuses it.
    if (others.some(({ formula_name }) => formula_name === own.formula_name)) return undefined;
    const all = [...others, own].toSorted((one, other) => one.slip_order - other.slip_order);
    const wrong = checkHeadings(all).errors?.find(({ heading }) => heading === own.formula_name);
    if (wrong) return fieldErrorsOf(wrong);
    // What it no longer gives to a package that is in force stops that package.
    for (const version of id === undefined ? [] : await versionsWith(tenant, id)) {
      const errors = checkHeadings(all.filter((each) => version.headings.includes(each.id))).errors;
      const problem = errors?.[0] && firstProblem(errors[0]);
      if (problem) return { non_field_errors: [says.usedByPackages({ package: version.package, problem })] };
    }
    return undefined;
  },
};

const follow = followingPaidDays(payPackageVersion);

export const packageVersionHooks: EntityHooks<typeof payPackageVersion> = {
  ...(follow as EntityHooks<typeof payPackageVersion>),
  async beforeSave(write, body) {
    const { tenant } = write;
    await alone(tenant);
    const wanted = new Map(body.headings.map(({ heading, amount }) => [heading, amount]));
    const headings = (await headingsOf(tenant, [...wanted.keys()])).filter(({ id }) => wanted.has(id));
    const errors = checkHeadings(headings).errors;
    const problem = errors?.[0] && firstProblem(errors[0]);
    if (errors?.[0] && problem) {
      const name = headings.find(({ formula_name }) => formula_name === errors[0]?.heading)?.name ?? errors[0].heading;
      return { headings: [says.missingHeading({ heading: verbatim(name), problem })] };
    }
    const without = body.headings.findIndex(
      ({ heading, amount }) => amount !== null && headings.find(({ id }) => id === heading)?.has_amount === false,
    );
    if (without >= 0) {
      const name = headings.find(({ id }) => id === body.headings[without]?.heading)?.name ?? '';
      return { [`headings.${without}.amount`]: [says.needsAmount({ heading: verbatim(name) })] };
    }
    return follow.beforeSave(write, body);
  },
};
