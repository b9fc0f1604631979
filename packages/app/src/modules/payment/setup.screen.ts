/** Settings of payments: accounts, rules, SWIFT codes, and eSewa. */
import { bilingual } from '@karmik/model/kit/text';
import { paymentAccount } from '@karmik/model/payment/account';
import { esewaSetting, esewaUser } from '@karmik/model/payment/esewa';
import { paymentSetting } from '@karmik/model/payment/setting';
import { swiftCode } from '@karmik/model/payment/swift';
import { masterDataScreen, singletonScreen, tabsScreen } from '../../screens/kit/screens.ts';
import { EsewaSecret } from './EsewaSecret.tsx';

const accounts = masterDataScreen(paymentAccount, {
  description: bilingual('Accounts from which the organization pays.', 'संस्थाले भुक्तानी गर्ने खाता।'),
  columns: [
    { field: 'name', minWidth: '11rem' },
    { field: 'bank', minWidth: '12rem' },
    'branch',
    'account_number',
    'template',
    { field: 'ledger', minWidth: '11rem', blank: bilingual('Ledger of payments by bank', 'बैंकबाट भुक्तानीको खाता') },
  ],
  filters: ['bank', 'template'],
  sort: 'name',
  empty: bilingual('Add the first account.', 'पहिलो खाता थप्नुहोस्।'),
});

const rules = singletonScreen(paymentSetting, {
  description: bilingual('Applies immediately.', 'तुरुन्तै लागु हुन्छ।'),
  form: ['payee_check', 'account_change_days', 'is_full_name_required', 'most_amount', 'above_limit'],
});

export const setting = tabsScreen({
  tabs: [
    { id: 'accounts', label: bilingual('Accounts', 'खाता'), screen: accounts },
    { id: 'rules', label: bilingual('Rules', 'नियम'), screen: rules },
  ],
});

export const swiftCodes = masterDataScreen(swiftCode, {
  description: bilingual('Codes of banks and their branches.', 'बैंक र शाखाका कोड।'),
  columns: [
    { field: 'code', minWidth: '9rem' },
    { field: 'bank', minWidth: '14rem' },
    { field: 'branch', blank: bilingual('Head office', 'प्रधान कार्यालय') },
  ],
  filters: ['bank'],
  sort: 'code',
  empty: bilingual('Add the first SWIFT code.', 'पहिलो स्विफ्ट कोड थप्नुहोस्।'),
});

export const esewaConfig = singletonScreen(esewaSetting, {
  description: bilingual('How payments reach eSewa.', 'भुक्तानी इसेवामा कसरी पुग्छ।'),
  form: ['is_active', 'address', 'merchant', 'settling_minutes'],
  Below: EsewaSecret,
});

export const esewaUsers = masterDataScreen(esewaUser, {
  description: bilingual('Wallets of employees.', 'कर्मचारीका वालेट।'),
  columns: [{ field: 'employee', minWidth: '14rem' }, 'wallet', { field: 'wallet_name', minWidth: '12rem' }],
  filters: ['employee'],
  sort: 'employee',
  empty: bilingual('Add the first wallet, or import a spreadsheet.', 'पहिलो वालेट थप्नुहोस्, वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
