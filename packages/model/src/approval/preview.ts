/** Who would decide on a request that is not sent yet, level by level, and why. */
import * as z from 'zod/mini';
import { messageAnswer, named, namedRef, userRef } from '../kit/answer.ts';
import type { Field, Fields } from '../kit/fields.ts';
import type { Entity } from '../kit/entity.ts';
import { defineMessages } from '../kit/message.ts';
import { decidingFields } from '../kit/lifecycle.ts';
import { bilingual } from '../kit/text.ts';

export const previewMessages = defineMessages('approval_preview', {
  byPolicy: { en: 'Policy: {name}', ne: 'नीति: {name}' },
  bySupervisors: {
    en: 'No policy applies: supervisors decide in turn',
    ne: 'कुनै नीति लागु हुँदैन: पालैपालो सुपरिवेक्षकले निर्णय गर्नुहुन्छ',
  },
  byReviewers: {
    en: 'No policy applies: reviewers look first, then HR decides',
    ne: 'कुनै नीति लागु हुँदैन: पहिले पुनरावलोकनकर्ता, त्यसपछि मानव संसाधनले निर्णय गर्छ',
  },
  byHr: {
    en: 'No policy applies: HR decides',
    ne: 'कुनै नीति लागु हुँदैन: मानव संसाधनले निर्णय गर्छ',
  },
  as: { en: '{approver}', ne: '{approver}' },
  headOf: { en: 'Head of {division}', ne: '{division} का प्रमुख' },
  managerOf: { en: 'Manager of {branch}', ne: '{branch} का प्रबन्धक' },
  holderOf: { en: 'Has the permission "{permission}"', ne: '“{permission}” अनुमति भएका' },
  inPolicy: { en: 'Named in the policy', ne: 'नीतिमा तोकिएको' },
  fallback: { en: 'HR, as no one else can decide', ne: 'अरू कोही नभएकाले मानव संसाधन' },
  onlyAbove: { en: 'Skipped: only above {amount}', ne: 'चाहिँदैन: {amount} भन्दा माथि मात्र' },
  ownRequest: {
    en: "Skipped: employees can't approve their own request",
    ne: 'चाहिँदैन: आफ्नै अनुरोध स्वीकृत गर्न मिल्दैन',
  },
  nobody: { en: 'Skipped: no one holds this position', ne: 'चाहिँदैन: यस पदमा कोही छैन' },
  nobodyLeft: { en: 'No one can decide at the moment', ne: 'अहिले निर्णय गर्ने कोही छैन' },
  giveRight: {
    en: 'Give the permission "{permission}" to a second person first, such as {names}',
    ne: 'पहिले “{permission}” अनुमति अर्को व्यक्तिलाई दिनुहोस्, जस्तै {names}',
  },
  giveRightFirst: {
    en: 'Give the permission "{permission}" to a second person first',
    ne: 'पहिले “{permission}” अनुमति अर्को व्यक्तिलाई दिनुहोस्',
  },
  alone: {
    en: 'It takes effect when you send it: your exception as a lone administrator is recorded until {day}',
    ne: 'पठाउनासाथ लागु हुन्छ: एक्लो प्रशासकको अपवाद {day} सम्म अभिलेखमा छ',
  },
  allNeeded: { en: 'All of them must approve', ne: 'सबैको स्वीकृति चाहिन्छ' },
  passesOn: { en: "Forwards or declines; can't approve", ne: 'अघि पठाउन वा अस्वीकार गर्न मिल्छ, स्वीकृत गर्न मिल्दैन' },
  mayEnd: { en: 'Approval here can be final', ne: 'यहाँको स्वीकृति नै अन्तिम हुन सक्छ' },
  timeLimit: { en: 'After {hours} {hours, one hour, other hours}: {outcome}', ne: '{hours} घण्टापछि: {outcome}' },
});

/** The kind of a level that no policy has: reviewers, before HR. */
export const reviewerLabel = bilingual('Reviewer', 'पुनरावलोकनकर्ता');

const person: Field = {
  kind: 'user',
  label: bilingual('Employee', 'कर्मचारी'),
  required: false,
};

/** What a preview of a kind of request asks for: whom it is about (absent: the caller), and what policies look at. */
export const previewFields = (entity: Pick<Entity, 'lifecycle' | 'fields'>): Fields => ({
  person,
  ...decidingFields(entity),
});

export const previewAnswer = named(
  'ApprovalPreview',
  z.object({
    policy: z.nullable(namedRef),
    /** The policy, or what holds without one. */
    rule: messageAnswer,
    levels: z.array(
      z.object({
        approver: z.string(),
        /** Asked first, asked later, or left out. */
        state: z.enum(['open', 'waiting', 'skipped']),
        reason: messageAnswer,
        /** What else is to be known: why it is skipped, how many are needed, what ends it, what its time does. */
        notes: z.array(messageAnswer),
        people: z.array(z.object({ ...userRef.shape, stand_ins: z.array(userRef) })),
      }),
    ),
  }),
);
export type ApprovalPreview = z.infer<typeof previewAnswer>;
