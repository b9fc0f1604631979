import { bilingual } from '@karmik/model/kit/text';
import { taxCertificate } from '@karmik/model/payroll/certificate/certificate';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { listScreen } from '../../../screens/kit/screens.ts';
import { CertificatePaper, CertificatesOfYear } from './certificate-papers.tsx';

export default listScreen(taxCertificate, {
  path: payrollEndpoints.certificate,
  isFullList: true,
  isExported: true,
  description: bilingual(
    'What confirmed payrolls paid and withheld in a fiscal year, for each employee across employments.',
    'पुष्टि भएका तलबले आर्थिक वर्षमा हरेक कर्मचारीलाई दिएको र कट्टी गरेको रकम, सबै रोजगारी मिलाएर।',
  ),
  columns: [
    { field: 'employee', minWidth: '13rem' },
    { field: 'fiscal_year', minWidth: '6rem' },
    { field: 'status', minWidth: '7rem' },
    { field: 'missing', minWidth: '11rem' },
    'pan_number',
    'gross',
    { field: 'income', isHidden: true },
    { field: 'retirement', isHidden: true },
    'tax',
    'excess',
    { field: 'year_tax', isHidden: true },
    { field: 'tax_portion', isHidden: true },
    { field: 'tax_rest', isHidden: true },
    { field: 'income_before', isHidden: true },
    { field: 'tax_before', isHidden: true },
    { field: 'months', isHidden: true },
    { field: 'employee_code', isHidden: true },
    { field: 'branch', isHidden: true },
    { field: 'division', isHidden: true },
  ],
  filters: ['fiscal_year', 'status', 'missing', 'employee', 'branch', 'division'],
  sort: '-fiscal_year',
  empty: bilingual('Certificates appear here once a payroll is confirmed.', 'तलब पुष्टि भएपछि प्रमाणपत्र यहाँ देखिन्छन्।'),
  Above: CertificatesOfYear,
  RowActions: CertificatePaper,
});
