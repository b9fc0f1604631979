import { overtimeSetting } from '@karmik/model/attendance/overtime';
import { text } from '@karmik/model/kit/text';
import { settingsScreen, tabsScreen } from '../../../../screens/kit/screens.ts';
import { approvalScreen } from '../../../../screens/kit/approval-policies.ts';

const limits = settingsScreen(overtimeSetting, {
  description: text(
    'How much overtime is allowed, and what an hour of it is worth. Without a setting the law holds: four hours a day, 24 a week.',
    'कति अतिरिक्त समय गर्न पाइने र एक घण्टाको मूल्य कति। सेटिङ नभए कानुन लागू हुन्छ: दिनमा चार, हप्तामा २४ घण्टा।',
  ),
  columns: ['name', 'is_default', 'daily_limit', 'weekly_limit', 'monthly_limit', 'over_limit'],
  sort: 'name',
  form: [
    'name',
    'is_default',
    {
      title: text('Limits', 'सीमा'),
      fields: ['daily_limit', 'weekly_limit', 'monthly_limit', 'over_limit', 'days_before'],
    },
    {
      title: text('Pay', 'पारिश्रमिक'),
      fields: ['weekday_multiplier', 'off_day_multiplier', 'holiday_multiplier'],
    },
  ],
  empty: text('Add a setting for everybody, and others for some.', 'सबैका लागि एउटा सेटिङ थप्नुहोस्, केहीका लागि अरू।'),
});

const approval = approvalScreen('overtime_request');

export default tabsScreen({
  title: text('Overtime settings', 'अतिरिक्त समय सेटिङ'),
  tabs: [
    { id: 'limits', label: text('Limits and pay', 'सीमा र पारिश्रमिक'), screen: limits },
    { id: 'approval', label: text('Approval', 'स्वीकृति'), code: '2.04', screen: approval },
  ],
});
