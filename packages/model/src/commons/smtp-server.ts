/** The mail server of an organisation. Its password is kept apart: it is set, and never read again. */
import * as z from 'zod/mini';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';

const label = {
  host: bilingual('Server', 'सर्भर'),
  from_email: bilingual('Sender’s email', 'पठाउनेको इमेल'),
};

export const smtpServer = defineEntity({
  name: 'smtp_server',
  label: bilingual('Mail server', 'मेल सर्भर'),
  path: 'commons/:org/smtp-server',
  codes: { read: '10.09', write: '10.09' },
  single: true,
  name_field: 'host',
  fields: {
    is_active: f.boolean({
      label: bilingual('Send email through this server', 'यसै सर्भरबाट इमेल पठाउने'),
      help: bilingual(
        "Otherwise the installation's mail server is used, if there is one.",
        'नत्र प्रणालीको मेल सर्भर भए त्यसैबाट पठाइन्छ।',
      ),
      default: false,
    }),
    host: f.text({ label: label.host, max: 253 }),
    port: f.number({
      label: bilingual('Port', 'पोर्ट'),
      required: true,
      default: 587,
      min: 1,
      max: 65_535,
      is_name: true,
    }),
    security: f.choice({
      label: bilingual('Security', 'सुरक्षा'),
      required: true,
      default: 'STARTTLS',
      choices: {
        STARTTLS: bilingual('STARTTLS (usually port 587)', 'STARTTLS (प्रायः पोर्ट ५८७)'),
        TLS: bilingual('TLS (usually port 465)', 'TLS (प्रायः पोर्ट ४६५)'),
        None: bilingual('None', 'छैन'),
      },
    }),
    username: f.text({ label: bilingual('Username', 'प्रयोगकर्ता नाम'), max: 200 }),
    from_name: f.text({ label: bilingual('Sender’s name', 'पठाउनेको नाम'), max: 120 }),
    from_email: f.email({ label: label.from_email }),
  },
  rules: ({ is_active, ...needed }) => {
    if (!is_active) return undefined;
    const missing = (['host', 'from_email'] as const).filter((name) => !needed[name]);
    return Object.fromEntries(missing.map((name) => [name, [messages.required({ field: label[name] })]]));
  },
});

/** Of the password only whether there is one. */
export const smtpPassword = z.object({ is_set: z.boolean() });

/** How a test mail went; `answer` is what the server or the network said against it. */
export const smtpTest = z.object({ is_sent: z.boolean(), to: z.string(), answer: z.string() });
export type SmtpTest = z.infer<typeof smtpTest>;
