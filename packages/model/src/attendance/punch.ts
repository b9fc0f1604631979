/** The log of attendance: what someone said of where their day stands, and when. It only grows (ATT-1). */
import * as z from 'zod/mini';
import { carried, choiceNames } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { givenPassword } from '../account/given.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages, formats } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import { count, max } from '../kit/report.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';

/** ATT-1, in the order in which they are offered; the first is the one that is chosen. */
export const punchCategoryNames = {
  'Punch In': bilingual('Punch In', 'आगमन'),
  'Tea Break': bilingual('Tea Break', 'चिया समय'),
  'Client Visit': bilingual('Client Visit', 'ग्राहक भेट'),
  'Lunch Break': bilingual('Lunch Break', 'खाजा समय'),
  Meeting: bilingual('Meeting', 'बैठक'),
  'Personal Break': bilingual('Personal Break', 'व्यक्तिगत विश्राम'),
  Others: bilingual('Others', 'अन्य'),
  'Punch Out': bilingual('Punch Out', 'प्रस्थान'),
} as const;

export type PunchCategory = keyof typeof punchCategoryNames;
export const punchCategories = Object.keys(punchCategoryNames) as [PunchCategory, ...PunchCategory[]];
export const defaultPunch: PunchCategory = 'Punch In';

/** What became of the time that a phone without a connection gave. */
export const punchClaims = {
  Unconfirmed: bilingual('To be confirmed', 'पुष्टि हुन बाँकी'),
  Confirmed: bilingual('Confirmed', 'पुष्टि भएको'),
} as const;
export type PunchClaim = keyof typeof punchClaims;

/** Why a punch is in the log and not counted. */
export const punchMarks = {
  Repeated: bilingual('Repeated', 'दोहोरिएको'),
  Leave: bilingual('Counted as leave', 'बिदा गनिएको'),
  Stray: bilingual('Without its other half', 'जोडी नभएको'),
} as const;
export type PunchMark = keyof typeof punchMarks;

const punchesHelp = bilingual(
  'Every punch counts, from devices, the web and entries by hand.',
  'यन्त्र, वेब र हातले राखिएका सबै हाजिरी गनिन्छन्।',
);

