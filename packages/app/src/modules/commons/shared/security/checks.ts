/** What the security page of an installation says of each thing that the server told. */
import { counted } from '@karmik/model/kit/plural';
import type { InstallationSecurity } from '@karmik/model/commons/installation-security';
import { bilingual, type Text } from '@karmik/model/kit/text';

export interface Check {
  readonly title: Text;
  readonly state: 'on' | 'fine' | 'off' | 'attention';
  readonly sentence: Text;
  /** The setting of the server that changes it. */
  readonly setting?: Text;
  readonly link?: { readonly href: string; readonly label: Text };
}

interface Spoken {
  readonly number: (value: number) => string;
  readonly instant: (at: string) => string;
}

const change = bilingual('Change', 'बदल्नुहोस्');
const by = (name: string): Text => bilingual(`Server setting: ${name}.`, `सर्भरको सेटिङ: ${name}।`);
/** A list at the end of a sentence; names of companies end in a full stop of their own. */
const listed = (all: readonly string[], stop: string): string => {
  const list = all.join(', ');
  return list.endsWith(stop) ? list : list + stop;
};
const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);

export const checksOf = (security: InstallationSecurity, spoken: Spoken): readonly Check[] => [
  https(security),
  mail(security),
  secondStep(security),
  passwords(security, spoken),
  proxy(security),
  captcha(security),
  keys(security),
  demo(security),
  failures(security, spoken),
];

const https = ({ has_https: isOn, public_url: url }: InstallationSecurity): Check => ({
  title: bilingual('Encrypted connection (https)', 'इन्क्रिप्टेड जडान (https)'),
  state: isOn ? 'on' : 'attention',
  sentence: isOn
    ? bilingual(`People reach Karmik at ${url}.`, `कार्मिक ${url} बाट खुल्छ।`)
    : bilingual(
        `${url} is not encrypted: passwords that come from other machines can be read on the way.`,
        `${url} इन्क्रिप्टेड छैन: अरू कम्प्युटरबाट आउने पासवर्ड बाटोमा पढ्न सकिन्छ।`,
      ),
  setting: by('KARMIK_URL'),
});

function mail({ mail: { has_server: has, organizations_without: without } }: InstallationSecurity): Check {
  const title = bilingual('Mail server', 'मेल सर्भर');
  const setting = by('SMTP_URL');
  if (has)
    return {
      title,
      setting,
      state: 'on',
      sentence: bilingual('Codes and links go out by email.', 'कोड र लिङ्क इमेलबाट जान्छन्।'),
    };
  if (without.length === 0)
    return {
      title,
      setting,
      state: 'on',
      sentence: bilingual('Every organization has a mail server of its own.', 'हरेक संस्थाको आफ्नै मेल सर्भर छ।'),
    };
  return {
    title,
    setting,
    state: 'attention',
    sentence: bilingual(
      `No emails are sent for: ${listed(names(without), '.')}`,
      `यी संस्थाका इमेल बाहिर जाँदैनन्: ${listed(names(without), '।')}`,
    ),
    link: { href: '/commons/smtp-server', label: change },
  };
}

function secondStep({ floor, organizations_without_second_step: without }: InstallationSecurity): Check {
  const shared = {
    title: bilingual('Second step', 'दोस्रो चरण'),
    link: { href: '/commons/common-security/otp', label: change },
  };
  if (floor.otp_required)
    return { ...shared, state: 'on', sentence: bilingual('Every account needs one.', 'हरेक खातालाई चाहिन्छ।') };
  if (without.length > 0)
    return {
      ...shared,
      state: 'attention',
      sentence: bilingual(
        `A password alone opens accounts of HR admins and auditors at: ${listed(names(without), '.')}`,
        `यी संस्थामा पासवर्ड मात्रले मानव संसाधन र लेखापरीक्षकका खाता खुल्छन्: ${listed(names(without), '।')}`,
      ),
    };
  return {
    ...shared,
    state: 'on',
    sentence: floor.otp_required_for_privileged
      ? bilingual(
          'HR admins, auditors and investigators of every organization need one.',
          'हरेक संस्थाका मानव संसाधन प्रशासक, लेखापरीक्षक र छानबिनकर्तालाई चाहिन्छ।',
        )
      : bilingual(
          'HR admins, auditors and investigators need one; each organization can turn that off.',
          'मानव संसाधन प्रशासक, लेखापरीक्षक र छानबिनकर्तालाई चाहिन्छ; हरेक संस्थाले यो बन्द गर्न सक्छ।',
        ),
  };
}

