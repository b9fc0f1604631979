import { separation } from '@karmik/model/hris/separation';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../screens/kit/screens.ts';

export default listScreen(separation, {
  path: 'hris/:org/separation',
  query: { status__in: 'Settled,Off-boarded' },
  description: bilingual('Settled separations and past employees.', 'फरफारक भएका अवकाश र पूर्व कर्मचारी।'),
  columns: [
    { field: 'employee', sort: 'employee' },
    { field: 'separation_type', sort: 'separation_type' },
    { field: 'effective_date', sort: 'effective_date' },
    { field: 'status', sort: 'status' },
  ],
  filters: ['effective_date', 'separation_type', 'employee'],
  sort: '-effective_date',
  opens: '/admin/:slug/hris/employees/employee-separation/details',
  empty: bilingual('No settled separations yet.', 'अहिलेसम्म कसैको फरफारक भएको छैन।'),
});