export const punch = defineEntity({
  name: 'punch',
  label: bilingual('Attendance log', 'हाजिरी अभिलेख'),
  plural: bilingual('Web attendance', 'वेब हाजिरी'),
  search: ['employee'],
  sort: '-punched_at',
  owner: 'employee',
  scopes: {
    own: { person: 'employee' },
    team: { supervises: 'employee' },
    organization: { code: '5.01' },
    entered_by_hand: { code: '5.09', when: { source: ['manual'] } },
  },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('employee', 'punched_on'),
    remark_category: f.choice({ label: bilingual('Type', 'प्रकार'), required: true, choices: punchCategoryNames }),
    punched_at: f.instant({ label: bilingual('Time', 'समय'), required: true, readonly: true }),
    /** The day that it was in the organisation's zone. */
    punched_on: f.date({ label: bilingual('Day', 'दिन'), required: true, readonly: true }),
    location: f.location({ label: bilingual('Location', 'स्थान') }),
    source: f.choice({
      label: bilingual('Logged from', 'कहाँबाट'),
      required: true,
      readonly: true,
      choices: {
        web: bilingual('Application', 'एप्लिकेसन'),
        sign_in_page: bilingual('Sign-in page', 'साइन इन पृष्ठ'),
        manual: bilingual('Manual entry', 'हातले राखिएको'),
        device: bilingual('Attendance device', 'हाजिरी यन्त्र'),
        mobile: bilingual('Mobile', 'मोबाइल'),
        import: bilingual('Import', 'आयात'),
        adjustment: bilingual('Adjustment request', 'समायोजन अनुरोध'),
        travel: bilingual('Travel attendance', 'भ्रमण हाजिरी'),
      },
    }),
    /** Who entered it for the employee, and why; empty for what they logged themselves. */
    entered_by: f.user({ label: bilingual('Entered by', 'राख्ने'), readonly: true }),
    entry_remark: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255, readonly: true }),
    device: f.reference({
      label: bilingual('Attendance device', 'हाजिरी यन्त्र'),
      to: 'attendance_device',
      name_field: 'name',
      readonly: true,
    }),
    /** The number by which the device knows the person. */
    device_pin: f.text({ label: bilingual('PIN on the device', 'यन्त्रको पिन'), max: 24, readonly: true }),
    /** The clock of the device, as it sent it. */
    device_time: f.text({ label: bilingual('Device time', 'यन्त्रको समय'), max: 40, readonly: true }),
    /** Metres, as the browser or phone said of `location`. */
    accuracy: f.number({ label: bilingual('Accuracy (m)', 'शुद्धता (मि.)'), min: 0, max: 1_000_000, readonly: true }),
    /** Metres from `location` to the nearest office. */
    office_distance: f.number({ label: bilingual('Distance to office (m)', 'कार्यालयसम्मको दूरी (मि.)'), readonly: true }),
    /** Beyond the radius of every office (AT-7). */
    is_outside: f.boolean({ label: bilingual('Outside the office', 'कार्यालयबाहिर'), default: false, readonly: true }),
    /** Made without a connection at `punched_at`, and received at `created_at`. */
    is_held: f.boolean({ label: bilingual('Sent later', 'पछि पठाइएको'), default: false, readonly: true }),
    /** When the phone of a log that was sent later last heard from the server: the log was made after that. */
    contact_at: f.instant({ label: bilingual('Last contact', 'अन्तिम सम्पर्क'), readonly: true }),
    /** Seconds by which its time is ahead of the one reckoned from then by a clock that cannot be set; empty where it was not known. */
    clock_drift: f.number({ label: bilingual('Clock difference (s)', 'घडीको फरक (से.)'), readonly: true }),
    /** Whether a supervisor confirmed the time of a log that was sent later. Until then it makes no overtime. */
    claim: f.choice({ label: bilingual('Claimed time', 'दाबी गरिएको समय'), readonly: true, choices: punchClaims }),
    claim_confirmed_by: f.user({ label: bilingual('Confirmed by', 'पुष्टि गर्ने'), readonly: true }),
    /** Set when its day is worked out. */
    mark: f.choice({ label: bilingual('Not counted because', 'नगनिनुको कारण'), readonly: true, choices: punchMarks }),
  },
  reports: {
    by_person: {
      label: bilingual('Attendance logs by person', 'व्यक्तिअनुसार हाजिरी अभिलेख'),
      question: bilingual(
        'How often does each employee punch, and for what?',
        'प्रत्येक कर्मचारी कति पटक र केका लागि हाजिरी गर्छन्?',
      ),
      help: punchesHelp,
      shape: 'ranking',
      opensOn: 'this_month',
      order: 'most',
      counted: countedAs.punches,
      chart: 'none',
      groupBy: 'employee',
      pivot: 'remark_category',
      period: 'punched_on',
      measures: { punches: count() },
      filters: ['employee', 'remark_category', 'source', 'is_held', 'claim', 'mark', 'branch', 'division'],
      columns: [
        'employee',
        'punched_on',
        'punched_at',
        'remark_category',
        'location',
        'source',
        'is_held',
        'claim',
        'mark',
        'entered_by',
      ],
      sort: '-punched_at',
      empty: bilingual('No attendance logged yet.', 'अहिलेसम्म कसैले हाजिरी अभिलेख गरेको छैन।'),
    },
    by_place: {
      label: bilingual('Attendance by location', 'स्थानअनुसार हाजिरी'),
      question: bilingual('Who punches away from the office?', 'कार्यालयभन्दा टाढाबाट को हाजिरी गर्छन्?'),
      help: bilingual(
        'Punches with a location; the distance is the greatest of the period.',
        'स्थान भएका हाजिरी; दूरी अवधिको सबैभन्दा धेरै हो।',
      ),
      shape: 'ranking',
      opensOn: 'this_month',
      order: 'most',
      counted: countedAs.punches,
      chart: 'none',
      groupBy: 'employee',
      pivot: 'remark_category',
      period: 'punched_on',
      where: { location__isnull: 'false' },
      measures: { punches: count(), distance: max('office_distance') },
      filters: ['employee', 'remark_category', 'is_outside', 'branch', 'division'],
      columns: [
        'employee',
        'punched_at',
        'remark_category',
        'office_distance',
        'is_outside',
        'accuracy',
        'location',
        'source',
      ],
      sort: '-punched_at',
      empty: bilingual('No attendance with a location yet.', 'स्थानसहितको हाजिरी अहिलेसम्म छैन।'),
    },
    by_month: {
      label: bilingual('Attendance logs by month', 'महिनाअनुसार हाजिरी अभिलेख'),
      question: bilingual('How often did I punch, month by month?', 'महिनैपिच्छे मैले कति पटक हाजिरी गरेँ?'),
      help: punchesHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.punches,
      groupBy: 'punched_on:month',
      pivot: 'remark_category',
      period: 'punched_on',
      measures: { punches: count() },
      filters: ['remark_category'],
      columns: ['punched_on', 'punched_at', 'remark_category', 'location', 'source', 'mark', 'entered_by'],
      sort: '-punched_at',
      empty: bilingual('Your attendance logs appear here.', 'आजको अभिलेखमा गरेका कुरा यहाँ रहन्छन्।'),
    },
  },
});

