/** How attendance of one person is taken, where it differs from that of everyone else. */
import { assignable } from '../kit/assignment.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

/** Without a record that holds on a day, web attendance is on, nothing is remote, and devices count. */
export const attendanceSetting = defineEntity({
  name: 'attendance_setting',
  label: bilingual('Individual attendance setting', 'व्यक्तिगत हाजिरी सेटिङ'),
  plural: bilingual('Individual attendance settings', 'व्यक्तिगत हाजिरी सेटिङहरू'),
  path: 'attendance/:org/individual-setting',
  codes: { read: '5.05', write: '5.05' },
  name_field: 'employee',
  sort: '-starts_on',
  search: ['employee'],
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on' },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    web_attendance: f.boolean({ label: bilingual('Web attendance', 'वेब हाजिरी'), default: true }),
    is_remote: f.boolean({ label: bilingual('Works remotely', 'टाढाबाट काम'), default: false }),
    ignores_devices: f.boolean({
      label: bilingual('Ignore attendance devices', 'हाजिरी यन्त्रको अभिलेख नगन्ने'),
      help: bilingual('Device punches are kept and not counted', 'यन्त्रको अभिलेख रहन्छ, गनिँदैन'),
      default: false,
    }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
});

export const attendanceSettingForMany = assignable(attendanceSetting, {
  label: bilingual('Assign setting to many', 'धेरैलाई सेटिङ तोक्नुहोस्'),
  confirm: bilingual('Assign this setting? Employees: {count}', 'यो सेटिङ तोक्ने? कर्मचारी: {count}'),
  replaces: false,
});
