/** The rules of an organization about logged work. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { workLogEndpoints } from './endpoints.ts';

export const workLogSetting = defineEntity({
  name: 'work_log_setting',
  label: bilingual('Work log settings', 'कार्य अभिलेखका सेटिङ'),
  path: workLogEndpoints.setting,
  codes: { read: '8.02', write: '8.02' },
  single: true,
  fields: {
    heading: f.reference({
      label: bilingual('Paid under the heading', 'भुक्तानी हुने शीर्षक'),
      help: bilingual('Approved work is paid only after you choose it', 'नछानेसम्म स्वीकृत काम भुक्तानी हुँदैन'),
      to: 'pay_heading',
      name_field: 'name',
    }),
    needs_acknowledgement: f.boolean({
      label: bilingual('Acknowledged before payment', 'भुक्तानीअघि स्वीकारिनुपर्ने'),
      help: bilingual(
        'Payrolls pay an approved log once the employee has acknowledged it',
        'कर्मचारीले स्वीकारेपछि मात्र स्वीकृत अभिलेख तलबमा भुक्तानी हुन्छ',
      ),
      default: false,
    }),
    longest_timer: f.number({
      label: bilingual('Timer limit (hours)', 'टाइमरको सीमा (घण्टा)'),
      help: bilingual(
        'A timer that runs longer is marked as forgotten and asks for its actual end',
        'योभन्दा बढी चलेको टाइमर बिर्सिएको मानिन्छ र सही समय सोधिन्छ',
      ),
      required: true,
      default: 12,
      min: 1,
      max: 23,
    }),
    above_attendance: f.choice({
      label: bilingual('More time logged than attended', 'हाजिरीभन्दा बढी समय अभिलेख भए'),
      help: bilingual('Attendance is what pay and leave follow', 'तलब र बिदा हाजिरीअनुसार हुन्छन्'),
      required: true,
      default: 'Warn',
      choices: {
        Warn: bilingual('Show the difference to reviewers', 'समीक्षकलाई देखाउने'),
        Remark: bilingual('Ask for remarks', 'कैफियत माग्ने'),
        Refuse: bilingual('Refuse the log', 'अभिलेख अस्वीकार गर्ने'),
      },
    }),
  },
});
