/** What an organisation asks of sign-ins and passwords. Of someone's organisations the strictest binds. */
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import type { FieldErrors } from '../kit/field-errors.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { leastPasswordLength } from './password-rules.ts';
import { accountMessages } from './messages.ts';

const fieldsOf = (privileged: { readonly default: boolean }) =>
  ({
    otp_required: f.boolean({
      label: bilingual('Require a one-time password for everyone', 'सबैसँग एक पटकको पासवर्ड माग्ने'),
      help: bilingual(
        'People without an authenticator app or passkey get a code by email at each sign-in. Sessions without a second step end at once.',
        'प्रमाणीकरण एप वा पासकी नराखेकालाई हरेक साइन इनमा इमेलबाट कोड पठाइन्छ। दोस्रो चरणबिना खुलेका सत्र तुरुन्तै बन्द हुन्छन्।',
      ),
      default: false,
    }),
    otp_required_for_privileged: f.boolean({
      label: bilingual(
        'Require it for HR admins, auditors and whistle-blower investigators',
        'मानव संसाधन प्रशासक, लेखापरीक्षक र उजुरीका छानबिनकर्तासँग माग्ने',
      ),
      help: bilingual('These accounts reach the most data.', 'यी खाताले सबैभन्दा धेरै विवरण हेर्न सक्छन्।'),
      default: privileged.default,
    }),
    password_min_length: f.number({
      label: bilingual('Minimum length', 'न्यूनतम लम्बाइ'),
      required: true,
      default: leastPasswordLength,
      min: leastPasswordLength,
      max: 64,
    }),
    password_uppercase: f.boolean({ label: bilingual('An uppercase letter', 'एउटा ठूलो अक्षर'), default: false }),
    password_lowercase: f.boolean({ label: bilingual('A lowercase letter', 'एउटा सानो अक्षर'), default: false }),
    password_special: f.boolean({ label: bilingual('A special character', 'एउटा विशेष चिह्न'), default: false }),
    password_max_age_days: f.number({
      label: bilingual('Expires after (days)', 'म्याद (दिन)'),
      help: bilingual('Leave empty for no expiry.', 'खाली छोडे पासवर्डको म्याद कहिल्यै सकिँदैन।'),
      min: 1,
      max: 3650,
    }),
    password_history: f.number({
      label: bilingual('Passwords remembered', 'दोहोर्‍याउन नमिल्ने पुराना पासवर्ड'),
      required: true,
      default: 0,
      min: 0,
      max: 12,
    }),
  }) as const;

export const securitySetting = defineEntity({
  name: 'security_setting',
  label: bilingual('Security settings', 'सुरक्षा सेटिङ'),
  path: 'org/:org/security-settings',
  codes: { read: '27.00', write: '27.00' },
  single: true,
  fields: {
    ...fieldsOf({ default: true }),
    sign_in_by_code: f.boolean({
      label: bilingual('Sign in with employee code', 'कर्मचारी कोडबाट साइन इन'),
      help: bilingual(
        'Type it after the short address of the organization, such as himal/E-001.',
        'संस्थाको छोटो ठेगानापछि लेखिन्छ, जस्तै himal/E-001।',
      ),
      default: false,
    }),
    sign_in_by_phone: f.boolean({
      label: bilingual('Sign in with phone number', 'फोन नम्बरबाट साइन इन'),
      help: bilingual('Numbers that several accounts share are left out.', 'एकभन्दा बढी खातामा भएका नम्बर यसमा चल्दैनन्।'),
      default: false,
    }),
  },
});

export type SecuritySetting = Omit<EntityRecord<typeof securitySetting>, 'id' | 'created_at'>;

/** The least that every organisation of an installation asks; read and set by operators, over endpoints of its own. */
export const securityFloor = defineEntity({
  name: 'security_floor',
  label: bilingual('Minimum security', 'न्यूनतम सुरक्षा'),
  path: 'commons/security-floor',
  single: true,
  fields: fieldsOf({ default: false }),
});

export type SecurityFloor = Omit<EntityRecord<typeof securityFloor>, 'id' | 'created_at'>;

const switches = [
  'otp_required',
  'otp_required_for_privileged',
  'password_uppercase',
  'password_lowercase',
  'password_special',
] as const;
type Switch = (typeof switches)[number];

/** The switches that a floor leaves an organisation no choice about. */
export const demandedBy = (floor: SecurityFloor): readonly Switch[] => switches.filter((name) => floor[name]);

const fewest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** What holds in an organisation: of its own rules and the floor the stricter, each by itself. */
export const strictest = (own: SecuritySetting, floor: SecurityFloor): SecuritySetting => ({
  ...own,
  otp_required: own.otp_required || floor.otp_required,
  otp_required_for_privileged: own.otp_required_for_privileged || floor.otp_required_for_privileged,
  password_min_length: Math.max(own.password_min_length, floor.password_min_length),
  password_uppercase: own.password_uppercase || floor.password_uppercase,
  password_lowercase: own.password_lowercase || floor.password_lowercase,
  password_special: own.password_special || floor.password_special,
  password_max_age_days: fewest(own.password_max_age_days, floor.password_max_age_days),
  password_history: Math.max(own.password_history, floor.password_history),
});

/**
 * What is wrong with changes of an organisation's rules under a floor.
 * @param changes the fields that someone changes, with their new values
 * @returns messages by field; nothing for rules as strict as the floor or stricter
 */
export function weakerThan(floor: SecurityFloor, changes: Partial<SecuritySetting>): FieldErrors {
  const { fields } = securitySetting;
  const errors: FieldErrors = {};
  for (const name of demandedBy(floor))
    if (changes[name] === false) errors[name] = [accountMessages.demandedByInstallation];
  for (const name of ['password_min_length', 'password_history'] as const) {
    const value = changes[name];
    if (value !== undefined && value < floor[name])
      errors[name] = [messages.tooSmall({ field: fields[name].label, least: floor[name] })];
  }
  const { password_max_age_days: age } = changes;
  const most = floor.password_max_age_days;
  if (age !== undefined && most !== null && (age === null || age > most))
    errors.password_max_age_days = [messages.tooLarge({ field: fields.password_max_age_days.label, most })];
  return errors;
}

/** The organisation's rules as a form asks for them under a floor: numbers within it. Switches that it demands are no question. */
export const fieldsWithin = (floor: SecurityFloor) => {
  const { fields } = securitySetting;
  const most = floor.password_max_age_days;
  return {
    ...fields,
    password_min_length: { ...fields.password_min_length, min: floor.password_min_length },
    password_history: { ...fields.password_history, min: floor.password_history },
    ...(most === null
      ? {}
      : { password_max_age_days: { ...fields.password_max_age_days, max: most, required: true as const } }),
  };
};
