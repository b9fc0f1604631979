/** From when Karmik pays each employee, and the workbooks that brought what was paid earlier in the fiscal year. */
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payrollOpening } from '@karmik/model/payroll/opening/opening';
import { requestScreens, tabsScreen } from '../../../screens/kit/screens.ts';
import starts from '../settings/profile.screen.ts';
import { ImportOpenings } from './ImportOpenings.tsx';

const openings = requestScreens(payrollOpening, {
  path: payrollEndpoints.opening,
  as: 'hr',
  description: bilingual(
    'Pay, tax, funds, leave, rebates and advances of the fiscal year so far, for the first payroll here. A workbook can be withdrawn until a confirmed payroll used it.',
    'आर्थिक वर्षको अहिलेसम्मको तलब, कर, कोष, बिदा, कर छुट र पेश्की, यहाँको पहिलो तलबका लागि। पुष्टि भएको तलबले प्रयोग नगरेसम्म फिर्ता लिन मिल्छ।',
  ),
  columns: [
    { field: 'name', minWidth: '13rem' },
    'status',
    'people',
    'leaves',
    'rebates',
    'advances',
    { field: 'imported_by', minWidth: '12rem' },
  ],
  filters: ['status'],
  sort: '-created_at',
  maySend: () => false,
  Actions: ImportOpenings,
  sections: [
    {
      kind: 'fields',
      title: payrollOpening.label,
      fields: ['name', 'people', 'leaves', 'rebates', 'advances', 'imported_by', 'withdrawal_reason'],
    },
  ],
  empty: bilingual(
    'Organizations that move in during a fiscal year fill in the template and import it here.',
    'आर्थिक वर्षको बीचमा आउने संस्थाले नमुना भरेर यहाँ आयात गर्छन्।',
  ),
}).list;

export default tabsScreen({
  tabs: [
    { id: 'starts', label: bilingual('Start dates', 'सुरु मितिहरू'), code: '11.00', screen: starts },
    { id: 'openings', label: bilingual('Opening balances', 'सुरुका मौज्दात'), screen: openings },
  ],
});