function passwords({ floor }: InstallationSecurity, { number }: Spoken): Check {
  const { password_min_length: least, password_max_age_days: age } = floor;
  return {
    title: bilingual('Passwords', 'पासवर्ड'),
    state: 'fine',
    sentence:
      age === null
        ? bilingual(
            `At least ${counted(least, 'character')}; they do not expire.`,
            `कम्तीमा ${number(least)} अक्षर; म्याद सकिँदैन।`,
          )
        : bilingual(
            `At least ${counted(least, 'character')}; they expire after ${counted(age, 'day')}.`,
            `कम्तीमा ${number(least)} अक्षर; ${number(age)} दिनपछि म्याद सकिन्छ।`,
          ),
    link: { href: '/commons/common-security/dynamic-password-configuration', label: change },
  };
}

const proxy = ({ trusts_proxy: isOn }: InstallationSecurity): Check => ({
  title: bilingual('Proxy in front', 'अगाडिको प्रोक्सी'),
  state: isOn ? 'on' : 'off',
  sentence: isOn
    ? bilingual(
        'Addresses reported by the proxy are trusted. Nothing else may reach the server.',
        'प्रोक्सीले बताएका ठेगाना मानिन्छन्। अरू कुनै बाटो सर्भरमा पुग्नुहुँदैन।',
      )
    : bilingual(
        'Sign-ins are counted by the address that connects. Behind a proxy, everyone has the same one.',
        'जडान गर्ने ठेगानाले साइन इन गनिन्छ। प्रोक्सीपछाडि सबैको एउटै हुन्छ।',
      ),
  setting: by('KARMIK_TRUST_PROXY'),
});

const captcha = ({ has_captcha: isOn }: InstallationSecurity): Check => ({
  title: bilingual('Bot protection', 'स्वचालित प्रयोगबाट सुरक्षा'),
  state: isOn ? 'on' : 'off',
  sentence: isOn
    ? bilingual('Sign-ins cost a browser a moment of work.', 'साइन इन गर्न ब्राउजरले केही काम गर्नुपर्छ।')
    : bilingual('Sign-ins are limited by counting alone.', 'साइन इन गणनाले मात्र सीमित हुन्छ।'),
  setting: by('KARMIK_CAPTCHA'),
});

function keys({ keys_in_database: held }: InstallationSecurity): Check {
  const title = bilingual('Installation keys', 'प्रणालीका साँचो');
  if (held.length === 0)
    return { title, state: 'fine', sentence: bilingual('No key is stored in the database.', 'डाटाबेसमा कुनै साँचो छैन।') };
  return {
    title,
    state: 'attention',
    sentence: bilingual(
      `These are stored in the database, and so in each backup: ${held.join(', ')}.`,
      `यी डाटाबेसमा, त्यसैले हरेक ब्याकअपमा छन्: ${held.join(', ')}।`,
    ),
  };
}

function demo({ demo_accounts: emails }: InstallationSecurity): Check {
  const title = bilingual('Demo accounts', 'डेमो खाता');
  if (emails.length === 0) return { title, state: 'fine', sentence: bilingual('None.', 'कुनै छैन।') };
  return {
    title,
    state: 'attention',
    sentence: bilingual(
      `These sign in with the password that the server prints: ${emails.join(', ')}.`,
      `यी सर्भरले देखाउने पासवर्डले साइन इन हुन्छन्: ${emails.join(', ')}।`,
    ),
    setting: by('KARMIK_DEMO'),
  };
}

const outcomes: Readonly<Record<InstallationSecurity['failed_sign_ins']['by_outcome'][number]['outcome'], Text>> = {
  success: bilingual('signed in', 'साइन इन भयो'),
  wrong_password: bilingual('wrong password', 'गलत पासवर्ड'),
  wrong_code: bilingual('wrong code or passkey', 'गलत कोड वा पासकी'),
  locked: bilingual('too many attempts', 'धेरै प्रयास'),
  disabled: bilingual('account not active', 'खाता निष्क्रिय'),
};

function failures({ failed_sign_ins: failed }: InstallationSecurity, { number, instant }: Spoken): Check {
  const since = instant(failed.since);
  const told = (language: 'en' | 'ne') =>
    failed.by_outcome.map(({ outcome, count }) => `${outcomes[outcome][language]} ${number(count)}`).join(', ');
  return {
    title: bilingual('Failed sign-ins today', 'आज असफल साइन इन'),
    state: failed.count === 0 ? 'fine' : 'attention',
    sentence:
      failed.count === 0
        ? bilingual(`None since ${since}.`, `${since} यता कुनै छैन।`)
        : bilingual(`Since ${since}: ${told('en')}.`, `${since} यता: ${told('ne')}।`),
  };
}
