import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payHold } from '@karmik/model/payroll/items/hold';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { may } from '../../../shell/session.ts';

export default requestScreens(payHold, {
  path: payrollEndpoints.hold,
  as: 'hr',
  description: bilingual(
    'Pay on hold is computed and taxed as usual, and owed until it is released.',
    'रोकिएको तलब सधैँजस्तै गणना र कर कट्टी हुन्छ, र फुकुवा नभएसम्म तिर्न बाँकी रहन्छ।',
  ),
  columns: [{ field: 'employee', minWidth: '14rem' }, 'from_month', 'until_month', 'reason', 'status'],
  filters: ['status', 'employee'],
  sort: '-created_at',
  form: ['employee', 'from_month', 'until_month', 'reason'],
  addLabel: bilingual('Put pay on hold', 'तलब रोक्नुहोस्'),
  maySend: () => may('11.00', 'write'),
  sections: [
    {
      kind: 'fields',
      title: payHold.label,
      fields: ['employee', 'from_month', 'until_month', 'reason', 'created_by', 'released_at'],
    },
  ],
  empty: bilingual('No pay is on hold.', 'कुनै तलब रोकिएको छैन।'),
}).list;
