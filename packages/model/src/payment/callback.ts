/** What providers of wallets report by themselves: kept until its payment is there, whichever of the two comes first. */
import * as z from 'zod/mini';
import { named } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { paymentItem } from './item.ts';

/** Within how many days refused callbacks are counted for their readers: a week. */
export const refusalDays = 7;

export const paymentCallback = defineEntity({
  name: 'payment_callback',
  label: bilingual('Provider callback', 'प्रदायकको सूचना'),
  plural: bilingual('Provider callbacks', 'प्रदायकका सूचना'),
  name_field: 'reference',
  search: ['payment_key', 'reference'],
  sort: '-received_at',
  scopes: { organization: { code: ['26.99', '26.00'] } },
  fields: {
    received_at: f.instant({ label: bilingual('Received', 'प्राप्त'), required: true, readonly: true }),
    payment_key: f.text({
      label: bilingual('Payment key', 'भुक्तानीको सङ्केत'),
      required: true,
      readonly: true,
      max: 36,
    }),
    answer: f.choice({
      label: bilingual('Result', 'नतिजा'),
      required: true,
      readonly: true,
      choices: {
        complete: paymentItem.fields.status.states.Complete.label,
        failed: paymentItem.fields.status.states.Failed.label,
        pending: bilingual('Processing', 'प्रक्रियामा'),
      },
    }),
    amount: f.money({ label: bilingual('Amount paid', 'भुक्तानी भएको रकम'), readonly: true }),
    currency: f.text({ label: bilingual('Currency', 'मुद्रा'), readonly: true, max: 10 }),
    receiver: f.text({ label: bilingual('eSewa ID', 'इसेवा आईडी'), readonly: true, max: 40, is_masked: true }),
    reference: f.text({ label: bilingual('Reference', 'सन्दर्भ'), readonly: true, max: 100 }),
    reason: f.text({ label: bilingual('Reason', 'कारण'), readonly: true, max: 255 }),
    payment: f.reference({
      label: paymentItem.label,
      to: 'payment_item',
      name_field: 'about',
      readonly: true,
    }),
    handled_at: f.instant({ label: bilingual('Matched', 'मिलाइएको'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Waiting',
      states: {
        Waiting: { label: bilingual('Unmatched', 'मिलाउन बाँकी'), tone: 'caution' },
        Matched: { label: bilingual('Matched', 'मिलाइएको'), tone: 'positive' },
        Dismissed: { label: bilingual('Dismissed', 'हटाइएको'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    dismiss: {
      label: bilingual('Dismiss', 'हटाउनुहोस्'),
      tone: 'critical',
      from: ['Waiting'],
      to: 'Dismissed',
      input: { remark: f.text({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }) },
      viewers: ['hr'],
      flag: 'write',
    },
  },
});

/** How many callbacks were refused in the last days, since their signature was wrong. Nothing else is kept of them. */
export const callbackRefusals = named(
  'CallbackRefusals',
  z.object({ refused: z.number(), last_on: z.nullable(z.string()) }),
);
export type CallbackRefusals = z.output<typeof callbackRefusals>;
