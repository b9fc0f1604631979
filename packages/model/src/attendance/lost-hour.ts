/** Lost hours that HR writes off: why it may, and for whom it did. What is written off of a day is no longer lost, and payroll reads what is left. */
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';

const dayMinutes = 1_440;

export const lostHourReason = defineEntity({
  name: 'lost_hour_reason',
  label: bilingual('Adjustment reason', 'समायोजनको कारण'),
  plural: bilingual('Adjustment reasons', 'समायोजनका कारण'),
  path: 'commons/:org/work-lost-hour-reason',
  codes: { read: '5.10', write: '5.10' },
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true, in_nepali: 'name_ne' }),
    name_ne: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 120 }),
    monthly_limit: f.duration({
      label: bilingual('Monthly limit per employee', 'कर्मचारीको मासिक सीमा'),
      help: bilingual(
        'In a Bikram Sambat month. Leave empty for no limit',
        'विक्रम संवत्‌को महिनामा। सीमा नभए खाली छोड्नुहोस्',
      ),
      min: 15,
      max: 744 * 60,
    }),
    needs_remarks: f.boolean({ label: bilingual('Remarks required', 'कैफियत अनिवार्य'), default: false }),
  },
});

export const lostHourAdjustment = defineEntity({
  name: 'lost_hour_adjustment',
  label: bilingual('Lost hour adjustment', 'गुमेको समयको समायोजन'),
  plural: bilingual('Lost hour adjustments', 'गुमेको समयका समायोजन'),
  path: 'commons/:org/work-lost-hour-adjustment',
  codes: { read: '5.10', write: '5.10' },
  name_field: 'employee',
  search: ['employee', 'remarks'],
  sort: '-day',
  unique: [['employee', 'day']],
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    ...placeOf('employee', 'day'),
    day: f.date({ label: bilingual('Day', 'दिन'), required: true, format: 'past' }),
    written_off: f.duration({
      label: bilingual('Written off', 'मिनाहा समय'),
      help: bilingual('Up to what is lost on this day', 'यस दिन गुमेको समयसम्म'),
      required: true,
      min: 1,
      max: dayMinutes,
    }),
    reason: f.reference({
      label: lostHourReason.label,
      required: true,
      to: 'lost_hour_reason',
      name_field: 'name',
      on_delete: 'keep',
    }),
    remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
  },
  reports: {
    by_reason: {
      label: bilingual('Written-off hours by reason', 'कारणअनुसार मिनाहा समय'),
      question: bilingual('Why were lost hours written off?', 'गुमेको समय किन मिनाहा भयो?'),
      help: bilingual(
        'Minutes that HR wrote off, by the day on which they were lost.',
        'मानव संसाधनले मिनाहा गरेका मिनेट, गुमेको दिनअनुसार।',
      ),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.days,
      groupBy: 'reason',
      pivot: 'day:month',
      period: 'day',
      measures: { written_off: sum('written_off'), days: count() },
      filters: ['reason', 'employee', 'branch', 'division'],
    },
  },
});
