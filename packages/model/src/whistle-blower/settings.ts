/** What an organisation decides about whistle-blowing: whether it is there, what may be reported, who looks into it. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text } from '../kit/text.ts';
import { whistleBlowerMessages } from './messages.ts';

export const incidentType = defineEntity({
  name: 'incident_type',
  label: text('Incident type', 'घटनाको प्रकार'),
  plural: text('Incident types', 'घटनाका प्रकार'),
  path: 'commons/:org/incident-type',
  codes: { read: 'organizationMember', write: '10.02' },
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 120, unique: true }),
    description: f.longText({
      label: text('What belongs to it', 'यसमा के पर्छ'),
      help: text('Shown to whoever reports', 'उजुरी गर्नेलाई देखिन्छ'),
      max: 500,
    }),
  },
});

const days = (en: string, ne: string, min: number, max: number, fallback: number, help: ReturnType<typeof text>) =>
  f.number({ label: text(en, ne), help, required: true, default: fallback, min, max });

export const whistleSetting = defineEntity({
  name: 'whistle_setting',
  label: text('Whistle-blower setting', 'उजुरीको सेटिङ'),
  path: 'whistleblower/:org/setting',
  codes: { read: '10.02', write: '10.02' },
  single: true,
  fields: {
    enabled: f.boolean({
      label: text('Reports are taken', 'उजुरी लिइन्छ'),
      help: text('From people who are signed in, by name or anonymously', 'साइन इन गरेकाबाट, नामसहित वा गोप्य रूपमा'),
      default: false,
    }),
    public_enabled: f.boolean({
      label: text('From everybody', 'सबैबाट'),
      help: text('Without signing in, by the button on the login page', 'साइन इन नगरी, लगइन पृष्ठको बटनबाट'),
      default: false,
    }),
    introduction: f.longText({
      label: text('Words before the form', 'फारमअघिका शब्द'),
      help: text('Such as what happens with a report', 'जस्तै उजुरीमा के गरिन्छ'),
      max: 1_000,
    }),
    retention_days: days(
      'Days a report is kept',
      'उजुरी राखिने दिन',
      30,
      3_650,
      90,
      text(
        'Counted from the last thing that happened in it; then it is wiped for good.',
        'त्यसमा भएको पछिल्लो कामदेखि गनिन्छ; त्यसपछि सधैँका लागि मेटिन्छ।',
      ),
    ),
    reporter_days: days(
      'Days the receipt works',
      'रसिद चल्ने दिन',
      7,
      3_650,
      90,
      text('For whoever reported; at most as long as it is kept.', 'उजुरी गर्नेका लागि; राखिने अवधिभन्दा बढी हुँदैन।'),
    ),
    acknowledge_days: days(
      'Days to acknowledge',
      'प्राप्ति जनाउने दिन',
      1,
      90,
      7,
      text('Until a report is first taken up', 'उजुरी पहिलो पटक हातमा लिनुपर्ने अवधि'),
    ),
    answer_days: days(
      'Days to answer',
      'जवाफ दिने दिन',
      1,
      365,
      90,
      text('Until there is a conclusion', 'निष्कर्ष आउनुपर्ने अवधि'),
    ),
    captcha: f.boolean({
      label: text('Ask the browser for a moment of work', 'ब्राउजरलाई एकछिन काम लगाउने'),
      help: text('Keeps robots off; people notice nothing.', 'रोबोट रोक्छ; मानिसलाई थाहा हुँदैन।'),
      default: true,
    }),
  },
  rules: ({ enabled, public_enabled, retention_days, reporter_days }) => {
    if (public_enabled && !enabled) return { public_enabled: [whistleBlowerMessages.notTaken] };
    if (reporter_days > retention_days) return { reporter_days: [whistleBlowerMessages.receiptOutlives] };
    return undefined;
  },
});

/** Who looks into reports, from when to when, and of which types. Nobody else sees any, nor how many there are. */
export const investigator = defineEntity({
  name: 'investigator',
  label: text('Investigator', 'छानबिनकर्ता'),
  plural: text('Investigators', 'छानबिनकर्ताहरू'),
  path: 'whistleblower/:org/investigator',
  codes: { read: '10.02', write: '10.02' },
  name_field: 'person',
  search: ['person'],
  sort: '-starts_on',
  dated: { per: 'person', from: 'starts_on', to: 'ends_on' },
  fields: {
    person: f.user({ label: text('Person', 'व्यक्ति'), required: true }),
    starts_on: f.date({ label: text('From', 'देखि'), required: true }),
    ends_on: f.date({ label: text('Until', 'सम्म') }),
    incident_types: f.multiReference({
      label: text('Incident types', 'घटनाका प्रकार'),
      help: text('Left empty, all of them', 'खाली छोडे सबै'),
      to: 'incident_type',
      name_field: 'name',
    }),
  },
});
