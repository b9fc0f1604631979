/** Good bodies for any declared entity, so that the loops over all of them need no words for each. */
import { entities } from '@karmik/model/entities';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { isWritable, type Field } from '@karmik/model/kit/fields';
import type { Client, Person } from './server.ts';

/** Entities with general endpoints, those that change what they hold among them. */
export const mounted = entities.filter(
  (entity) => entity.path !== undefined && !entity.single && !entity.personnelFile?.isConfirmed && !entity.isFinal,
);
/** What an organisation has once. */
export const singles = entities.filter((entity) => entity.single);

/** Modules whose part of the API has another name. */
const moduleOf: Readonly<Record<string, string>> = { org: 'organization', users: 'account', security: 'account' };
/** The module to which an address of the API belongs. @param path from its first part, as in `org/:org/bank` */
export const moduleAt = (path: string): string => {
  const [part = ''] = path.split('/');
  return moduleOf[part] ?? part;
};

export const pathOf = (entity: Entity, slug: string): string => `/${entity.path?.replace(':org', slug)}/`;

/**
 * Of two years: a column of years that are further ahead is read as one of Bikram Sambat. The first days are those of the first samples, which
 * no later record has again.
 */
const day = (n: number): string =>
  new Date(Date.UTC(2027, 0, 1 + (n < 250 ? n : 250 + (n % 450)))).toISOString().slice(0, 10);

/** A value for a field: the same for the same number, another for another where the field must be unique. */
function sampleValue(
  name: string,
  field: Field,
  n: number,
  references: Record<string, number>,
  people: readonly Person[],
  index: number,
): unknown {
  switch (field.kind) {
    case 'text':
      if (field.format === 'identifier') return `name_${n}`;
      return `${field.format === 'code' ? 'C' : 'Name '}${field.format === 'person_name' ? 'abcdefghij'[n % 10] : n} ${field.format === 'code' ? '' : name}`
        .trim()
        .padEnd(field.min ?? 0, '0')
        .slice(0, field.max);
    case 'long_text':
      return `Words about ${name} ${n}`.slice(0, field.max);
    case 'rich_text':
      return `<p>Words about ${name} ${n}</p>`;
    case 'email':
      return `sample${n}@example.com`;
    case 'phone':
      return `98${String(41_000_000 + n).padStart(8, '0')}`;
    case 'url':
      return `https://example.com/${n}`;
    case 'colour':
      return '#0a5bd3';
    case 'number':
    case 'duration':
      return Math.min(field.max ?? 1_000_000, (field.min ?? 0) + (n % ((field.max ?? 1_000) - (field.min ?? 0) + 1)));
    case 'decimal':
      return `${Math.floor(field.min ?? 0) + (n % 5)}.${'5'.padEnd(field.decimals, '0')}`;
    case 'amount':
      return { currency: 'NPR', amount: `${(field.min ?? 0) + (n % 5)}.50` };
    case 'money':
    case 'percent':
      return `${Math.ceil(field.min ?? 0) + (n % 5)}.50`;
    case 'date':
      return field.format === 'birth_date' || field.format === 'past' ? '1990-05-17' : day(n);
    case 'time':
      return `0${n % 10}:30`;
    case 'instant':
      // A later field is a later time.
      return `${day(n)}T${String(9 + (index % 10)).padStart(2, '0')}:15:00.000Z`;
    case 'month':
      return 'bs:2083-08';
    case 'fiscal_year':
      return '2083/84';
    case 'boolean':
      return false;
    case 'choice':
      return Object.keys(field.choices)[0];
    case 'multi_choice':
      return Object.keys(field.choices).slice(0, 1);
    case 'user':
      return people[index % people.length]?.id;
    case 'reference':
      return references[field.to] ?? null;
    case 'file':
      return references.file ?? null;
    case 'multi_reference':
      return references[field.to] ? [references[field.to]] : [];
    case 'address':
      return { province: 'Bagmati', district: 'Kathmandu', municipality: 'Kathmandu', ward: '4', street: 'Naxal' };
    case 'location':
      return { latitude: 27.7172, longitude: 85.324 };
    case 'lines':
      return [sampleFields(field.item as Entity['fields'], n, references, people)];
    default:
      return null;
  }
}

const sampleFields = (
  fields: Entity['fields'],
  n: number,
  references: Record<string, number>,
  people: readonly Person[],
) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isWritable(field))
      .map(([name, field], index) => [name, sampleValue(name, field, n, references, people, index)]),
  );

