import { workShift } from '@karmik/model/attendance/work-shift';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';
import { shiftHoursColumn } from './ShiftHours.tsx';

export default masterDataScreen(workShift, {
  description: bilingual(
    'When people are expected at work, and how attendance is measured.',
    'कर्मचारी कहिले काममा आउनुपर्ने र हाजिरी कसरी गनिने।',
  ),
  columns: [
    'name',
    'is_default',
    shiftHoursColumn,
    'mode',
    'grace_late_in',
    'grace_early_out',
    'half_day_below',
    'absent_below',
  ],
  sort: 'name',
  form: [
    'name',
    'is_default',
    'colour',
    'description',
    {
      title: bilingual('Timings', 'समय तालिका'),
      fields: ['mode', 'timings'],
    },
    {
      title: bilingual('Late and early', 'ढिलो र चाँडो'),
      fields: ['grace_late_in', 'grace_early_out', 'late_counted_from'],
    },
    {
      title: bilingual('Worked time', 'काम गरेको समय'),
      fields: ['worked_mode', 'unpaid_break', 'unpaid_break_after', 'half_day_below', 'absent_below'],
    },
    {
      title: bilingual('Punches that belong to the shift', 'सिफ्टमा पर्ने हाजिरी'),
      fields: ['early_in', 'late_out', 'forgotten_after'],
    },
  ],
  empty: bilingual('Add a default shift for everyone.', 'सबैका लागि एउटा सिफ्ट थप्नुहोस्।'),
});
