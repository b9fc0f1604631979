/** Batches of payments: made by one person, checked by another, and sent once. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { paymentSources, paymentWays } from './choices.ts';
import { isOtherCharge } from './item.ts';
import { paymentMessages as says } from './messages.ts';
import { bankTemplateChoices } from './bank/template-choices.ts';

const reason = f.text({ label: bilingual('Reason', 'कारण'), required: true, max: 255 });
/** What every bank takes as a text of a payment. */
const narrationForm = /^[A-Za-z0-9][A-Za-z0-9 .,'/-]*$/;

export const paymentBatch = defineEntity({
  name: 'payment_batch',
  label: bilingual('Payment batch', 'भुक्तानी समूह'),
  plural: bilingual('Payment batches', 'भुक्तानी समूह'),
  name_field: 'number',
  search: ['number', 'narration'],
  sort: '-created_at',
  filled_by: ['26.00'],
  scopes: { organization: { code: ['26.99', '26.00'] } },
  fields: {
    number: f.text({ label: bilingual('Number', 'नम्बर'), readonly: true, max: 40, has_figures: true }),
    source: f.choice({
      label: bilingual('Source', 'स्रोत'),
      required: true,
      default: 'payroll',
      choices: paymentSources,
    }),
    run: f.reference({
      label: bilingual('Payroll', 'तलब'),
      required: true,
      to: 'pay_run',
      name_field: 'name',
      on_delete: 'keep',
    }),
    way: f.choice({
      label: bilingual('Payment method', 'भुक्तानीको माध्यम'),
      required: true,
      default: 'bank',
      choices: paymentWays,
    }),
    account: f.reference({
      label: bilingual('Pay from', 'भुक्तानी गर्ने खाता'),
      required: true,
      to: 'payment_account',
      name_field: 'name',
      on_delete: 'keep',
    }),
    pay_on: f.date({ label: bilingual('Payment date', 'भुक्तानी मिति'), required: true }),
    narration: f.text({ label: bilingual('Narration', 'विवरण'), required: true, max: 40 }),
    template: f.choice({
      label: bilingual('File template', 'फाइलको ढाँचा'),
      readonly: true,
      choices: bankTemplateChoices,
    }),
    payments: f.number({ label: bilingual('Payments', 'भुक्तानी'), readonly: true }),
    total: f.money({ label: bilingual('Total', 'जम्मा'), readonly: true }),
    paid: f.money({ label: bilingual('Paid', 'भुक्तानी भएको'), readonly: true }),
    pending: f.number({ label: bilingual('Pending payments', 'टुङ्गिन बाँकी भुक्तानी'), readonly: true }),
    failed: f.number({ label: bilingual('Failed payments', 'असफल भुक्तानी'), readonly: true }),
    made_by: f.user({ label: bilingual('Prepared by', 'तयार गर्ने'), readonly: true }),
    checked_by: f.user({ label: bilingual('Checked by', 'जाँच गर्ने'), readonly: true }),
    second_checked_by: f.user({ label: bilingual('Second checker', 'दोस्रो जाँचकर्ता'), readonly: true }),
    sent_at: f.instant({ label: bilingual('Sent', 'पठाइएको'), readonly: true }),
    retry_of: f.reference({
      label: bilingual('Retry of', 'यसको पुनः प्रयास'),
      to: 'payment_batch',
      name_field: 'number',
      has_figures: true,
      readonly: true,
    }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Draft',
      states: {
        Draft: { label: bilingual('Draft', 'मस्यौदा'), tone: 'neutral' },
        'Check pending': { label: bilingual('Check pending', 'जाँच बाँकी'), tone: 'caution' },
        Checked: { label: bilingual('Checked', 'जाँच भएको'), tone: 'info' },
        Sent: { label: bilingual('Sent', 'पठाइएको'), tone: 'info' },
        Complete: { label: bilingual('Complete', 'पूरा'), tone: 'positive' },
        Incomplete: { label: bilingual('Incomplete', 'अपूरो'), tone: 'critical' },
        Cancelled: { label: bilingual('Cancelled', 'रद्द'), tone: 'neutral' },
      },
    }),
  },
  visibleWhen: {
    run: ({ source }) => source === 'payroll',
    account: ({ way }) => way === 'bank',
  },
  rules: ({ narration }) => (narrationForm.test(narration) ? undefined : { narration: [says.narrationForm] }),
  actions: {
    submit: {
      label: bilingual('Send for check', 'जाँचका लागि पठाउनुहोस्'),
      help: bilingual('Another person checks the payments before they are sent.', 'पठाउनुअघि अर्को व्यक्तिले भुक्तानी जाँच्छन्।'),
      tone: 'positive',
      from: ['Draft'],
      to: 'Check pending',
      viewers: ['hr'],
      flag: 'write',
    },
    check: {
      label: bilingual('Approve', 'स्वीकृत गर्नुहोस्'),
      help: bilingual(
        'The payments can be sent then. A change of the batch ends the approval.',
        'त्यसपछि भुक्तानी पठाउन मिल्छ। समूहमा केही बदलिए स्वीकृति हट्छ।',
      ),
      tone: 'positive',
      from: ['Check pending'],
      to: 'Checked',
      viewers: ['hr'],
      flag: 'check',
    },
    send_back: {
      label: bilingual('Return to draft', 'मस्यौदामा फर्काउनुहोस्'),
      tone: 'neutral',
      from: ['Check pending', 'Checked'],
      to: 'Draft',
      input: { remark: reason },
      viewers: ['hr'],
      flag: 'write',
    },
    send: {
      label: bilingual('Send', 'पठाउनुहोस्'),
      help: bilingual(
        'The bank file is made, or eSewa pays. The payments can no longer be changed.',
        'बैंकको फाइल बन्छ, वा इसेवाले भुक्तानी गर्छ। त्यसपछि भुक्तानी बदल्न मिल्दैन।',
      ),
      tone: 'positive',
      from: ['Checked'],
      to: 'Sent',
      viewers: ['hr'],
      flag: 'write',
    },
    settle: {
      label: bilingual('Record all as paid', 'सबै भुक्तानी भएको राख्नुहोस्'),
      tone: 'positive',
      from: ['Sent', 'Incomplete'],
      to: 'Complete',
      input: {
        settled_on: f.date({ label: bilingual('Settled on', 'टुङ्गिएको मिति'), required: true, format: 'past' }),
        reference: f.text({ label: bilingual('Reference', 'सन्दर्भ'), max: 100 }),
        fee: f.money({
          label: bilingual('Bank charge', 'बैंक शुल्क'),
          help: bilingual('Total for all payments', 'सबै भुक्तानीको जम्मा'),
          min: 0,
        }),
        is_other_charge: isOtherCharge,
      },
      viewers: ['hr'],
      flag: 'settle',
    },
    reject: {
      label: bilingual('Bank rejected the file', 'बैंकले फाइल अस्वीकार गर्‍यो'),
      tone: 'critical',
      from: ['Sent', 'Incomplete'],
      to: 'Incomplete',
      input: { remark: reason },
      viewers: ['hr'],
      flag: 'reject',
    },
    retry: {
      label: bilingual('Retry failed payments', 'असफल भुक्तानी फेरि पठाउनुहोस्'),
      help: bilingual(
        'A new batch is made of the payments that failed or were returned.',
        'असफल र फिर्ता आएका भुक्तानीको नयाँ समूह बन्छ।',
      ),
      tone: 'neutral',
      from: ['Incomplete'],
      to: 'Incomplete',
      viewers: ['hr'],
      flag: 'retry',
    },
    cancel: {
      label: bilingual('Cancel', 'रद्द गर्नुहोस्'),
      tone: 'critical',
      from: ['Draft', 'Check pending', 'Checked'],
      to: 'Cancelled',
      input: { remark: reason },
      viewers: ['hr'],
      flag: 'write',
    },
  },
});
