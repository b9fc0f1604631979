/** Rebate declarations for the employee and for HR. */
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRebate } from '@karmik/model/payroll/rebate/rebate';
import { requestScreens, tabsScreen } from '../../../screens/kit/screens.ts';
import { EnterRebates } from './EnterRebates.tsx';
import { ReliefNotice, ReliefOfDeclaration } from './ReliefNotice.tsx';
import { words } from './words.ts';

const path = payrollEndpoints.rebate;

export const ownRebates = requestScreens(payRebate, {
  path,
  as: 'user',
  description: bilingual(
    'Insurance, medical expense and donations that lower your tax.',
    'तपाईंको कर घटाउने बीमा, औषधि उपचार खर्च र चन्दा।',
  ),
  columns: [{ field: 'kind', minWidth: '14rem' }, 'amount', 'relief', 'from_month', 'status'],
  filters: ['status', 'fiscal_year', 'kind'],
  sort: '-created_at',
  form: ['kind', 'amount', 'from_month', 'proof', 'document'],
  editForm: ['amount', 'from_month', 'proof', 'document'],
  FormNotice: ReliefNotice,
  addLabel: bilingual('Declare a rebate', 'कर छुट घोषणा गर्नुहोस्'),
  submitLabel: bilingual('Declare', 'घोषणा गर्नुहोस्'),
  sections: [
    {
      kind: 'fields',
      title: payRebate.label,
      fields: ['kind', 'amount', 'from_month', 'proof', 'document', 'entered_by'],
    },
    { kind: 'own', title: words.limits, Section: ReliefOfDeclaration },
  ],
  empty: bilingual(
    'Declare your premium or expense of the year; approved declarations lower the tax of your next payslips.',
    'वर्षभरिको प्रिमियम वा खर्च घोषणा गर्नुहोस्; स्वीकृत घोषणाले आगामी तलब पर्चीको कर घटाउँछ।',
  ),
}).list;

const ofEveryone = {
  path,
  as: 'hr',
  columns: [
    { field: 'employee', minWidth: '14rem' },
    { field: 'kind', minWidth: '14rem' },
    'amount',
    'relief',
    'from_month',
    { field: 'proof', isHidden: true },
    { field: 'fiscal_year', isHidden: true },
    'status',
  ],
  sort: '-created_at',
  maySend: () => false,
  Actions: EnterRebates,
  sections: [
    {
      kind: 'fields',
      title: payRebate.label,
      fields: ['employee', 'kind', 'amount', 'from_month', 'proof', 'document', 'entered_by'],
    },
    { kind: 'own', title: words.limits, Section: ReliefOfDeclaration },
  ],
} as const;

const pending = requestScreens(payRebate, {
  ...ofEveryone,
  query: { stage: 'open' },
  filters: ['kind', 'fiscal_year', 'tax_input', 'employee'],
  empty: bilingual('No declarations to decide.', 'निर्णय गर्नुपर्ने घोषणा छैन।'),
}).list;

const all = requestScreens(payRebate, {
  ...ofEveryone,
  filters: ['status', 'kind', 'fiscal_year', 'tax_input', 'employee'],
  empty: bilingual('No declarations yet.', 'अहिलेसम्म घोषणा छैन।'),
}).list;

export const allRebates = tabsScreen({
  description: bilingual(
    'What employees declare for tax, with proof. Approved declarations enter the payrolls from their month on.',
    'कर्मचारीले करका लागि गरेका घोषणा, प्रमाणसहित। स्वीकृत घोषणा आफ्नो महिनादेखिको तलबमा समावेश हुन्छ।',
  ),
  tabs: [
    { id: 'pending', label: bilingual('Pending', 'बाँकी'), screen: pending },
    { id: 'all', label: bilingual('All', 'सबै'), screen: all },
  ],
});
