/** How attendance from a browser or a phone is taken: whether it asks where someone is, and what follows (AT-7). */
import { defineEntity } from '../kit/entity.ts';
import { f, type BodyOf } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';

export const webAttendanceSetting = defineEntity({
  name: 'web_attendance_setting',
  label: bilingual('Web attendance setting', 'वेब हाजिरी सेटिङ'),
  path: 'attendance/:org/web-attendance-setting',
  codes: { read: '5.02', write: '5.02' },
  single: true,
  fields: {
    location: f.choice({
      label: bilingual('Location', 'स्थान'),
      required: true,
      default: 'Optional',
      choices: {
        'Not asked': bilingual('Not asked', 'नसोध्ने'),
        Optional: bilingual('Employees may share it', 'कर्मचारीले चाहे पठाउने'),
        Required: bilingual('Required', 'अनिवार्य'),
      },
    }),
    outside: f.choice({
      label: bilingual('Outside every office', 'सबै कार्यालयबाहिर'),
      help: bilingual(
        'Set the location and attendance radius of each branch first',
        'पहिले हरेक शाखाको स्थान र हाजिरीको घेरा राख्नुहोस्',
      ),
      required: true,
      default: 'Allowed',
      choices: {
        Allowed: bilingual('Allowed', 'हुन्छ'),
        Flagged: bilingual('Allowed and flagged', 'हुन्छ, चिह्न लगाएर'),
        Refused: bilingual('Refused', 'हुँदैन'),
      },
    }),
    accuracy_allowance: f.number({
      label: bilingual('Accuracy allowance (m)', 'शुद्धताको छुट (मि.)'),
      help: bilingual(
        'At most this much of the accuracy of a phone is added to the radius',
        'फोनको शुद्धतामध्ये बढीमा यति घेरामा थपिन्छ',
      ),
      required: true,
      default: 0,
      min: 0,
      max: 1_000,
    }),
    offline_hours: f.number({
      label: bilingual('Hours a log made offline is accepted', 'अफलाइन गरेको अभिलेख कति घण्टासम्म लिने'),
      help: bilingual(
        'The longest a phone may hold a log; 72 suits most organizations, 0 accepts none. Its time makes no overtime until a supervisor confirms it',
        'फोनले अभिलेख राख्न सक्ने अधिकतम समय; धेरैजसो संस्थामा ७२ राखिन्छ, ० भए लिइँदैन। सुपरिवेक्षकले पुष्टि नगरेसम्म अतिरिक्त समय गनिँदैन',
      ),
      required: true,
      default: 72,
      min: 0,
      max: 336,
    }),
  },
  rules: ({ location, outside }) =>
    outside === 'Refused' && location !== 'Required' ? { location: [attendanceMessages.locationNeeded] } : undefined,
});

export type WebAttendanceSetting = BodyOf<typeof webAttendanceSetting.fields>;
