/** How complete profiles are, worked out plainly from what is stored, to hold against what the database keeps. */
import { completeness } from '@karmik/model/hris/file/completeness';
import { countedSections, sectionOf, type SectionName } from '@karmik/model/hris/file/sections';

/** Runs a statement, no matter whose connection it is. */
type Read = <T extends object>(sql: string) => Promise<readonly T[]>;

interface Profile {
  readonly organization_id: number;
  readonly employee_id: number;
  readonly filled: readonly SectionName[];
  readonly percent: number;
}

/** When a section is filled that is a part of the employee's own record. */
const isPartFilled: Partial<Record<SectionName, string>> = {
  personal: 'gender is not null and date_of_birth is not null and marital_status is not null',
  contact: 'phone is not null and (address is not null or permanent_address is not null)',
  legal: 'citizenship_number is not null and pan_number is not null',
  medical: 'num_nonnulls(height_cm, weight_kg, allergies, disability, regular_medicine) > 0',
};
const inOrder = 'order by organization_id, employee_id';

/** What the profiles of all employees come to, by their records and the rule of the model. */
export async function plainCompleteness(read: Read): Promise<readonly Profile[]> {
  const people = await read<Omit<Profile, 'filled' | 'percent'>>(
    `select organization_id, user_id as employee_id from employee ${inOrder}`,
  );
  const settings = await read<Record<string, number>>('select * from completeness_setting');
  const filledOf = new Map<SectionName, ReadonlySet<string>>();
  for (const name of countedSections) {
    const part = isPartFilled[name];
    const rows = await read<{ key: string }>(
      part === undefined
        ? `select distinct organization_id || ' ' || employee_id as key from ${name}`
        : `select organization_id || ' ' || user_id as key from employee where ${part}`,
    );
    filledOf.set(name, new Set(rows.map(({ key }) => key)));
  }
  return people.map(({ organization_id, employee_id }) => {
    const setting = settings.find((each) => Number(each.organization_id) === Number(organization_id));
    const weights = Object.fromEntries(
      countedSections.map((name) => [name, setting?.[name] ?? sectionOf(name).weight]),
    );
    const filled = countedSections.filter((name) => filledOf.get(name)?.has(`${organization_id} ${employee_id}`));
    return { organization_id, employee_id, filled, percent: completeness(weights, new Set(filled)) };
  });
}

/** What the database keeps, in the same form. */
export async function keptCompleteness(read: Read): Promise<readonly Profile[]> {
  const rows = await read<Omit<Profile, 'filled'> & { readonly filled: number }>(
    `select organization_id, employee_id, filled, percent from profile_completeness ${inOrder}`,
  );
  return rows.map(({ filled, ...row }) => ({
    ...row,
    filled: countedSections.filter((_, bit) => filled & (1 << bit)),
  }));
}
