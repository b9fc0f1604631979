/** SWIFT codes (BIC) of banks and their branches, by the form of ISO 9362. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { paymentEndpoints } from './endpoints.ts';
import { paymentMessages as says } from './messages.ts';

/** Four letters of the bank, two of the country, two characters of the place, and three of the branch or none. */
const form = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A SWIFT code in capitals and without spaces, as it is stored. */
export const swiftCodeOf = (text: string): string => text.replaceAll(/\s+/gu, '').toUpperCase();

/** Whether a text is a SWIFT code of a country that exists. */
export function isSwiftCode(text: string): boolean {
  const country = form.exec(swiftCodeOf(text))?.[1];
  return country !== undefined && regions.of(country) !== undefined;
}

export const swiftCode = defineEntity({
  name: 'swift_code',
  label: bilingual('SWIFT code', 'स्विफ्ट कोड'),
  plural: bilingual('SWIFT codes', 'स्विफ्ट कोड'),
  path: paymentEndpoints.swiftCode,
  codes: { read: '26.00', write: '26.00' },
  name_field: 'code',
  search: ['code', 'bank', 'branch'],
  sort: 'code',
  fields: {
    code: f.text({ label: bilingual('SWIFT code', 'स्विफ्ट कोड'), required: true, max: 11, unique: true }),
    bank: f.reference({ label: bilingual('Bank', 'बैंक'), required: true, to: 'bank', name_field: 'name' }),
    branch: f.text({
      label: bilingual('Branch', 'शाखा'),
      help: bilingual('Leave empty for the head office', 'प्रधान कार्यालय भए खाली छोड्नुहोस्'),
      max: 120,
    }),
  },
  rules: ({ code }) => (isSwiftCode(code) ? undefined : { code: [says.swiftForm] }),
});
