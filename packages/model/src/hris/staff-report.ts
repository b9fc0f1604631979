/** Reports on people that HR puts together: which facts of whom, and how they are drawn. The rows are those of `staff`. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { employment } from './employment.ts';
import { staff } from './staff.ts';
import { hrisMessages } from './messages.ts';

type Fact = keyof typeof staff.fields;

const labelled = <const N extends Fact>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, staff.fields[name].label])) as { readonly [K in N]: Text };

/** What may be next to the name. */
const facts = labelled(
  'employee_code',
  'name_ne',
  'email',
  'phone',
  'branch',
  'division',
  'job_title',
  'employment_type',
  'employment_level',
  'duty_station',
  'gender',
  'marital_status',
  'date_of_birth',
  'age',
  'age_group',
  'blood_group',
  'nationality',
  'religion',
  'ethnicity',
  'joined_on',
  'left_on',
  'service_years',
  'service_group',
  'contract_ends_on',
  'contract_state',
  'citizenship_number',
  'pan_number',
  'ssf_number',
  'pf_number',
  'cit_number',
);
export type StaffFact = keyof typeof facts;

/** What people can be counted by. */
const groups = labelled(
  'branch',
  'division',
  'job_title',
  'employment_type',
  'employment_level',
  'duty_station',
  'gender',
  'marital_status',
  'age_group',
  'service_group',
  'blood_group',
  'nationality',
  'religion',
  'ethnicity',
  'contract_state',
);
export type StaffGroup = keyof typeof groups;

const { branch, division, employment_type, employment_level } = employment.fields;

export const staffReport = defineEntity({
  name: 'staff_report',
  label: bilingual('Report', 'प्रतिवेदन'),
  plural: bilingual('Reports', 'प्रतिवेदन'),
  path: 'hris/:org/staff-report',
  codes: { read: '4.01', write: '4.01' },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    description: f.text({ label: bilingual('Description', 'विवरण'), max: 255 }),
    people: f.choice({
      label: bilingual('People', 'कर्मचारी'),
      required: true,
      default: 'Current',
      choices: {
        Current: bilingual('Current employees', 'हाल कार्यरत'),
        Past: bilingual('Past employees', 'पूर्व कर्मचारी'),
        Everybody: bilingual('Everyone', 'सबै'),
      },
    }),
    columns: f.multiChoice({ label: bilingual('Columns', 'स्तम्भ'), required: true, choices: facts }),
    counted_by: f.choice({
      label: bilingual('Group by', 'समूहको आधार'),
      help: bilingual('Leave empty for no chart.', 'चार्ट नचाहिए खाली छोड्नुहोस्।'),
      choices: groups,
    }),
    split_by: f.choice({
      label: bilingual('Split by', 'छुट्याउने आधार'),
      choices: groups,
    }),
    branches: f.multiReference({ label: branch.label, to: 'branch', name_field: 'name' }),
    divisions: f.multiReference({ label: division.label, to: 'division', name_field: 'name' }),
    employment_types: f.multiReference({ label: employment_type.label, to: 'employment_type', name_field: 'title' }),
    employment_levels: f.multiReference({ label: employment_level.label, to: 'employment_level', name_field: 'title' }),
  },
  visibleWhen: { split_by: ({ counted_by }) => (counted_by ?? null) !== null },
  rules: ({ counted_by, split_by }) =>
    split_by !== null && split_by === counted_by ? { split_by: [hrisMessages.sameSplit] } : undefined,
});
