import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { organizationMessages } from './messages.ts';
import { messages } from '../kit/messages.ts';

/** What people may be put in order by. */
export const peopleOrders = {
  Name: bilingual('Name', 'नाम'),
  'Employee code': bilingual('Employee code', 'कर्मचारी कोड'),
  Level: bilingual('Employment level, highest first', 'तह, माथिल्लोबाट'),
  Service: bilingual('Service, longest first', 'सेवा अवधि, लामोबाट'),
} as const;
export type PeopleOrder = keyof typeof peopleOrders;

/** In which order an organisation names its people where no one asked for another one. */
export const orderingSetting = defineEntity({
  name: 'ordering_setting',
  label: bilingual('Ordering settings', 'क्रम सेटिङ'),
  path: 'org/:org/ordering-settings',
  codes: { read: 'organizationMember', write: '2.04' },
  single: true,
  fields: {
    first_by: f.choice({
      label: bilingual('First by', 'पहिले'),
      required: true,
      default: 'Name',
      choices: peopleOrders,
    }),
    second_by: f.choice({ label: bilingual('Then by', 'त्यसपछि'), choices: peopleOrders }),
    third_by: f.choice({ label: bilingual('And then by', 'अनि त्यसपछि'), choices: peopleOrders }),
  },
  rules: ({ first_by, second_by, third_by }) => {
    if (second_by === null)
      return third_by === null
        ? undefined
        : { second_by: [messages.required({ field: bilingual('Then by', 'त्यसपछि') })] };
    if (second_by === first_by)
      return { second_by: [organizationMessages.orderTwice({ field: bilingual('Then by', 'त्यसपछि') })] };
    return third_by === first_by || third_by === second_by
      ? { third_by: [organizationMessages.orderTwice({ field: bilingual('And then by', 'अनि त्यसपछि') })] }
      : undefined;
  },
});
