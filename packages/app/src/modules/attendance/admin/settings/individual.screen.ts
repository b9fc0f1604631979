import { attendanceSetting, attendanceSettingForMany } from '@karmik/model/attendance/individual-setting';
import { shiftAssignment, shiftForMany } from '@karmik/model/attendance/work-shift';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, tabsScreen } from '../../../../screens/kit/screens.ts';
import overtime from './overtime-assignment.screen.ts';
import penalties from './penalty-assignment.screen.ts';

const shifts = masterDataScreen(shiftAssignment, {
  description: bilingual('Employees with a shift other than the default.', 'पूर्वनिर्धारितभन्दा फरक सिफ्ट भएका कर्मचारी।'),
  columns: ['employee', 'work_shift', 'starts_on', 'ends_on'],
  filters: ['employee', 'work_shift'],
  sort: '-starts_on',
  toMany: shiftForMany,
  empty: bilingual('Everyone works the default shift.', 'सबैको सिफ्ट पूर्वनिर्धारित छ।'),
});

const rules = masterDataScreen(attendanceSetting, {
  description: bilingual('Employees with their own attendance rules.', 'हाजिरीका आफ्नै नियम भएका कर्मचारी।'),
  columns: ['employee', 'web_attendance', 'is_remote', 'ignores_devices', 'starts_on', 'ends_on'],
  filters: ['employee', 'web_attendance', 'is_remote'],
  sort: '-starts_on',
  toMany: attendanceSettingForMany,
  empty: bilingual('The same rules apply to everyone.', 'सबैका लागि एउटै नियम लागु छ।'),
});

export default tabsScreen({
  tabs: [
    { id: 'shift', label: bilingual('Work shift', 'कार्य सिफ्ट'), code: '5.06', screen: shifts },
    { id: 'attendance', label: bilingual('Attendance', 'हाजिरी'), code: '5.05', screen: rules },
    { id: 'overtime', label: bilingual('Overtime', 'अतिरिक्त समय'), code: '5.07', screen: overtime },
    { id: 'penalty', label: bilingual('Penalties', 'जरिवाना'), code: '5.18', screen: penalties },
  ],
});
