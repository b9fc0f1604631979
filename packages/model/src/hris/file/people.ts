/** Who stands near someone: their family, and whom to call. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { completedYears } from '../../kit/rules.ts';
import { bilingual } from '../../kit/text.ts';
import { closedScopes, employeeField, fileCodes, openScopes, personnelFile } from './kit.ts';
import { messages } from '../../kit/messages.ts';

const relations = {
  Spouse: bilingual('Spouse', 'पति/पत्नी'),
  Father: bilingual('Father', 'बुबा'),
  Mother: bilingual('Mother', 'आमा'),
  Son: bilingual('Son', 'छोरा'),
  Daughter: bilingual('Daughter', 'छोरी'),
  Brother: bilingual('Brother', 'दाजुभाइ'),
  Sister: bilingual('Sister', 'दिदीबहिनी'),
  Grandparent: bilingual('Grandparent', 'हजुरबुबा/हजुरआमा'),
  'In-law': bilingual('In-law', 'सासू/ससुरा'),
  Other: bilingual('Other', 'अन्य'),
} as const;

/** Below this age someone else takes what a nominee is given. */
export const fullAge = 18;

export const familyMember = defineEntity({
  name: 'family_member',
  label: bilingual('Family member', 'परिवारको सदस्य'),
  plural: bilingual('Family', 'परिवार'),
  path: 'hris/:org/family-member',
  codes: fileCodes,
  personnelFile,
  scopes: closedScopes,
  name_field: 'name',
  search: ['employee', 'name'],
  fields: {
    employee: employeeField,
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, format: 'person_name' }),
    relation: f.choice({ label: bilingual('Relation', 'नाता'), required: true, choices: relations }),
    born_on: f.date({ label: bilingual('Date of birth', 'जन्म मिति'), format: 'past' }),
    phone: f.phone({ label: bilingual('Phone', 'फोन') }),
    occupation: f.text({ label: bilingual('Occupation', 'पेसा'), max: 120 }),
    is_dependant: f.boolean({ label: bilingual('Dependant', 'आश्रित'), default: false }),
    is_minor: f.computed({
      label: bilingual('Minor', 'नाबालक'),
      displayAs: 'boolean',
      value: ({ born_on }, today) => typeof born_on === 'string' && completedYears(born_on, today) < fullAge,
    }),
    nominee_percent: f.percent({
      label: bilingual('Nominee share', 'इच्छाइएको व्यक्तिको अंश'),
      help: bilingual(
        "Share of benefits after the employee's death; all nominees together can have at most 100%.",
        'कर्मचारीको मृत्युपछि पाइने रकमको अंश; इच्छाइएका सबै व्यक्तिको जोड बढीमा १०० प्रतिशत।',
      ),
    }),
    guardian: f.text({
      label: bilingual('Guardian', 'अभिभावक'),
      help: bilingual('For a nominee under 18', '१८ वर्षमुनिको इच्छाइएको व्यक्तिका लागि'),
      max: 120,
      format: 'person_name',
    }),
  },
  rules: ({ born_on, nominee_percent, guardian }, { today }) => {
    const isMinor = born_on !== null && completedYears(born_on, today) < fullAge;
    return isMinor && Number(nominee_percent ?? 0) > 0 && guardian === null
      ? { guardian: [messages.required({ field: bilingual('Guardian', 'अभिभावक') })] }
      : undefined;
  },
});

export const emergencyContact = defineEntity({
  name: 'emergency_contact',
  label: bilingual('Emergency contact', 'आपतकालीन सम्पर्क'),
  plural: bilingual('Emergency contacts', 'आपतकालीन सम्पर्क'),
  path: 'hris/:org/emergency-contact',
  codes: fileCodes,
  personnelFile,
  scopes: openScopes,
  name_field: 'name',
  search: ['employee', 'name'],
  fields: {
    employee: employeeField,
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      max: 120,
      format: 'person_name',
      aliases: ['contact person', 'contact name'],
    }),
    relation: f.choice({ label: bilingual('Relation', 'नाता'), required: true, choices: relations }),
    phone: f.phone({
      label: bilingual('Phone', 'फोन'),
      required: true,
      aliases: ['mobile', 'contact number', 'mobile no'],
    }),
    other_phone: f.phone({ label: bilingual('Other phone', 'अर्को फोन') }),
    address: f.text({ label: bilingual('Address', 'ठेगाना'), max: 200 }),
  },
});
