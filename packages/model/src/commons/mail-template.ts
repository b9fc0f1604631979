/**
 * Words of mails with places for what differs from one to the next, such as `{{full_name}}`. A place is filled with a value and nothing
 * else: there are no conditions, sums or calls, so that the person who writes a template makes the server do nothing.
 */
import { toDevanagariDigits } from 'date-bs';
import { bilingual, type Text } from '../kit/text.ts';

/** Letters of a subject, as people see them; more is cut. */
export const subjectLimit = 150;

/** The words of one kind of mail. */
export interface MailWords {
  /** What may be in subject and body. */
  readonly placeholders: readonly string[];
  /** Without which the mail is of no use; it is in the body. */
  readonly needed: string;
  readonly subject: Text;
  readonly body: Text;
}

/** A kind of mail that people choose by its name. */
export interface MailEvent extends MailWords {
  readonly label: Text;
}

/** How someone is asked something about a candidate. */
const askedByLink = {
  placeholders: [
    'full_name',
    'organization',
    'asked_by',
    'request',
    'candidate',
    'job_title',
    'message',
    'answer_by',
    'link',
  ],
  needed: 'link',
  subject: bilingual('{{organization}} asks you to {{request}}', '{{organization}}: तपाईंलाई {{request}} अनुरोध'),
  body: bilingual(
    `Namaste {{full_name}},

{{asked_by}} of {{organization}} asks you to {{request}}. The position is {{job_title}}.

{{message}}

Open this link. You don't need an account:

{{link}}

This link is only for you and accepts one response, until {{answer_by}}.

{{organization}}`,
    `नमस्ते {{full_name}},

{{organization}} का तर्फबाट {{asked_by}} तपाईंलाई {{request}} अनुरोध गर्नुहुन्छ। पद: {{job_title}}।

{{message}}

यो लिङ्क खोल्नुहोस्; खाता चाहिँदैन:

{{link}}

यो लिङ्क तपाईंका लागि मात्र हो र {{answer_by}} सम्म एक पटक मात्र जवाफ लिन्छ।

{{organization}}`,
  ),
} as const;

