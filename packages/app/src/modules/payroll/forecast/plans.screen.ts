import { bilingual } from '@karmik/model/kit/text';
import { payForecast } from '@karmik/model/payroll/forecast/plan';
import { masterDataScreen } from '../../../screens/kit/screens.ts';
import { PlanActions } from './PlanActions.tsx';

export default masterDataScreen(payForecast, {
  description: bilingual(
    'Each plan has its months and assumptions. Packages, resignations, festivals and law that are known ahead count without one.',
    'हरेक योजनामा महिना र अनुमान हुन्छन्। पहिल्यै थाहा भएका प्याकेज, राजीनामा, चाडपर्व र कानुन अनुमानबिना नै गणना हुन्छन्।',
  ),
  columns: [
    { field: 'name', minWidth: '14rem' },
    { field: 'first_month', minWidth: '8rem' },
    'months',
    { field: 'state', minWidth: '7rem' },
    { field: 'total', minWidth: '12rem' },
    { field: 'left_out', minWidth: '8rem' },
  ],
  filters: ['first_month', 'state'],
  sort: '-computed_at',
  form: [
    { title: bilingual('Months', 'महिनाहरू'), fields: ['name', 'first_month', 'months'] },
    {
      title: bilingual('Assumptions', 'अनुमान'),
      fields: ['heading', 'increments', 'joins', 'ends_contracts', 'turnover'],
    },
  ],
  RowActions: PlanActions,
  empty: bilingual('Add the first plan.', 'पहिलो योजना थप्नुहोस्।'),
});
