/** What a letter says of a person: their file, the record of employment that the letter is about, and the organisation. */
import { isEmploymentChange } from '@karmik/model/hris/letters/letter';
import type { LetterValues } from '@karmik/model/hris/letters/placeholders';
import { scaleAt, type Scale } from '@karmik/model/hris/scale';
import type { Address } from '@karmik/model/kit/fields';
import { adToBs, formatBs, toDevanagariDigits } from 'date-bs';
import type { Tenant } from '../../../db/database.ts';

export type LetterLanguage = 'en' | 'ne';

interface FactsRow extends Scale {
  readonly full_name: string;
  readonly name_ne: string | null;
  readonly gender: string | null;
  readonly employee_code: string;
  readonly email: string | null;
  readonly address: string | null;
  readonly joined_on: string;
  readonly record_id: number | null;
  readonly effective_on: string | null;
  readonly contract_ends_on: string | null;
  readonly probation_ends_on: string | null;
  readonly step: number | null;
  readonly job_title: string | null;
  readonly branch: string | null;
  readonly division: string | null;
  readonly employment_type: string | null;
  readonly employment_level: string | null;
  readonly previous_job_title: string | null;
  readonly previous_branch: string | null;
  readonly previous_division: string | null;
  readonly previous_level: string | null;
  readonly issuer: string | null;
  readonly issuer_title: string | null;
}

/** The record that the letter is about is the last one of its change, or without a change the one in force. */
const factsSql = `
  with about as (
    select h.* from employment h where h.organization_id = $1 and h.employee_id = $2
       and case when $3::text is null then h.starts_on <= $4::date else h.change = $3 end
     order by h.starts_on desc limit 1),
  before as (
    select h.* from employment h join about a on h.organization_id = a.organization_id and h.employee_id = a.employee_id and h.starts_on < a.starts_on
     order by h.starts_on desc limit 1)
  select e.full_name, e.name_ne, e.gender, e.employee_code, e.email, e.address, e.joined_on,
         a.id as record_id, a.starts_on as effective_on, a.contract_ends_on, a.probation_ends_on, a.step,
         t.title as job_title, b.name as branch, d.name as division, y.title as employment_type, l.title as employment_level,
         l.scale_start::text, l.scale_steps, l.scale_increment::text,
         pt.title as previous_job_title, pb.name as previous_branch, pd.name as previous_division, pl.title as previous_level,
         i.full_name as issuer, nullif(i.job_title, '') as issuer_title
    from employee e
    left join about a on true
    left join before p on true
    left join job_title t on t.organization_id = e.organization_id and t.id = coalesce(a.job_title_id, e.job_title_id)
    left join branch b on b.organization_id = e.organization_id and b.id = coalesce(a.branch_id, e.branch_id)
    left join division d on d.organization_id = e.organization_id and d.id = coalesce(a.division_id, e.division_id)
    left join employment_type y on y.organization_id = e.organization_id and y.id = coalesce(a.employment_type_id, e.employment_type_id)
    left join employment_level l on l.organization_id = e.organization_id and l.id = coalesce(a.employment_level_id, e.employment_level_id)
    left join job_title pt on pt.organization_id = e.organization_id and pt.id = p.job_title_id
    left join branch pb on pb.organization_id = e.organization_id and pb.id = p.branch_id
    left join division pd on pd.organization_id = e.organization_id and pd.id = p.division_id
    left join employment_level pl on pl.organization_id = e.organization_id and pl.id = p.employment_level_id
    left join person i on i.organization_id = e.organization_id and i.id = $5
   where e.organization_id = $1 and e.user_id = $2`;

export const salutations: Record<LetterLanguage, Readonly<Record<string, string>>> = {
  en: { Male: 'Mr.', Female: 'Ms.', Other: 'Mx.' },
  ne: { Male: 'श्री', Female: 'सुश्री', Other: 'श्री' },
};

const adDays: Record<LetterLanguage, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ne: new Intl.DateTimeFormat('ne-u-nu-deva', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};
/** @example adDay('2026-11-21', 'en') // '21 November 2026' */
export const adDay = (day: string, language: LetterLanguage): string => adDays[language].format(Date.parse(day));
/** @example bsDay('2026-11-21', 'en') // 'Mangsir 5, 2083' */
export const bsDay = (day: string, language: LetterLanguage): string =>
  formatBs(adToBs(day), language === 'ne' ? 'YYYY MMMM D' : 'MMMM D, YYYY', { locale: language });

