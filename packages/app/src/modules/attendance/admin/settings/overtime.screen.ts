import { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import { overtimeRequest, overtimeSetting } from '@karmik/model/attendance/overtime';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, tabsScreen } from '../../../../screens/kit/screens.ts';
import { approvalScreen } from '../../../../screens/kit/approval-policies.tsx';

const limits = masterDataScreen(overtimeSetting, {
  description: bilingual(
    'Overtime limits and pay rates. The legal limits apply by default: 4 hours a day, 24 a week.',
    'अतिरिक्त समयको सीमा र दर। सेटिङ नभए कानुनी सीमा लागु हुन्छ: दिनमा ४ र हप्तामा २४ घण्टा।',
  ),
  columns: ['name', 'is_default', 'daily_limit', 'weekly_limit', 'monthly_limit', 'over_limit'],
  sort: 'name',
  form: [
    'name',
    'is_default',
    {
      title: bilingual('Limits', 'सीमा'),
      fields: ['daily_limit', 'weekly_limit', 'monthly_limit', 'over_limit', 'days_before'],
    },
    {
      title: bilingual('Claims', 'दाबी'),
      fields: [
        'least_claim',
        'claim_block',
        'claim_rounding',
        'claim_days',
        'counts_before',
        'counts_after',
        'allows_off_days',
        'needs_pre_approval',
      ],
    },
    {
      title: bilingual('Pay', 'पारिश्रमिक'),
      fields: ['weekday_multiplier', 'off_day_multiplier', 'holiday_multiplier'],
    },
  ],
  empty: bilingual(
    'Add a default setting, and others for specific employees.',
    'सबैका लागि एउटा सेटिङ थप्नुहोस्, केहीका लागि अरू।',
  ),
});

const approval = approvalScreen(overtimeRequest);
const claims = approvalScreen(overtimeClaim);

export default tabsScreen({
  tabs: [
    { id: 'limits', label: bilingual('Limits and pay', 'सीमा र पारिश्रमिक'), screen: limits },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), code: '2.04', screen: approval },
    { id: 'claims', label: bilingual('Approval of claims', 'दाबीको स्वीकृति'), code: '2.04', screen: claims },
  ],
});
