/** Attendance of people who travel for work or attend a training: days or halves of days that count as worked without a punch. */
import { deletionOf } from '../approval/deletion.ts';
import { requestActions, requestStatus } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';
import { travelDeletePaths, travelPaths } from './paths.ts';

/** Which part of a day is excused from punching. */
export const dayParts = {
  Full: bilingual('Full day', 'पूरा दिन'),
  'First Half': bilingual('First half', 'पहिलो आधा दिन'),
  'Second Half': bilingual('Second half', 'दोस्रो आधा दिन'),
} as const;
export type DayPart = keyof typeof dayParts;

const dayMs = 86_400_000;
/** The longest travel that one request is about, in days. */
export const mostTravelDays = 92;

/** Days of a range, both ends included; 0 where the end is before the beginning. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1);

export const travelSetting = defineEntity({
  name: 'travel_setting',
  label: bilingual('Travel attendance setting', 'भ्रमण हाजिरी सेटिङ'),
  path: 'attendance/:org/travel-attendance-setting',
  codes: { read: '5.13', write: '5.13' },
  single: true,
  fields: {
    days_back: f.number({
      label: bilingual('Past days that can still be requested', 'बितेका कति दिनसम्म अनुरोध गर्न मिल्ने'),
      required: true,
      default: 7,
      min: 0,
      max: 365,
    }),
    allow_half_days: f.boolean({ label: bilingual('Allow half days', 'आधा दिन मिल्ने'), default: true }),
    needs_attachment: f.boolean({ label: bilingual('Attachment required', 'संलग्न फाइल अनिवार्य'), default: false }),
  },
});

/** What someone is away for. */
export const awayKinds = {
  Travel: bilingual('Travel', 'भ्रमण'),
  Training: bilingual('Training', 'तालिम'),
} as const;
export type AwayKind = keyof typeof awayKinds;

export const trainingSetting = defineEntity({
  name: 'training_setting',
  label: bilingual('Training attendance setting', 'तालिम हाजिरी सेटिङ'),
  path: 'attendance/:org/training-attendance-setting',
  codes: { read: '5.13', write: '5.13' },
  single: true,
  fields: {
    is_enabled: f.boolean({
      label: bilingual('Employees request training attendance', 'कर्मचारीले तालिम हाजिरी माग्न पाउने'),
      default: true,
    }),
    days_back: travelSetting.fields.days_back,
    days_ahead: f.number({
      label: bilingual('Future days that can be requested', 'आउने कति दिनसम्म अनुरोध गर्न मिल्ने'),
      help: bilingual('Leave empty for no limit', 'सीमा नभए खाली छोड्नुहोस्'),
      min: 0,
      max: 365,
    }),
    longest: f.number({
      label: bilingual('Longest training in days', 'सबैभन्दा लामो तालिम (दिन)'),
      required: true,
      default: 30,
      min: 1,
      max: mostTravelDays,
    }),
    allow_half_days: travelSetting.fields.allow_half_days,
    needs_attachment: f.boolean({
      label: bilingual('Certificate or invitation required', 'प्रमाणपत्र वा निमन्त्रणा अनिवार्य'),
      default: false,
    }),
  },
});

export const travelAttendance = defineEntity({
  name: 'travel_attendance',
  label: bilingual('Travel attendance', 'भ्रमण हाजिरी'),
  plural: bilingual('Travel attendance', 'भ्रमण हाजिरी'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'place',
  search: ['sender', 'place', 'description'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '5.12' } },
  lifecycle: {
    kind: 'approval',
    amountOf: ({ starts_on, ends_on }) => daysBetween(starts_on, ends_on),
    amountFrom: ['starts_on', 'ends_on'],
    endsWithEmployment: true,
    notification: {
      category: 'attendance',
      dialog: 'travel_attendance',
      requested: bilingual('{name} requested travel attendance', '{name} ले भ्रमण हाजिरी माग्नुभएको छ'),
      subject: bilingual('your travel attendance request', 'तपाईंको भ्रमण हाजिरीको अनुरोध'),
      paths: travelPaths,
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'starts_on'),
    kind: f.choice({ label: bilingual('Type', 'प्रकार'), required: true, choices: awayKinds, default: 'Travel' }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true, hasQuickDays: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true, follows: 'starts_on' }),
    part: f.choice({
      label: bilingual('Part of the day', 'दिनको भाग'),
      required: true,
      choices: dayParts,
      default: 'Full',
    }),
    place: f.text({ label: bilingual('Place', 'स्थान'), required: true, max: 120 }),
    leaves_at: f.time({ label: bilingual('Start time', 'सुरु समय') }),
    returns_at: f.time({ label: bilingual('End time', 'अन्त्य समय') }),
    description: f.longText({ label: bilingual('Purpose', 'प्रयोजन'), required: true, max: 500 }),
    attachment: f.file({ label: bilingual('Attachment', 'संलग्न फाइल') }),
    /** The approved trip by which the days are marked. */
    trip: f.reference({
      label: bilingual('Travel request', 'भ्रमण अनुरोध'),
      readonly: true,
      to: 'travel_request',
      name_field: 'title',
    }),
    days: f.computed({
      label: bilingual('Days', 'दिन'),
      displayAs: 'number',
      value: ({ starts_on, ends_on }) => daysBetween(starts_on as string, ends_on as string),
    }),
    status: requestStatus,
  },
  rules: ({ starts_on, ends_on, part, leaves_at, returns_at }) => {
    if (ends_on < starts_on) return { ends_on: [attendanceMessages.untilBeforeFrom] };
    if (daysBetween(starts_on, ends_on) > mostTravelDays)
      return { ends_on: [attendanceMessages.rangeTooLong({ most: mostTravelDays })] };
    if (part !== 'Full' && starts_on !== ends_on) return { part: [attendanceMessages.halfOfOneDay] };
    if (starts_on === ends_on && leaves_at && returns_at && returns_at <= leaves_at)
      return { returns_at: [attendanceMessages.endBeforeStart] };
    return undefined;
  },
  actions: requestActions,
  reports: {
    by_person: {
      label: bilingual('Travel attendance by person', 'व्यक्तिअनुसार भ्रमण हाजिरी'),
      question: bilingual('Who travels for work, month by month?', 'महिनैपिच्छे कामका लागि को भ्रमण गर्छन्?'),
      help: bilingual(
        'Requests of every status, by the day on which the travel begins.',
        'भ्रमण सुरु हुने दिनअनुसार हरेक स्थितिका अनुरोध।',
      ),
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.requests,
      chart: 'none',
      groupBy: 'sender',
      pivot: 'starts_on:month',
      period: 'starts_on',
      measures: { requests: count() },
      filters: ['status', 'kind', 'sender', 'branch', 'division'],
      columns: ['sender', 'kind', 'starts_on', 'ends_on', 'part', 'place', 'status'],
      sort: '-starts_on',
    },
  },
});

export const travelDeleteRequest = deletionOf(travelAttendance, {
  name: 'travel_delete_request',
  label: bilingual('Travel deletion request', 'भ्रमण हटाउने अनुरोध'),
  plural: bilingual('Travel deletion requests', 'भ्रमण हटाउने अनुरोधहरू'),
  code: '5.12',
  category: 'attendance',
  dialog: 'travel_delete',
  requested: bilingual('{name} asked to delete travel attendance', '{name} ले भ्रमण हाजिरी हटाउन माग्नुभएको छ'),
  subject: bilingual('your travel deletion request', 'तपाईंको भ्रमण हटाउने अनुरोध'),
  paths: travelDeletePaths,
});
