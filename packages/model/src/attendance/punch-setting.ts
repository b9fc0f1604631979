/** How the log of attendance is read: what is the same punch again, and what punches on a day of leave say. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

export const punchSetting = defineEntity({
  name: 'punch_setting',
  label: bilingual('Attendance log setting', 'हाजिरी अभिलेख सेटिङ'),
  path: 'attendance/:org/attendance-log-setting',
  codes: { read: '5.02', write: '5.02' },
  single: true,
  fields: {
    repeat_seconds: f.number({
      label: bilingual('Seconds within which a punch is repeated', 'कति सेकेन्डभित्रको हाजिरी दोहोरिएको मान्ने'),
      help: bilingual(
        'A repeated punch stays in the list and is not counted. 60 suits most offices; 0 counts every punch',
        'दोहोरिएको हाजिरी सूचीमा रहन्छ, गनिँदैन। धेरैजसो कार्यालयमा ६० राखिन्छ; ० भए सबै गनिन्छ',
      ),
      required: true,
      default: 60,
      min: 0,
      max: 3_600,
    }),
    on_leave: f.choice({
      label: bilingual('Leave for a day with attendance', 'हाजिरी भएको दिनको बिदा'),
      help: bilingual(
        'Most organizations ask: the sender says how the day counts, and the approver sees the punches',
        'धेरैजसो संस्थाले सोध्छन्: दिन कसरी गन्ने पठाउनेले भन्छ, स्वीकृत गर्नेले हाजिरी देख्छ',
      ),
      required: true,
      default: 'Ask',
      choices: {
        Leave: bilingual('Counts as leave', 'बिदा गनिने'),
        Work: bilingual('Counts as work', 'काम गनिने'),
        Ask: bilingual('Ask the sender', 'पठाउनेलाई सोध्ने'),
      },
    }),
  },
});
