/** Payroll from elsewhere: figures by month and by year, the imports that brought them, and what their headings are. */
import { bilingual } from '@karmik/model/kit/text';
import { archivedPayImport } from '@karmik/model/payroll/archive/import';
import { archivedPayLine } from '@karmik/model/payroll/archive/line';
import { oldPayHeading } from '@karmik/model/payroll/archive/old-heading';
import { payComparison } from '@karmik/model/payroll/parallel/comparison';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { masterDataScreen, reportScreen, requestScreens, tabsScreen } from '../../../screens/kit/screens.ts';
import { ImportRegister } from './ImportRegister.tsx';

const ofHr = { path: payrollEndpoints.archivedPay, query: { as: 'hr' } } as const;

const imports = requestScreens(archivedPayImport, {
  path: payrollEndpoints.archiveImport,
  as: 'hr',
  description: bilingual(
    'One import is one register. Employees see published figures; a withdrawn import can be imported again.',
    'एक आयात एक दर्ता हो। प्रकाशित रकम कर्मचारीले देख्छन्; फिर्ता लिइएको आयात फेरि आयात गर्न मिल्छ।',
  ),
  columns: [
    { field: 'name', minWidth: '13rem' },
    'status',
    { field: 'purpose', isHidden: true },
    { field: 'period', isHidden: true },
    { field: 'month', minWidth: '8rem', sort: 'starts_on' },
    { field: 'fiscal_year', minWidth: '7rem' },
    'people',
    'earnings',
    'net',
    { field: 'deductions', isHidden: true },
    { field: 'tax', isHidden: true },
    { field: 'employer_shares', isHidden: true },
    { field: 'imported_by', isHidden: true },
  ],
  filters: ['status', 'purpose', 'period', 'fiscal_year'],
  sort: '-created_at',
  maySend: () => false,
  Actions: ImportRegister,
  sections: [
    {
      kind: 'fields',
      title: archivedPayImport.label,
      fields: [
        'name',
        'purpose',
        'period',
        'month',
        'fiscal_year',
        'people',
        'earnings',
        'deductions',
        'tax',
        'net',
        'employer_shares',
        'imported_by',
        'withdrawal_reason',
      ],
    },
  ],
  empty: bilingual('Import the first register of the earlier system.', 'पुरानो प्रणालीको पहिलो दर्ता आयात गर्नुहोस्।'),
}).list;

const headings = masterDataScreen(oldPayHeading, {
  description: bilingual(
    'What each heading of the earlier system is. Imports that are stored keep what they had.',
    'पुरानो प्रणालीको हरेक शीर्षक के हो। भइसकेका आयात बदलिँदैनन्।',
  ),
  columns: [{ field: 'name', minWidth: '14rem' }, 'type', 'heading'],
  filters: ['type'],
  sort: 'name',
  empty: bilingual('Headings appear here once a register is imported.', 'दर्ता आयात गरेपछि शीर्षक यहाँ देखिन्छन्।'),
});

export const archivedMonths = tabsScreen({
  tabs: [
    {
      id: 'figures',
      label: bilingual('By employee', 'कर्मचारीअनुसार'),
      screen: reportScreen(archivedPayLine, 'monthly', ofHr),
    },
    {
      id: 'comparison',
      label: bilingual('Comparison', 'तुलना'),
      screen: reportScreen(payComparison, 'by_employee', { path: payrollEndpoints.comparison }),
    },
    { id: 'imports', label: bilingual('Imports', 'आयात'), screen: imports },
    { id: 'headings', label: bilingual('Headings', 'शीर्षकहरू'), code: '11.00', screen: headings },
  ],
});

export const archivedYears = reportScreen(archivedPayLine, 'yearly', ofHr);
