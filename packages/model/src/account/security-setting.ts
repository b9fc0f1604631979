/** What an organisation asks of sign-ins and passwords. Of somebody's organisations the strictest binds. */
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text } from '../kit/text.ts';
import { leastPasswordLength } from './password-rules.ts';

export const securitySetting = defineEntity({
  name: 'security_setting',
  label: text('Security settings', 'सुरक्षा सेटिङ'),
  path: 'org/:org/security-settings',
  codes: { read: '27.00', write: '27.00' },
  single: true,
  fields: {
    otp_required: f.boolean({
      label: text('Ask everybody for a one-time password', 'सबैसँग एक पटकको पासवर्ड माग्ने'),
      help: text(
        'Who has set up no authenticator app gets a code by mail at each sign-in. Sessions without one end at once.',
        'प्रमाणीकरण एप नराखेकालाई हरेक साइन इनमा इमेलबाट कोड पठाइन्छ। एक पटकको पासवर्डबिना खुलेका सत्र तुरुन्तै बन्द हुन्छन्।',
      ),
      default: false,
    }),
    password_min_length: f.number({
      label: text('Least length', 'न्यूनतम लम्बाइ'),
      required: true,
      default: leastPasswordLength,
      min: leastPasswordLength,
      max: 64,
    }),
    password_uppercase: f.boolean({ label: text('An uppercase letter', 'एउटा ठूलो अक्षर'), default: false }),
    password_lowercase: f.boolean({ label: text('A lowercase letter', 'एउटा सानो अक्षर'), default: false }),
    password_special: f.boolean({ label: text('A special character', 'एउटा विशेष चिन्ह'), default: false }),
    password_max_age_days: f.number({
      label: text('Greatest age in days', 'अधिकतम दिन'),
      help: text('Left empty, passwords never grow too old.', 'खाली छोडे पासवर्डको म्याद कहिल्यै सकिँदैन।'),
      min: 1,
      max: 3650,
    }),
    password_history: f.number({
      label: text('Earlier passwords that may not come again', 'दोहोर्‍याउन नमिल्ने पुराना पासवर्ड'),
      required: true,
      default: 0,
      min: 0,
      max: 12,
    }),
  },
});

export type SecuritySetting = Omit<EntityRecord<typeof securitySetting>, 'id' | 'created_at'>;
