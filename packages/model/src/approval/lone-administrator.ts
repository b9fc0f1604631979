/** Changes of a lone administrator that two people must agree on take effect by a recorded exception, for a time and with a reason. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

export const loneAdministratorException = defineEntity({
  name: 'lone_administrator_exception',
  label: bilingual('Lone administrator exception', 'एक्लो प्रशासकको अपवाद'),
  plural: bilingual('Lone administrator exceptions', 'एक्लो प्रशासकका अपवाद'),
  path: 'org/:org/lone-administrator-exception',
  codes: { read: '2.04', write: '2.04' },
  name_field: 'person',
  search: ['person', 'reason'],
  sort: '-ends_on',
  fields: {
    person: f.user({ label: bilingual('Administrator', 'प्रशासक'), required: true }),
    ends_on: f.date({
      label: bilingual('Until', 'सम्म'),
      help: bilingual('End it once a second person has the permission', 'अर्को व्यक्तिलाई अनुमति दिएपछि अन्त्य गर्नुहोस्'),
      required: true,
    }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
  },
});
