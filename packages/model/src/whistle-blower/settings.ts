/** What an organisation decides about whistle-blowing: whether it is there, what may be reported, who looks into it. */
import * as z from 'zod/mini';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { labels } from '../kit/labels.ts';
import { bilingual } from '../kit/text.ts';
import { whistleBlowerMessages } from './messages.ts';

export const incidentType = defineEntity({
  name: 'incident_type',
  label: bilingual('Incident type', 'घटनाको प्रकार'),
  plural: bilingual('Incident types', 'घटनाका प्रकार'),
  path: 'commons/:org/incident-type',
  currentPath: 'commons/incident-type',
  codes: { read: 'organizationMember', write: '10.02' },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    description: f.longText({
      label: bilingual('Description', 'विवरण'),
      help: bilingual('Shown to reporters', 'उजुरी गर्नेलाई देखिन्छ'),
      max: 500,
    }),
  },
});

const days = (en: string, ne: string, min: number, max: number, fallback: number, help: ReturnType<typeof bilingual>) =>
  f.number({ label: bilingual(en, ne), help, required: true, default: fallback, min, max });

export const whistleSetting = defineEntity({
  name: 'whistle_setting',
  label: bilingual('Whistle-blower settings', 'उजुरीको सेटिङ'),
  path: 'whistleblower/:org/setting',
  codes: { read: '10.02', write: '10.02' },
  single: true,
  fields: {
    enabled: f.boolean({
      label: bilingual('Accept reports', 'उजुरी लिने'),
      help: bilingual('From people who are signed in, by name or anonymously', 'साइन इन गरेकाबाट, नामसहित वा बेनामी'),
      default: false,
    }),
    public_enabled: f.boolean({
      label: bilingual('From anyone', 'सबैबाट'),
      help: bilingual(
        'Without signing in, through the button on the sign-in page',
        'साइन इन नगरी, साइन इन पृष्ठको बटनबाट',
      ),
      default: false,
    }),
    introduction: f.longText({
      label: bilingual('Introduction', 'फारमको परिचय'),
      help: bilingual('Such as what happens to a report', 'जस्तै उजुरीमा के गरिन्छ'),
      max: 1_000,
    }),
    retention_days: days(
      'Days a report is kept',
      'उजुरी राखिने दिन',
      30,
      3_650,
      90,
      bilingual(
        'Counted from the last activity; then it is deleted permanently.',
        'पछिल्लो गतिविधिदेखि गनिन्छ; त्यसपछि सधैँका लागि मेटिन्छ।',
      ),
    ),
    reporter_days: days(
      'Days the receipt works',
      'रसिद चल्ने दिन',
      7,
      3_650,
      90,
      bilingual('For the reporter; at most as long as the report is kept.', 'उजुरी गर्नेका लागि; राखिने अवधिभन्दा बढी हुँदैन।'),
    ),
    acknowledge_days: days(
      'Days to acknowledge',
      'प्राप्ति जनाउने दिन',
      1,
      90,
      7,
      bilingual('Until a report is first reviewed', 'उजुरी पहिलो पटक हेर्नुपर्ने अवधि'),
    ),
    answer_days: days(
      'Days to answer',
      'जवाफ दिने दिन',
      1,
      365,
      90,
      bilingual('Until there is a conclusion', 'निष्कर्ष आउनुपर्ने अवधि'),
    ),
    captcha: f.boolean({
      label: bilingual('Bot protection', 'स्वचालित प्रयोगबाट सुरक्षा'),
      help: bilingual("Keeps bots out; people don't notice it.", 'स्वचालित कार्यक्रम रोक्छ; उजुरी गर्नेलाई असर गर्दैन।'),
      default: true,
    }),
  },
  rules: ({ enabled, public_enabled, retention_days, reporter_days }) => {
    if (public_enabled && !enabled) return { public_enabled: [whistleBlowerMessages.notTaken] };
    if (reporter_days > retention_days) return { reporter_days: [whistleBlowerMessages.receiptOutlives] };
    return undefined;
  },
});

/**
 * Who looks into reports, from when to when, and of which types. No one else sees any, nor how many there are. HR proposes them; they hold
 * nothing until an investigator confirms them, or an operator of the installation where no investigator can.
 */
export const investigator = defineEntity({
  name: 'investigator',
  label: bilingual('Investigator', 'छानबिनकर्ता'),
  plural: bilingual('Investigators', 'छानबिनकर्ताहरू'),
  path: 'whistleblower/:org/investigator',
  codes: { read: '10.02', write: '10.02' },
  name_field: 'person',
  search: ['person'],
  sort: '-starts_on',
  dated: { per: 'person', from: 'starts_on', to: 'ends_on' },
  fields: {
    person: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
    incident_types: f.multiReference({
      label: bilingual('Incident types', 'घटनाका प्रकार'),
      help: bilingual('Leave empty for all', 'खाली छोडे सबै'),
      to: 'incident_type',
      name_field: 'name',
    }),
    status: f.status({
      label: labels.status,
      initial: 'Proposed',
      states: {
        Proposed: { label: bilingual('Awaiting confirmation', 'पुष्टि बाँकी'), tone: 'caution' },
        Confirmed: { label: bilingual('Confirmed', 'पुष्टि भएको'), tone: 'positive' },
        Declined: { label: bilingual('Declined', 'अस्वीकृत'), tone: 'critical' },
      },
    }),
    proposed_by: f.user({ label: bilingual('Proposed by', 'प्रस्तावक'), readonly: true }),
    confirmed_by: f.user({ label: bilingual('Confirmed by', 'पुष्टि गर्ने'), readonly: true }),
  },
});

/** Names the person, so that no one decides on another one than they saw. */
export const confirmationBody = z.strictObject({ person: z.number().check(z.int(), z.positive()) });

/** An investigator whom the reader may confirm. */
export const investigatorProposal = z.object({
  id: z.number(),
  person: z.object({ id: z.number(), full_name: z.string() }),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  incident_types: z.array(z.string()),
  proposed_by: z.nullable(z.string()),
});
export type InvestigatorProposal = z.infer<typeof investigatorProposal>;
