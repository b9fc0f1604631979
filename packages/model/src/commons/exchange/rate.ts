/** What amounts of other currencies are worth in the organization's own: rates by day, as banks quote them. */
import { currencyCodes } from '../../kit/currencies.ts';
import { currencyChoices } from '../../kit/currency-choices.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { installationPlace } from '../../organization/place.ts';
import { decimalOf } from '../../kit/exact/decimal.ts';
import { compare } from '../../kit/exact/ratio.ts';
import { exchangeMessages as says } from './messages.ts';

export const exchangeRate = defineEntity({
  name: 'exchange_rate',
  label: bilingual('Exchange rate', 'विनिमय दर'),
  plural: bilingual('Exchange rates', 'विनिमय दर'),
  path: 'commons/:org/exchange-rate',
  codes: { read: 'organizationMember', write: '17.00' },
  name_field: 'valid_on',
  search: ['currency'],
  sort: '-valid_on',
  unique: [['currency', 'valid_on']],
  fields: {
    currency: f.choice({
      label: bilingual('Currency', 'मुद्रा'),
      required: true,
      choices: currencyChoices(currencyCodes.filter((code) => code !== installationPlace.currency)),
    }),
    valid_on: f.date({ label: bilingual('Date', 'मिति'), required: true, format: 'past' }),
    unit: f.number({
      label: bilingual('Unit', 'एकाइ'),
      help: bilingual('Units of the currency: 100 for INR', 'मुद्राको एकाइ: INR का लागि १००'),
      required: true,
      default: 1,
      min: 1,
      max: 1000,
    }),
    buying: f.decimal({
      label: bilingual('Buying rate', 'खरिद दर'),
      required: true,
      decimals: 4,
      shown_decimals: 2,
      min: 0.0001,
      max: 1_000_000,
    }),
    selling: f.decimal({
      label: bilingual('Selling rate', 'बिक्री दर'),
      required: true,
      decimals: 4,
      shown_decimals: 2,
      min: 0.0001,
      max: 1_000_000,
    }),
    correction_reason: f.text({
      label: bilingual('Reason for correction', 'सच्याउनुको कारण'),
      help: bilingual(
        'Needed only to correct a rate that expense claims use',
        'खर्च दाबीमा प्रयोग भइसकेको दर सच्याउँदा मात्र चाहिन्छ',
      ),
      max: 255,
    }),
  },
  rules: ({ buying, selling }) =>
    compare(decimalOf(selling), decimalOf(buying)) < 0 ? { selling: [says.sellingBelowBuying] } : undefined,
});

export const exchangeRateSetting = defineEntity({
  name: 'exchange_rate_setting',
  label: bilingual('Exchange rate rules', 'विनिमय दरका नियम'),
  path: 'commons/:org/exchange-rate-setting',
  codes: { read: '17.00', write: '17.00' },
  single: true,
  fields: {
    applied: f.choice({
      label: bilingual('Rate used', 'प्रयोग हुने दर'),
      required: true,
      default: 'selling',
      choices: {
        selling: bilingual('Selling rate', 'बिक्री दर'),
        buying: bilingual('Buying rate', 'खरिद दर'),
        middle: bilingual('Average of both', 'दुवैको औसत'),
      },
    }),
    greatest_age: f.number({
      label: bilingual('Rate valid for, days', 'दर प्रयोग हुने अधिकतम दिन'),
      help: bilingual(
        'A day without a rate takes the newest earlier one',
        'दर नभएको दिनमा त्यसअघिको सबैभन्दा नयाँ दर प्रयोग हुन्छ',
      ),
      required: true,
      default: 7,
      min: 0,
      max: 90,
    }),
  },
});
