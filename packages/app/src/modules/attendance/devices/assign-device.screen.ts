import { deviceUser, unmatchedPunch } from '@karmik/model/attendance/device';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen, masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { UnmatchedActions } from './UnmatchedActions.tsx';

const people = masterDataScreen(deviceUser, {
  description: bilingual('The PIN of each employee on each device.', 'हरेक यन्त्रले कुन कर्मचारीलाई कुन पिनले चिन्छ।'),
  columns: ['employee', 'pin', 'device', 'starts_on', 'ends_on'],
  filters: ['employee', 'device'],
  sort: 'employee',
  empty: bilingual(
    'Add employees with their PINs, or import a spreadsheet.',
    'कर्मचारी र पिन थप्नुहोस् वा स्प्रेडसिटबाट आयात गर्नुहोस्।',
  ),
});

const unmatched = listScreen(unmatchedPunch, {
  description: bilingual(
    'Device punches without an employee. Assigning a PIN moves all of its punches.',
    'यन्त्रबाट आएका तर कसैको नठहरिएका हाजिरी। पिन तोकेपछि त्यसका सबै हाजिरी सर्छन्।',
  ),
  path: 'attendance/:org/unmatched-punch',
  isFullList: true,
  columns: [
    { field: 'device', minWidth: '11rem' },
    'pin',
    { field: 'name_on_device', minWidth: '11rem' },
    { field: 'punched_at', minWidth: '11rem' },
    { field: 'reason', minWidth: '9rem' },
    { field: 'line', minWidth: '14rem', isHidden: true },
    { field: 'created_at', isHidden: true },
  ],
  filters: ['device', 'reason', 'punched_at'],
  sort: '-created_at',
  empty: bilingual('Every punch has its employee.', 'सबै हाजिरीका कर्मचारी थाहा छन्।'),
  RowActions: UnmatchedActions,
});

export default tabsScreen({
  tabs: [
    { id: 'people', label: bilingual('Employees', 'कर्मचारी'), screen: people },
    { id: 'unmatched', label: unmatchedPunch.plural ?? unmatchedPunch.label, screen: unmatched },
  ],
});
