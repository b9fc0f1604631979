/** Guarantees of loans: each guarantor consents or refuses by their own action, and their pay is never touched by itself (case MC-16). */
import * as z from 'zod/mini';
import { remark } from '../approval/request.ts';
import { named, userRef } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { loan } from './loan.ts';
import { loanType } from './type.ts';

/** Guarantees on which a guarantor can still be asked to pay. */
export const openGuaranteeStates = ['Active', 'Payment requested', 'Deduction agreed', 'Deducted from pay'] as const;

export const loanGuarantee = defineEntity({
  name: 'loan_guarantee',
  label: bilingual('Loan guarantee', 'ऋणको जमानी'),
  plural: bilingual('Loan guarantees', 'ऋणका जमानी'),
  sort: '-created_at',
  name_field: 'title',
  search: ['guarantor', 'borrower'],
  filled_by: ['11.00'],
  scopes: { own: { person: 'guarantor' }, organization: { code: '11.00' } },
  fields: {
    loan: f.reference({ label: loan.label, required: true, to: 'loan', name_field: 'reason' }),
    borrower: f.user({ label: bilingual('Borrower', 'ऋणी'), readonly: true }),
    guarantor: f.user({ label: loan.fields.guarantors.item.guarantor.label, required: true }),
    /** Both names, by which references call it. */
    title: f.text({ label: bilingual('Guarantee', 'जमानी'), readonly: true, max: 300 }),
    loan_type: f.reference({ label: loanType.label, readonly: true, to: 'loan_type', name_field: 'name' }),
    loan_amount: f.money({ label: bilingual('Loan amount', 'ऋणको रकम'), readonly: true }),
    term: f.number({ label: loan.fields.term.label, readonly: true }),
    /** Of the amount of the loan; it counts against the limit of a person. */
    share: f.money({ label: bilingual('Guaranteed share', 'जमानीको हिस्सा'), readonly: true }),
    called: f.money({ label: bilingual('Requested payment', 'मागिएको भुक्तानी'), readonly: true }),
    paid: f.money({ label: bilingual('Paid by the guarantor', 'जमानी बस्नेले तिरेको रकम'), readonly: true }),
    replaces: f.reference({
      label: bilingual('Replaces the guarantee', 'यो जमानीको सट्टा'),
      help: bilingual('It ends when the new guarantor consents', 'नयाँ जमानी बस्ने सहमत भएपछि यो टुङ्गिन्छ'),
      to: 'loan_guarantee',
      name_field: 'title',
    }),
    answered_on: f.date({ label: bilingual('Answered on', 'उत्तर दिएको मिति'), readonly: true }),
    deduction_agreed_on: f.date({ label: bilingual('Deduction agreed on', 'कट्टीमा सहमत मिति'), readonly: true }),
    ended_on: f.date({ label: bilingual('Ended on', 'टुङ्गिएको मिति'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Consent requested',
      states: {
        'Consent requested': { label: bilingual('Consent requested', 'सहमति मागिएको'), tone: 'caution' },
        Active: { label: bilingual('Active', 'सक्रिय'), tone: 'positive' },
        'Payment requested': { label: bilingual('Payment requested', 'भुक्तानी मागिएको'), tone: 'caution' },
        'Deduction agreed': { label: bilingual('Deduction agreed', 'कट्टीमा सहमत'), tone: 'info' },
        'Deducted from pay': { label: bilingual('Deducted from pay', 'तलबबाट कट्टी हुने'), tone: 'info' },
        Paid: { label: bilingual('Paid', 'भुक्तानी भएको'), tone: 'neutral' },
        Refused: { label: bilingual('Consent refused', 'सहमति नदिएको'), tone: 'critical' },
        Released: { label: bilingual('Guarantor released', 'मुक्त गरिएको'), tone: 'neutral' },
        Replaced: { label: bilingual('Taken over', 'अर्कोले लिएको'), tone: 'neutral' },
        Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइएको'), tone: 'neutral' },
        Ended: { label: bilingual('Loan closed', 'ऋण टुङ्गिएको'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    consent: {
      label: bilingual('Consent', 'सहमति दिनुहोस्'),
      help: bilingual(
        'You guarantee this loan. Your pay is not deducted without your agreement.',
        'तपाईं यस ऋणको जमानी बस्नुहुन्छ। तपाईंको सहमतिबिना तलबबाट कट्टी हुँदैन।',
      ),
      tone: 'positive',
      from: ['Consent requested'],
      to: 'Active',
      viewers: ['user'],
      own: true,
    },
    refuse: {
      label: bilingual('Refuse', 'अस्वीकार गर्नुहोस्'),
      tone: 'critical',
      from: ['Consent requested'],
      to: 'Refused',
      input: remark,
      viewers: ['user'],
      own: true,
    },
    agree_deduction: {
      label: bilingual('Agree to deduction from pay', 'तलबबाट कट्टीमा सहमत हुनुहोस्'),
      help: bilingual(
        'HR may then deduct this amount from your pay.',
        'त्यसपछि मानव संसाधनले यो रकम तलबबाट कट्टी गर्न सक्छ।',
      ),
      tone: 'positive',
      from: ['Payment requested'],
      to: 'Deduction agreed',
      viewers: ['user'],
      own: true,
    },
    deduct: {
      label: bilingual('Deduct from pay', 'तलबबाट कट्टी गर्नुहोस्'),
      tone: 'positive',
      from: ['Deduction agreed'],
      to: 'Deducted from pay',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
    release: {
      label: bilingual('Release guarantor', 'मुक्त गर्नुहोस्'),
      tone: 'neutral',
      from: ['Consent requested', ...openGuaranteeStates],
      to: 'Released',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
  },
});

/** Guarantees of a loan, and what each would pay of what is owed now. Amounts are decimals. */
export const loanGuarantees = named(
  'LoanGuarantees',
  z.object({
    guarantees: z.array(
      z.object({
        id: z.number(),
        guarantor: userRef,
        status: z.string(),
        share: z.string(),
        called: z.nullable(z.string()),
        paid: z.string(),
        /** What a request for payment would divide to them; null where none can be made. */
        would_pay: z.nullable(z.string()),
      }),
    ),
    owed: z.nullable(z.string()),
    may_call: z.boolean(),
  }),
);
export type LoanGuarantees = z.infer<typeof loanGuarantees>;
