/** What someone was, is and will be at work, from day to day; and when a contract comes to its end. */
import { defineEntity } from '../kit/entity.ts';
import { f, type Tone } from '../kit/fields.ts';
import { addDaysTo } from '../kit/period.ts';
import type { ValueRange } from '../kit/ranges.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { employeeField, openScopes, personnelFile, publishedField } from './file/kit.ts';
import { hrisMessages } from './messages.ts';

/**
 * A record of employment. Those of a person follow each other without overlap; one that begins ends the one before on the day before,
 * and takes effect on its day. What was in force is never rewritten.
 */
export const employment = defineEntity({
  name: 'employment',
  label: bilingual('Employment record', 'रोजगारी अभिलेख'),
  plural: bilingual('Employment history', 'रोजगारी इतिहास'),
  path: 'hris/:org/employment',
  codes: { read: 'organizationMember', write: '3.00' },
  personnelFile,
  scopes: { ...openScopes, own: { person: 'employee', onceKnown: { day: 'starts_on', published: 'is_published' } } },
  name_field: 'employee',
  search: ['employee', 'job_title'],
  sort: '-starts_on',
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on' },
  fields: {
    employee: employeeField,
    change: f.choice({
      label: bilingual('Change', 'परिवर्तन'),
      required: true,
      choices: {
        Appointment: bilingual('Appointment', 'नियुक्ति'),
        Confirmation: bilingual('Confirmation', 'स्थायी नियुक्ति'),
        Promotion: bilingual('Promotion', 'बढुवा'),
        Transfer: bilingual('Transfer', 'सरुवा'),
        Upgrade: bilingual('Upgrade', 'स्तरवृद्धि'),
        Demotion: bilingual('Demotion', 'घटुवा'),
        Extension: bilingual('Contract extension', 'करार थप'),
        Other: bilingual('Other', 'अन्य'),
      },
    }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
    ends_on: f.date({ label: bilingual('Effective until', 'लागु रहने मिति') }),
    branch: f.reference({ label: bilingual('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    division: f.reference({ label: bilingual('Division', 'महाशाखा'), to: 'division', name_field: 'name' }),
    job_title: f.reference({ label: bilingual('Job title', 'पद'), to: 'job_title', name_field: 'title' }),
    employment_type: f.reference({
      label: bilingual('Employment type', 'रोजगारीको प्रकार'),
      to: 'employment_type',
      name_field: 'title',
    }),
    employment_level: f.reference({
      label: bilingual('Employment level', 'तह'),
      to: 'employment_level',
      name_field: 'title',
    }),
    step: f.number({ label: bilingual('Step', 'ग्रेड'), min: 0, max: 60 }),
    probation_ends_on: f.date({ label: bilingual('Probation ends on', 'परीक्षणकाल सकिने मिति') }),
    confirmed_on: f.date({ label: bilingual('Confirmed on', 'स्थायी भएको मिति') }),
    contract_ends_on: f.date({ label: bilingual('Contract ends on', 'करार सकिने मिति') }),
    letter: f.text({ label: bilingual('Letter number', 'पत्र सङ्ख्या'), max: 60 }),
    remarks: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
    is_published: publishedField('3.00'),
  },
  rules: ({ starts_on, contract_ends_on }) =>
    contract_ends_on !== null && contract_ends_on < starts_on
      ? { contract_ends_on: [hrisMessages.contractBeforeStart] }
      : undefined,
});

/** What each record must say, besides when it begins. Records that came with the employee may say less. */
export const neededOfEmployment = ['branch', 'division', 'job_title', 'employment_type', 'employment_level'] as const;

/** What a new record takes over from the one before it, unless the change is about it. */
export const continuedOfEmployment = [
  'job_title',
  'employment_level',
  'step',
  'division',
  'branch',
  'employment_type',
  'contract_ends_on',
] as const;

/** How many days before its end a contract is looked at. */
export const contractSetting = defineEntity({
  name: 'contract_setting',
  label: bilingual('Contract settings', 'करार सेटिङ'),
  path: 'hris/:org/settings/contract',
  codes: { read: '4.03', write: '4.03' },
  single: true,
  fields: {
    safe_days: f.number({
      label: bilingual('Safe days', 'सुरक्षित दिन'),
      help: bilingual('A contract with more days left than this is active.', 'यसभन्दा बढी दिन बाँकी भए करार सक्रिय हुन्छ।'),
      required: true,
      default: 30,
      min: 1,
      max: 730,
    }),
    critical_days: f.number({
      label: bilingual('Critical days', 'जोखिम दिन'),
      help: bilingual(
        'A contract with this many days left or fewer is critical.',
        'यति वा योभन्दा कम दिन बाँकी भए करार जोखिममा हुन्छ।',
      ),
      required: true,
      default: 15,
      min: 0,
      max: 729,
    }),
  },
  rules: ({ safe_days, critical_days }) =>
    critical_days >= safe_days
      ? { critical_days: [hrisMessages.criticalTooLarge({ most: safe_days - 1 })] }
      : undefined,
});

/** What employees know of changes of their profile that take effect later. */
export const profileSetting = defineEntity({
  name: 'profile_setting',
  label: bilingual('Profile settings', 'कर्मचारी विवरण सेटिङ'),
  path: 'hris/:org/settings/profile',
  codes: { read: '4.03', write: '4.03' },
  single: true,
  fields: {
    future_changes: f.choice({
      label: bilingual('Employees see future changes', 'कर्मचारीले आगामी परिवर्तन देख्ने'),
      help: bilingual(
        'Promotions, transfers, salary steps and duty stations, in profiles, reviews and notifications',
        'बढुवा, सरुवा, तलब ग्रेड र कार्यस्थल; विवरण, समीक्षा र सूचनामा',
      ),
      required: true,
      default: 'On the day',
      choices: {
        'On the day': bilingual('On the day they take effect', 'लागु हुने दिन'),
        'Once published': bilingual('Once HR publishes them', 'मानव संसाधनले प्रकाशित गरेपछि'),
      },
    }),
  },
});

export const contractStates = {
  Active: { label: bilingual('Active', 'सक्रिय'), tone: 'positive' },
  'About to expire': { label: bilingual('About to expire', 'सकिन लागेको'), tone: 'caution' },
  Critical: { label: bilingual('Critical', 'जोखिममा'), tone: 'critical' },
  Expired: { label: bilingual('Expired', 'म्याद सकिएको'), tone: 'critical' },
} as const satisfies Record<string, { label: Text; tone: Tone }>;
export type ContractState = keyof typeof contractStates;
export const contractStateNames = {
  Active: contractStates.Active.label,
  'About to expire': contractStates['About to expire'].label,
  Critical: contractStates.Critical.label,
  Expired: contractStates.Expired.label,
} as const satisfies Record<ContractState, Text>;

const day = 86_400_000;
/** Days from one ISO day to another; negative where the other is earlier. */
export const daysUntil = (today: string, on: string): number => Math.round((Date.parse(on) - Date.parse(today)) / day);

/**
 * Where a contract is on a day, by the days that are left of it.
 * @example contractState('2026-12-06', '2026-11-21', { safe_days: 30, critical_days: 15 }) // 'Critical'
 */
export function contractState(
  endsOn: string,
  today: string,
  setting: { readonly safe_days: number; readonly critical_days: number },
): ContractState {
  const left = daysUntil(today, endsOn);
  if (left < 0) return 'Expired';
  if (left <= setting.critical_days) return 'Critical';
  return left <= setting.safe_days ? 'About to expire' : 'Active';
}

/** The states of contracts as ranges of the day on which they end; see `contractState`. */
export function contractRanges(
  today: string,
  { safe_days, critical_days }: { readonly safe_days: number; readonly critical_days: number },
): (ValueRange & { readonly value: ContractState })[] {
  const safe = Math.max(safe_days, critical_days);
  return [
    { value: 'Active', gte: addDaysTo(today, safe + 1) },
    { value: 'About to expire', gte: addDaysTo(today, critical_days + 1), lte: addDaysTo(today, safe) },
    { value: 'Critical', gte: today, lte: addDaysTo(today, critical_days) },
    { value: 'Expired', lte: addDaysTo(today, -1) },
  ];
}