/** What the rules of an entity ask for that its fields do not say. */
const told: Readonly<Record<string, object>> = {
  room_booking: { attendees: 1 },
  grievance_setting: { hours: [{ weekday: 'Sunday', starts_at: '09:30', ends_at: '17:30' }] },
  library_question: { options: [] },
  email_template: { body: 'Open\n{{link}}', body_ne: '{{link}}\nखोल्नुहोस्' },
  notification_template: { text: '{{full_name}} asks', text_ne: '{{full_name}} ले माग्नुभयो' },
  ordering_setting: { second_by: null, third_by: null },
  hris_email_setting: { never_mailed: [] },
  staff_report: { split_by: null },
  employment: { step: 1 },
  application_setting: { second_day_off: null },
  leave_rule: { paid_fraction: '0.50' },
  pay_heading: { has_amount: true, rules: [{ condition_equation: null, rule_equation: '100', tds_type: null }] },
  payroll_setting: { approvers: [{ level: 1, person: null, permission: '11.00' }] },
  tax_report_setting: { portion_code: '11211', rest_code: '11112' },
  pay_incentive: { last_month: null },
  pay_forecast: { first_month: 'bs:2083-08', months: 12, increments: [], joins: [] },
  // The heading of a sample is paid, and not recovered.
  advance_salary_setting: { is_offered: false, heading: null },
  loan_method: { kind: 'flat' },
  loan_type: { moratorium_months: 0 },
  loan_heading_deduction: { perk_heading: null },
  pay_rebate_kind: {
    fiscal_year: '2083/84',
    tax_input: 'life',
    opens_in: 'bs:2083-04',
    closes_in: 'bs:2084-03',
    proof_due: null,
  },
  pay_ledger_mapping: { posting: 'heading' },
  pay_day_correction: { effect: 'unpaid', starts_on: '2026-10-01', ends_on: '2026-10-01' },
  statement_line: { deposited: null },
  attendance_device: { timezone: 'Asia/Kathmandu', address_range: '203.0.113.0/24' },
};

/** A good body of the entity. `n` tells one from another. */
export const sampleBody = (
  entity: Entity,
  n: number,
  references: Record<string, number>,
  people: readonly Person[],
): Record<string, unknown> => {
  const body = sampleFields(entity.fields, n, references, people);
  // A tree's root has nothing above it, and dated records of one thing follow each other.
  if (entity.parent) body[entity.parent] = null;
  if (entity.dated) body[entity.dated.to] = body[entity.dated.from];
  Object.assign(body, told[entity.name]);
  // People do not write off their own lost hours or enter their own pay, and the first of the people is who asks.
  if (['lost_hour_adjustment', 'pay_incentive_amount', 'pay_day_correction', 'pay_fund_payment'].includes(entity.name))
    body.employee = people[1]?.id;
  // A month has one rate.
  if (entity.name === 'loan_market_rate')
    body.from_month = `bs:${2070 + (Math.floor(n / 12) % 20)}-${String((n % 12) + 1).padStart(2, '0')}`;
  if (entity.name === 'swift_code')
    body.code = `NMBBNPK${String.fromCharCode(65 + (n % 26))}${String(n % 1000).padStart(3, '0')}`;
  if (entity.name === 'esewa_user') body.wallet = `98${String(10_000_000 + n)}`;
  if (entity.name === 'loan_heading_deduction') body.heading = references['deducted_heading'];
  for (const [name, holds] of Object.entries(entity.visibleWhen ?? {})) if (!holds?.(body)) delete body[name];
  return body;
};

/** A heading under which loans are deducted, which the sample of headings is not. */
async function aDeduction(who: Client, path: string): Promise<number> {
  const { body } = await who.post<{ id: number }>(path, {
    name: 'Sample deduction',
    formula_name: 'sample_deduction',
    slip_order: 950,
    type: 'extra_deduction',
    taxable: 'not_applicable',
    has_amount: true,
    is_regular: false,
    is_fund: false,
    by_joining: false,
    by_unpaid_days: false,
    is_on_slip: true,
    rules: [],
  });
  return body.id;
}

/** Creates one record of each mounted entity over the API, those that are referred to first. @returns their ids by entity */
export async function createSamples(
  who: Client,
  slug: string,
  people: readonly Person[],
): Promise<Record<string, number>> {
  // A paper for fields that hold files.
  const file = (await who.upload<{ id: number }>('/files/?purpose=record', 'paper.txt', 'A paper')).body.id;
  const ids: Record<string, number> = { file };
  const left = new Set(mounted);
  // What is unique over all organizations, such as the serial of a device, differs between them.
  const number = slug === 'himal' ? 1 : 501;
  while (left.size) {
    const ready = [...left].filter((entity) =>
      fieldEntries(entity).every(
        ([, field]) => field.kind !== 'reference' || !field.required || field.to in ids || field.to === entity.name,
      ),
    );
    if (ready.length === 0)
      throw new Error(`these entities need each other: ${[...left].map(({ name }) => name).join(', ')}`);
    for (const entity of ready) {
      left.delete(entity);
      const made = await who.post<{ id: number }>(pathOf(entity, slug), sampleBody(entity, number, ids, people));
      if (made.status !== 201) throw new Error(`${entity.name}: ${made.status} ${JSON.stringify(made.body)}`);
      ids[entity.name] = made.body.id;
      if (entity.name === 'pay_heading') ids['deducted_heading'] = await aDeduction(who, pathOf(entity, slug));
    }
  }
  return ids;
}