/** The same, or null for no day and for one that the calendar does not reach. */
export function bsDayIfAny(day: string | null, language: LetterLanguage): string | null {
  if (day === null) return null;
  try {
    return bsDay(day, language);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const nobodyInParticular: Record<LetterLanguage, string> = {
  en: 'To whom it may concern',
  ne: 'जो जससँग सम्बन्धित छ',
};

export const digitsOf = (text: string, language: LetterLanguage): string =>
  language === 'ne' ? toDevanagariDigits(text) : text;

interface Sum {
  readonly currency: string;
  readonly amount: string;
}

/** @example amountIn({ currency: 'NPR', amount: '125000.00' }, 'en') // 'NPR 1,25,000.00' */
export function amountIn({ currency, amount }: Sum, language: LetterLanguage): string {
  const [whole = '', part] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
  return `${currency} ${digitsOf(part === undefined ? grouped : `${grouped}.${part}`, language)}`;
}

export interface Head {
  readonly name: string;
  readonly lines: readonly string[];
  readonly address: string | null;
  readonly logoKey: string | null;
}

/** What the organisation says of itself at the top of its letters. */
export async function readHead(tenant: Tenant): Promise<Head> {
  const row = await tenant.one<{
    name: string;
    phone: string | null;
    email: string | null;
    website: string | null;
    address: Address | null;
    logo: string | null;
  }>(
    `select o.name, p.phone, p.email, p.website, p.address, f.storage_key as logo from organization o
       left join organization_profile p on p.organization_id = o.id
       left join file f on f.organization_id = o.id and f.id = p.logo_id where o.id = $1`,
    [tenant.organizationId],
  );
  if (!row) throw new Error(`organization ${tenant.organizationId} is gone`);
  const { street, ward, municipality, district } = row.address ?? {
    street: '',
    ward: '',
    municipality: '',
    district: '',
  };
  const town = municipality && ward ? `${municipality}-${ward}` : municipality;
  const address = [street, town, district].filter(Boolean).join(', ') || null;
  const reached = [row.phone, row.email, row.website].filter(Boolean).join(' · ');
  return {
    name: row.name,
    address,
    lines: [address, reached || null].filter((line) => line !== null),
    logoKey: row.logo,
  };
}

export interface Wanted {
  readonly employeeId: number;
  readonly issuerId: number;
  readonly event: string;
  readonly today: string;
  readonly language: LetterLanguage;
  /** That of the organization. */
  readonly currency: string;
  /** Whom the letter goes to and what it is needed for, where that was said. */
  readonly addressedTo?: string | null;
  readonly neededFor?: string | null;
  /** Null before it is issued. */
  readonly number: string | null;
}

export interface Facts {
  readonly values: LetterValues;
  /** False where the letter is about a change of employment that the file does not hold. */
  readonly hasRecord: boolean;
}

/** @returns undefined for who has no file here */
export async function readFacts(tenant: Tenant, head: Head, wanted: Wanted): Promise<Facts | undefined> {
  const { employeeId, issuerId, event, today, language, number } = wanted;
  const change = isEmploymentChange(event) ? event : null;
  const row = await tenant.one<FactsRow>(factsSql, [tenant.organizationId, employeeId, change, today, issuerId]);
  if (!row) return undefined;
  const ad = (day: string | null) => (day === null ? null : adDay(day, language));
  const bs = (day: string | null) => bsDayIfAny(day, language);
  const { gender, record_id, name_ne, scale_start, scale_steps, scale_increment, ...plain } = row;
  const basicSalary = scaleAt({ scale_start, scale_steps, scale_increment }, row.step ?? 0);
  return {
    hasRecord: change === null || record_id !== null,
    values: {
      ...plain,
      full_name_ne: name_ne,
      salutation: gender === null ? null : (salutations[language][gender] ?? null),
      step: row.step === null ? null : digitsOf(String(row.step), language),
      joined_on: ad(row.joined_on),
      joined_on_bs: bs(row.joined_on),
      effective_on: ad(row.effective_on),
      effective_on_bs: bs(row.effective_on),
      contract_ends_on: ad(row.contract_ends_on),
      contract_ends_on_bs: bs(row.contract_ends_on),
      probation_ends_on: ad(row.probation_ends_on),
      probation_ends_on_bs: bs(row.probation_ends_on),
      basic_salary:
        basicSalary === undefined ? null : amountIn({ currency: wanted.currency, amount: basicSalary }, language),
      addressed_to: wanted.addressedTo ?? nobodyInParticular[language],
      needed_for: wanted.neededFor ?? null,
      // Of disciplinary cases and offers alone.
      allegation: null,
      decision: null,
      supervisor: null,
      salary: null,
      answer_by: null,
      answer_by_bs: null,
      organization: head.name,
      organization_address: head.address,
      letter_number: number === null ? null : digitsOf(number, language),
      issued_on: ad(today),
      issued_on_bs: bs(today),
    },
  };
}
