/** A resignation: the employee asks to be released, the person who is asked decides, and what is approved begins a separation. */
import { resignationPaths } from './paths.ts';
import { resignationReasons } from './resignation-reasons.ts';
import { requestActions, requestStatus } from '../approval/request.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

/** Days of notice that are missing; 0 where there are enough. */
export const missingNotice = (record: {
  readonly notice_required: number | null;
  readonly notice_given: number | null;
}): number => Math.max(0, (record.notice_required ?? 0) - (record.notice_given ?? 0));

export const resignation = defineEntity({
  name: 'resignation',
  label: bilingual('Resignation', 'राजीनामा'),
  plural: bilingual('Resignations', 'राजीनामा'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '4.12' } },
  lifecycle: {
    kind: 'approval',
    amountOf: missingNotice,
    amountFrom: ['release_date'],
    type: 'reason',
    endsWithEmployment: true,
    notification: {
      category: 'hris',
      topic: 'resignation',
      requested: bilingual('{name} resigned', '{name} ले राजीनामा दिनुभएको छ'),
      subject: bilingual('your resignation', 'तपाईंको राजीनामा'),
      paths: { own: resignationPaths.own, team: `${resignationPaths.team}?open=:id` },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    release_date: f.date({
      label: bilingual('Release date', 'कार्यमुक्त हुने मिति'),
      help: bilingual('Last working day', 'कामको अन्तिम दिन'),
      required: true,
      format: 'not_past',
    }),
    reason: f.choice({
      label: bilingual('Reason', 'कारण'),
      required: true,
      choices: resignationReasons,
    }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 1_000 }),
    /** In days, as the type of separation asked for when it was sent. */
    notice_required: f.number({ label: bilingual('Notice required (days)', 'आवश्यक सूचना अवधि (दिन)'), readonly: true }),
    /** Days from sending to the release date. */
    notice_given: f.number({ label: bilingual('Notice given (days)', 'दिइएको सूचना अवधि (दिन)'), readonly: true }),
    status: requestStatus,
  },
  actions: requestActions,
});