/** The mails that an organisation may word itself, and how they read when it does not. */
export const mailEvents = {
  Activation: {
    label: bilingual('Account activation', 'खाता सक्रिय गर्ने'),
    placeholders: ['full_name', 'organization', 'username', 'link'],
    needed: 'link',
    subject: bilingual('Activate your account at {{organization}}', '{{organization}} मा आफ्नो खाता सक्रिय गर्नुहोस्'),
    body: bilingual(
      `Namaste {{full_name}},

{{organization}} has created an account for you. Open this link to choose your password:

{{link}}

Then sign in with your email address or the username {{username}}.
The link works once, for seven days.

{{organization}}`,
      `नमस्ते {{full_name}},

{{organization}} ले तपाईंका लागि खाता बनाएको छ। आफ्नो पासवर्ड छान्न यो लिङ्क खोल्नुहोस्:

{{link}}

त्यसपछि आफ्नो इमेल ठेगाना वा प्रयोगकर्ता नाम {{username}} बाट साइन इन गर्नुहोस्।
यो लिङ्क सात दिनभित्र एक पटक मात्र काम गर्छ।

{{organization}}`,
    ),
  },
  'Offer letter': {
    label: bilingual('Offer letter', 'प्रस्ताव पत्र'),
    placeholders: ['full_name', 'organization', 'job_title', 'answer_by', 'link'],
    needed: 'link',
    subject: bilingual('Offer letter from {{organization}}', '{{organization}} को प्रस्ताव पत्र'),
    body: bilingual(
      `Namaste {{full_name}},

{{organization}} offers you the position of {{job_title}}. Read the letter here and tell us whether you accept:

{{link}}

This link is only for you and accepts one response, until {{answer_by}}. You don't need an account.

{{organization}}`,
      `नमस्ते {{full_name}},

{{organization}} ले तपाईंलाई {{job_title}} पदको प्रस्ताव गरेको छ। पत्र यहाँ पढ्नुहोस् र स्वीकार गर्नुहुन्छ कि हुन्न बताउनुहोस्:

{{link}}

यो लिङ्क तपाईंका लागि मात्र हो र {{answer_by}} सम्म एक पटक मात्र जवाफ लिन्छ। खाता चाहिँदैन।

{{organization}}`,
    ),
  },
  'Candidate evaluation': {
    label: bilingual('Candidate evaluation', 'उम्मेदवारको मूल्याङ्कन'),
    ...askedByLink,
  },
  'Salary declaration': {
    label: bilingual('Candidate salary declaration', 'उम्मेदवारको तलब घोषणा'),
    ...askedByLink,
  },
  'Password reset': {
    label: bilingual('Password reset', 'पासवर्ड पुनः सेट'),
    placeholders: ['full_name', 'organization', 'username', 'link'],
    needed: 'link',
    subject: bilingual('Choose a new password', 'नयाँ पासवर्ड छान्नुहोस्'),
    body: bilingual(
      `Namaste {{full_name}},

A new password was requested for your account. Open this link to choose one:

{{link}}

The link works once, for an hour. If you did not request it, ignore this email: nothing has changed.

{{organization}}`,
      `नमस्ते {{full_name}},

कसैले, सम्भवतः तपाईंले नै, नयाँ पासवर्ड माग्नुभएको छ। छान्न यो लिङ्क खोल्नुहोस्:

{{link}}

यो लिङ्क एक घण्टाभित्र एक पटक मात्र काम गर्छ। तपाईंले माग्नुभएको होइन भने यो इमेल बेवास्ता गर्नुहोस्: केही परिवर्तन भएको छैन।

{{organization}}`,
    ),
  },
  'One-time password': {
    label: bilingual('One-time password', 'एक पटकको पासवर्ड'),
    placeholders: ['full_name', 'organization', 'code', 'minutes'],
    needed: 'code',
    subject: bilingual('Your one-time password', 'तपाईंको एक पटकको पासवर्ड'),
    body: bilingual(
      `Namaste {{full_name}},

Your one-time password is

{{code}}

It works once, for {{minutes}} minutes. If you are not signing in now, someone knows your password: change it.

{{organization}}`,
      `नमस्ते {{full_name}},

तपाईंको एक पटकको पासवर्ड

{{code}}

यो {{minutes}} मिनेटभित्र एक पटक मात्र काम गर्छ। अहिले साइन इन गर्ने तपाईं होइन भने कसैलाई तपाईंको पासवर्ड थाहा छ: पासवर्ड फेर्नुहोस्।

{{organization}}`,
    ),
  },
} as const satisfies Record<string, MailEvent>;

export type MailEventName = keyof typeof mailEvents;

const tells = bilingual(
  `Namaste {{full_name}},

{{text}}

{{organization}}`,
  `नमस्ते {{full_name}},

{{text}}

{{organization}}`,
);