export type Punch = EntityRecord<typeof punch>;

const degrees = (name: Text, most: number) =>
  z.optional(
    z.nullable(
      z
        .number({ error: carried(messages.wrongType({ field: name, format: formats.degrees })) })
        .check(
          z.minimum(-most, { error: carried(messages.tooSmall({ field: name, least: -most })) }),
          z.maximum(most, { error: carried(messages.tooLarge({ field: name, most })) }),
        ),
    ),
  );

const { accuracy } = punch.fields;

const payload = {
  remark_category: z._default(
    z.enum(punchCategories, {
      error: carried(messages.choice({ field: labels.type, choices: choiceNames(punchCategoryNames) })),
    }),
    defaultPunch,
  ),
  longitude: degrees(labels.longitude, 180),
  latitude: degrees(labels.latitude, 90),
  /** Metres, as the browser says of the location. */
  accuracy: z.optional(
    z.nullable(
      z.number({ error: carried(messages.wrongType({ field: accuracy.label, format: formats.number })) }).check(
        z.minimum(accuracy.min, {
          error: carried(messages.tooSmall({ field: accuracy.label, least: accuracy.min })),
        }),
        z.maximum(accuracy.max, { error: carried(messages.tooLarge({ field: accuracy.label, most: accuracy.max })) }),
      ),
    ),
  ),
};

const bothOrNone = z.refine<{ latitude?: number | null | undefined; longitude?: number | null | undefined }>(
  ({ latitude, longitude }) => (latitude == null) === (longitude == null),
  { error: carried(attendanceMessages.halfLocation), path: ['latitude'] },
);

/** What a browser must know before it asks where someone is. */
export const punchRule = z.object({
  location: z.string(),
  is_outside_refused: z.boolean(),
  is_distance_kept: z.boolean(),
  /** How long a log that was made without a connection is taken; 0: none is. */
  offline_hours: z.number(),
  /** Proves when the server was last heard from; sent back with what is logged without a connection. */
  contact: z.string(),
});
export type PunchRule = z.output<typeof punchRule>;

/** Whether someone works remotely on a day, by their attendance setting. */
export const remoteStatus = z.object({ is_remote: z.boolean() });

/** What someone logs who is signed in (ATT-1). */
export const punchBody = z
  .strictObject({
    ...payload,
    /** When it was made, where there was no connection then. */
    held_at: z.optional(
      z.nullable(
        z.iso.datetime({
          offset: true,
          error: carried(messages.wrongType({ field: punch.fields.punched_at.label, format: formats.instant })),
        }),
      ),
    ),
    /** The proof of the last contact before it. */
    contact: z.optional(z.nullable(textSchema(punch.fields.contact_at.label, { max: 200 }))),
    /** Milliseconds since then, by a clock that cannot be set. */
    since_contact: z.optional(
      z.nullable(
        z
          .number({
            error: carried(messages.wrongType({ field: punch.fields.contact_at.label, format: formats.number })),
          })
          .check(
            z.minimum(0, { error: carried(messages.tooSmall({ field: punch.fields.contact_at.label, least: 0 })) }),
          ),
      ),
    ),
  })
  .check(bothOrNone);

/** What someone logs on the sign-in page, without signing in (LOG-3). */
export const credentialPunchBody = z
  .strictObject({
    email: textSchema(labels.username, { max: 255 }),
    password: givenPassword(labels.password),
    captcha: z.optional(textSchema(labels.captcha, { max: 512 })),
    ...payload,
  })
  .check(bothOrNone);

export const credentialPunchAnswer = z.object({
  full_name: z.string(),
  remark_category: z.enum(punchCategories),
  punched_at: z.string(),
});
export type CredentialPunch = z.output<typeof credentialPunchAnswer>;
