import { changeActions, changeStates } from '@karmik/model/hris/change-request';
import { proposedSections, sectionOf } from '@karmik/model/hris/file/sections';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual, type Text } from '@karmik/model/kit/text';

/** Requests for changes of files as lists show them. */
export const changeEntity = defineEntity({
  name: 'change_request',
  label: bilingual('Change request', 'परिवर्तन अनुरोध'),
  plural: bilingual('Change requests', 'परिवर्तन अनुरोध'),
  name_field: 'employee',
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    section: f.choice({
      label: bilingual('Section', 'खण्ड'),
      required: true,
      choices: Object.fromEntries(proposedSections.map((name) => [name, sectionOf(name).title])) as Record<
        string,
        Text
      >,
    }),
    action: f.choice({ label: bilingual('What', 'के'), required: true, choices: changeActions }),
    status: f.status({ label: bilingual('Status', 'स्थिति'), states: changeStates, initial: 'Pending' }),
    requested_by: f.user({ label: bilingual('Requested by', 'माग्ने'), required: true }),
    remark: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
  },
});