/** The mails whose words are the product's alone. */
export const ownMails = {
  Notification: {
    placeholders: ['full_name', 'organization', 'summary', 'text'],
    needed: 'text',
    subject: bilingual('{{summary}}', '{{summary}}'),
    body: tells,
  },
  Digest: {
    placeholders: ['full_name', 'organization', 'summary', 'text'],
    needed: 'text',
    subject: bilingual('{{summary}} from {{organization}}', '{{organization}} बाट {{summary}}'),
    body: tells,
  },
  'Account notice': {
    placeholders: ['full_name', 'organization', 'summary', 'text'],
    needed: 'text',
    subject: bilingual('{{summary}}', '{{summary}}'),
    body: tells,
  },
  'Event invitation': {
    placeholders: ['full_name', 'organization', 'summary', 'text', 'way', 'link'],
    needed: 'link',
    subject: bilingual('{{summary}}', '{{summary}}'),
    body: bilingual(
      `Namaste {{full_name}},

{{summary}}

{{text}}

{{way}}

{{link}}

{{organization}}`,
      `नमस्ते {{full_name}},

{{summary}}

{{text}}

{{way}}

{{link}}

{{organization}}`,
    ),
  },
  'Scheduled report': {
    placeholders: ['full_name', 'organization', 'report', 'stop_link', 'link'],
    needed: 'link',
    subject: bilingual('Report: {{report}}', 'प्रतिवेदन: {{report}}'),
    body: bilingual(
      `Namaste {{full_name}},

{{report}} is ready. Open it here; it shows only what you have access to:

{{link}}

No longer need it? Unsubscribe here:

{{stop_link}}

{{organization}}`,
      `नमस्ते {{full_name}},

{{report}} तयार छ। यहाँ खोल्नुहोस्; तपाईंले हेर्न पाउने विवरण मात्र देखिन्छ:

{{link}}

अब चाहिँदैन? यहाँबाट पाउन छोड्नुहोस्:

{{stop_link}}

{{organization}}`,
    ),
  },
  'Mail server test': {
    placeholders: ['full_name', 'organization'],
    needed: 'organization',
    subject: bilingual('{{organization}} mail server test', '{{organization}} को मेल सर्भरको परीक्षण'),
    body: bilingual(
      `Namaste {{full_name}},

This email was sent through the mail server of {{organization}}.
`,
      `नमस्ते {{full_name}},

यो इमेल {{organization}} ले राखेको मेल सर्भरबाट आएको हो।
`,
    ),
  },
} as const satisfies Record<string, MailWords>;

export type MailName = MailEventName | keyof typeof ownMails;

/** How a digest says how many it holds. */
export const countedNotifications = (count: number): Text =>
  bilingual(`${count} ${count === 1 ? 'notification' : 'notifications'}`, `${toDevanagariDigits(count)} सूचना`);

/** How a digest says how many it leaves out. */
export const notificationsLeftOut = (count: number): Text =>
  bilingual(`And ${count} more.`, `थप ${toDevanagariDigits(count)} सूचना छन्।`);

const place = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** The names in `{{…}}` of a text, each once. Other things between braces are no places and stay as they are. */
export const placeholdersOf = (words: string): string[] => [
  ...new Set(Array.from(words.matchAll(place), ([, name]) => name ?? '')),
];

/** Mails that open an account. */
export const securityEvents: readonly MailName[] = ['Activation', 'Password reset', 'One-time password'];

/** What mail programs make a link of, or fetch: an address of the web, of a mailbox, or of a site by its name. */
const address = /:\/\/|\bwww\.|\bmailto:|[^\s@]@[^\s@]|\b[a-z\d-]+\.[a-z]{2,}\b|[<>]/iu;

/** Why words of a mail that holds a secret, its link or its code, may let others have it. */
export type WordsProblem = 'secret_not_alone' | 'address';

/**
 * What in the body of a mail could hand its secret on. The secret is there once and alone on its line, so that no program joins it
 * to an address; mails that open an account hold no address at all.
 * @returns undefined where nothing could
 */
export function wordsProblem(name: MailName, body: string): WordsProblem | undefined {
  const { needed } = { ...mailEvents, ...ownMails }[name];
  if (needed !== 'link' && needed !== 'code') return undefined;
  const holding = body.split(/\r\n|[\n\r\u2028\u2029]/u).filter((line) => placeholdersOf(line).includes(needed));
  if (
    holding.length !== 1 ||
    holding[0]?.replace(place, '').trim() !== '' ||
    [...(holding[0] ?? '').matchAll(place)].length !== 1
  )
    return 'secret_not_alone';
  return securityEvents.includes(name) && address.test(body.replace(place, ' ')) ? 'address' : undefined;
}

/**
 * Fills the places of a text. A value is put in as it is: what looks like a place in it stays.
 * @example fillTemplate('Namaste {{full_name}}, {{ 7*7 }}', { full_name: 'Asha' }) // 'Namaste Asha, {{ 7*7 }}'
 */
export const fillTemplate = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(place, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
