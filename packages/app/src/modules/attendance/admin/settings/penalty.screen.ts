import { penaltyRule } from '@karmik/model/attendance/penalty/rule';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, tabsScreen } from '../../../../screens/kit/screens.ts';
import assignments from './penalty-assignment.screen.ts';

const rules = masterDataScreen(penaltyRule, {
  description: bilingual(
    'Penalties for repeated lateness, absence and missing punches. They apply once HR confirms them.',
    'बारम्बारको ढिलाइ, अनुपस्थिति र छुटेको हाजिरीका जरिवाना। मानव संसाधनले पुष्टि गरेपछि लागु हुन्छन्।',
  ),
  columns: ['name', 'trigger', 'occurrences', 'period', 'days', 'action', 'is_default', 'starts_on', 'ends_on'],
  filters: ['trigger', 'period', 'is_default'],
  sort: 'name',
  form: [
    'name',
    {
      title: bilingual('Occurrences', 'घटनाहरू'),
      fields: ['trigger', 'threshold', 'occurrences', 'is_consecutive', 'period', 'counting'],
    },
    { title: bilingual('Penalty', 'जरिवाना'), fields: ['action', 'leave_type', 'days'] },
    {
      title: bilingual('Applies to', 'कसलाई'),
      fields: ['is_default', 'branches', 'divisions', 'starts_on', 'ends_on'],
    },
  ],
  empty: bilingual(
    'Add a rule, such as half a day for every third late day of a month.',
    'नियम थप्नुहोस्, जस्तै महिनामा हरेक तेस्रो ढिलो दिनको आधा दिन।',
  ),
});

export default tabsScreen({
  tabs: [
    { id: 'rules', label: bilingual('Rules', 'नियम'), screen: rules },
    { id: 'assignments', label: bilingual('Individual settings', 'व्यक्तिगत सेटिङ'), screen: assignments },
  ],
});
