/** Rules of the organization about payments. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { paymentEndpoints } from './endpoints.ts';

export const paymentSetting = defineEntity({
  name: 'payment_setting',
  label: bilingual('Payment rules', 'भुक्तानीका नियम'),
  path: paymentEndpoints.setting,
  codes: { read: '26.00', write: '26.00' },
  single: true,
  fields: {
    account_change_days: f.number({
      label: bilingual('Wait after account change, days', 'खाता बदलिएपछि पर्खने दिन'),
      help: bilingual(
        "For this long, the person who changed an employee's account can't check payments to it.",
        'यति दिनसम्म कर्मचारीको खाता बदल्ने व्यक्तिले त्यसमा जाने भुक्तानी जाँच गर्न सक्दैन।',
      ),
      required: true,
      default: 7,
      min: 0,
      max: 90,
    }),
    payee_check: f.choice({
      label: bilingual('Checker paid in the batch', 'समूहमा आफ्नै भुक्तानी भएको जाँचकर्ता'),
      required: true,
      default: 'second',
      choices: {
        refuse: bilingual('Not allowed', 'हुँदैन'),
        second: bilingual('Second checker required', 'दोस्रो जाँचकर्ता चाहिने'),
      },
    }),
    is_full_name_required: f.boolean({
      label: bilingual('Refuse names that are too long', 'धेरै लामो नाम अस्वीकार गर्ने'),
      help: bilingual('Otherwise they are shortened', 'नत्र छोट्याइन्छ'),
      default: false,
    }),
    most_amount: f.money({
      label: bilingual('Limit per transaction', 'प्रति कारोबार सीमा'),
      help: bilingual('In NPR. Leave empty for none.', 'रुपैयाँमा। नभए खाली छोड्नुहोस्।'),
      min: 1,
    }),
    above_limit: f.choice({
      label: bilingual('Net pay above the limit', 'सीमाभन्दा बढीको खुद तलब'),
      help: bilingual('Other payments above the limit are refused', 'सीमाभन्दा बढीका अन्य भुक्तानी अस्वीकार हुन्छन्'),
      required: true,
      default: 'refuse',
      choices: {
        refuse: bilingual('Not allowed', 'हुँदैन'),
        split: bilingual('Split into several payments', 'धेरै भुक्तानीमा बाँड्ने'),
      },
    }),
  },
});
