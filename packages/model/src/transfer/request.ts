/** A request to be transferred: reviewed, decided by HR, and applied on its day. */
import { transferPaths } from './paths.ts';
import { requestActions, requestStates } from '../approval/request.ts';
import { employment } from '../hris/employment.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

const { branch, division, job_title } = employment.fields;

/** Where someone may ask to go; left empty it stays as it is. */
export const destinations = ['branch', 'division', 'job_title'] as const;

export const transferRequest = defineEntity({
  name: 'transfer_request',
  label: bilingual('Transfer request', 'सरुवा अनुरोध'),
  plural: bilingual('Transfer requests', 'सरुवा अनुरोध'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender'],
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '4.06' } },
  lifecycle: {
    kind: 'approval',
    type: 'reason',
    reviewers: 'transfer_reviewer',
    endsWithEmployment: true,
    notification: {
      category: 'hris',
      topic: 'transfer',
      requested: bilingual('{name} requested a transfer', '{name} ले सरुवा माग्नुभएको छ'),
      subject: bilingual('your transfer request', 'तपाईंको सरुवा अनुरोध'),
      paths: { own: `${transferPaths.own}?open=:id`, team: `${transferPaths.team}?open=:id` },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    branch: { ...branch, label: bilingual('To branch', 'कुन शाखामा') },
    division: { ...division, label: bilingual('To division', 'कुन महाशाखामा') },
    job_title: { ...job_title, label: bilingual('To job title', 'कुन पदमा') },
    supervisor: f.user({ label: bilingual('New supervisor', 'नयाँ सुपरिवेक्षक') }),
    reason: f.reference({
      label: bilingual('Reason', 'कारण'),
      required: true,
      to: 'transfer_reason',
      name_field: 'name',
    }),
    preferred_date: f.date({ label: bilingual('Preferred date', 'चाहेको मिति'), required: true, format: 'not_past' }),
    request_remarks: f.longText({ label: bilingual('Justification', 'औचित्य'), required: true, max: 1_000 }),
    answers: f.lines({
      label: bilingual('Answers', 'उत्तर'),
      one: bilingual('answer', 'उत्तर'),
      max: 40,
      item: {
        question: f.reference({
          label: bilingual('Question', 'प्रश्न'),
          required: true,
          to: 'transfer_question',
          name_field: 'question',
        }),
        answer: f.text({ label: bilingual('Answer', 'उत्तर'), required: true, max: 500 }),
      },
    }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Requested',
      states: {
        ...requestStates,
        Requested: { ...requestStates.Requested, label: bilingual('Pending', 'निर्णय बाँकी') },
        Forwarded: { ...requestStates.Forwarded, label: bilingual('Reviewed', 'पुनरावलोकन भएको') },
        Applied: { label: bilingual('Applied', 'लागु भएको'), tone: 'positive' },
      },
    }),
  },
  actions: requestActions,
});
