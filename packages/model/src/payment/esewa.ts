/** Paying to eSewa wallets: the connection, and who has which wallet. The secret is kept apart: it is set, and never shown again. */
import * as z from 'zod/mini';
import { employeeField } from '../hris/file/kit.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { paymentEndpoints } from './endpoints.ts';
import { paymentMessages as says } from './messages.ts';

const label = {
  address: bilingual('Service address', 'सेवाको ठेगाना'),
  merchant: bilingual('Merchant code', 'व्यापारी कोड'),
};

export const esewaSetting = defineEntity({
  name: 'esewa_setting',
  label: bilingual('eSewa connection', 'इसेवा जडान'),
  path: paymentEndpoints.esewaSetting,
  codes: { read: '26.00', write: '26.00' },
  single: true,
  name_field: 'merchant',
  fields: {
    is_active: f.boolean({ label: bilingual('Pay to eSewa wallets', 'इसेवा वालेटमा भुक्तानी गर्ने'), default: false }),
    address: f.url({ label: label.address }),
    merchant: f.text({ label: label.merchant, max: 60, format: 'code' }),
    settling_minutes: f.number({
      label: bilingual('Settling time, minutes', 'टुङ्गो लाग्ने समय, मिनेट'),
      help: bilingual(
        'Until then, a payment that eSewa does not know is not taken as failed.',
        'यो समय नबितेसम्म इसेवाले नचिनेको भुक्तानी असफल मानिँदैन।',
      ),
      required: true,
      default: 30,
      min: 1,
      max: 1440,
    }),
  },
  rules: ({ is_active, ...needed }) => {
    if (!is_active) return undefined;
    const missing = (['address', 'merchant'] as const).filter((name) => !needed[name]);
    return Object.fromEntries(missing.map((name) => [name, [messages.required({ field: label[name] })]]));
  },
});

/** An eSewa ID is the mobile number of the wallet. */
const walletForm = /^9[78]\d{8}$/;

export const esewaUser = defineEntity({
  name: 'esewa_user',
  label: bilingual('eSewa user', 'इसेवा प्रयोगकर्ता'),
  plural: bilingual('eSewa users', 'इसेवा प्रयोगकर्ता'),
  path: paymentEndpoints.esewaUser,
  codes: { read: '26.00', write: '26.00' },
  name_field: 'wallet',
  search: ['employee', 'wallet', 'wallet_name'],
  sort: 'employee',
  unique: [['employee']],
  fields: {
    employee: employeeField,
    wallet: f.text({
      label: bilingual('eSewa ID', 'इसेवा आईडी'),
      required: true,
      max: 20,
      unique: true,
      is_masked: true,
      aliases: ['esewa id', 'mobile', 'phone', 'wallet id'],
    }),
    wallet_name: f.text({
      label: bilingual('Name in eSewa', 'इसेवामा रहेको नाम'),
      required: true,
      max: 120,
      aliases: ['wallet name', 'name'],
    }),
  },
  rules: ({ wallet }) => (walletForm.test(wallet) ? undefined : { wallet: [says.walletForm] }),
});

/** Of the secret only whether there is one. */
export const esewaSecret = z.object({ is_set: z.boolean() });
