/** A request of a letter: the employee chooses one of the templates that HR opened for this, and approving it issues the letter. */
import { requestActions, requestStatus } from '../../approval/request.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { letterRequestPaths } from '../paths.ts';
import { letterTemplate } from './letter-template.ts';
import { addressedTo, neededFor } from './request-fields.ts';

export const letterRequest = defineEntity({
  name: 'letter_request',
  label: bilingual('Letter request', 'पत्रको अनुरोध'),
  plural: bilingual('Letter requests', 'पत्रका अनुरोध'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender', 'needed_for'],
  filled_by: ['3.00'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '3.00' } },
  lifecycle: {
    kind: 'approval',
    isForHr: true,
    endsWithEmployment: true,
    notification: {
      category: 'hris',
      topic: 'letter',
      requested: bilingual('{name} requested a letter', '{name} ले पत्र माग्नुभएको छ'),
      subject: bilingual('your letter request', 'तपाईंको पत्रको अनुरोध'),
      paths: { own: letterRequestPaths.own, team: `${letterRequestPaths.team}?open=:id` },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    letter_template: f.reference({
      label: bilingual('Letter', 'पत्र'),
      required: true,
      to: 'letter_template',
      name_field: 'title',
    }),
    /** That of the template. */
    language: f.choice({
      label: letterTemplate.fields.language.label,
      choices: letterTemplate.fields.language.choices,
      readonly: true,
    }),
    needed_for: f.longText({ label: neededFor.label, required: true, max: neededFor.max }),
    addressed_to: addressedTo,
    letter: f.reference({
      label: bilingual('Letter number', 'पत्र सङ्ख्या'),
      to: 'letter',
      name_field: 'letter_number',
      readonly: true,
    }),
    status: requestStatus,
  },
  actions: {
    ...requestActions,
    approve: {
      ...requestActions.approve,
      label: bilingual('Issue letter', 'पत्र जारी गर्नुहोस्'),
      input: { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }) },
    },
  },
});
