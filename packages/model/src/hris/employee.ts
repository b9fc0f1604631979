import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

const personal = {
  religion: f.text({ label: bilingual('Religion', 'धर्म'), max: 60 }),
  ethnicity: f.text({ label: bilingual('Ethnicity', 'जातजाति'), max: 60, aliases: ['race', 'caste', 'race desc'] }),
  spouse_name: f.text({ label: bilingual("Spouse's name", 'पति/पत्नीको नाम'), max: 120, format: 'person_name' }),
  about: f.longText({ label: bilingual('About me', 'मेरो परिचय'), max: 1_000, aliases: ['self introduction'] }),
} as const;

const contact = {
  other_phone: f.phone({
    label: bilingual('Other phone', 'अर्को फोन'),
    aliases: ['home phone', 'landline', 'telephone'],
  }),
  personal_email: f.email({ label: bilingual('Personal email', 'व्यक्तिगत इमेल'), aliases: ['private email'] }),
  permanent_address: f.address({ label: bilingual('Permanent address', 'स्थायी ठेगाना') }),
  temporary_address: f.address({ label: bilingual('Temporary address', 'अस्थायी ठेगाना') }),
} as const;

const lawful = { read_code: '4.17', write_code: '4.17' } as const;
const legal = {
  citizenship_district: f.text({
    label: bilingual('Citizenship issued in', 'नागरिकता जारी जिल्ला'),
    max: 60,
    ...lawful,
  }),
  citizenship_issued_on: f.date({ label: bilingual('Citizenship issued on', 'नागरिकता जारी मिति'), ...lawful }),
  passport_number: f.text({
    label: bilingual('Passport number', 'राहदानी नम्बर'),
    max: 20,
    format: 'code',
    aliases: ['passport', 'passport no'],
    ...lawful,
  }),
  passport_expires_on: f.date({ label: bilingual('Passport expires on', 'राहदानीको म्याद'), ...lawful }),
  ssf_number: f.text({
    label: bilingual('SSF number', 'सामाजिक सुरक्षा कोष नम्बर'),
    max: 30,
    format: 'code',
    aliases: ['ssf', 'ssf no', 'ssid'],
    ...lawful,
  }),
  pf_number: f.text({
    label: bilingual('Provident fund number', 'सञ्चय कोष नम्बर'),
    max: 30,
    format: 'code',
    aliases: ['pf', 'pf no', 'epf no'],
    ...lawful,
  }),
  cit_number: f.text({
    label: bilingual('CIT number', 'नागरिक लगानी कोष नम्बर'),
    max: 30,
    format: 'code',
    aliases: ['cit', 'cit no'],
    ...lawful,
  }),
} as const;

const careful = { read_code: '4.15', write_code: '4.15' } as const;
const medical = {
  height_cm: f.number({ label: bilingual('Height (cm)', 'उचाइ (से.मि.)'), min: 50, max: 260, ...careful }),
  weight_kg: f.number({ label: bilingual('Weight (kg)', 'तौल (कि.ग्रा.)'), min: 20, max: 400, ...careful }),
  allergies: f.text({ label: bilingual('Allergies', 'एलर्जी'), max: 200, ...careful }),
  disability: f.text({ label: bilingual('Disability', 'अपाङ्गता'), max: 200, ...careful }),
  regular_medicine: f.text({ label: bilingual('Regular medicine', 'नियमित औषधि'), max: 200, ...careful }),
} as const;

/**
 * The employee file's own fields. Each employee is one person of one organisation; the account they sign in with is a user of
 * the installation; who does not sign in needs no email. Someone of one name has no last name. `aliases` are the headings under which spreadsheets bring a field.
 */
export const employee = defineEntity({
  name: 'employee',
  label: bilingual('Employee', 'कर्मचारी'),
  plural: bilingual('Employees', 'कर्मचारी'),
  filled_by: ['3.99', '4.01', '4.08', '4.99'],
  fields: {
    employee_code: f.text({
      label: bilingual('Employee code', 'कर्मचारी कोड'),
      required: true,
      max: 30,
      format: 'code',
      unique: true,
      aliases: [
        'code',
        'emp code',
        'employee id',
        'emp id',
        'emp no',
        'employee no',
        'employee number',
        'staff id',
        'staff code',
        'staff no',
        'id no',
        'emp number',
        'personnel number',
        'कर्मचारी सङ्केत',
        'सङ्केत नं',
        'कर्मचारी नं',
      ],
    }),
    first_name: f.text({
      label: bilingual('First name', 'नाम'),
      required: true,
      max: 60,
      format: 'person_name',
      aliases: ['given name', 'fname', 'forename', 'पहिलो नाम'],
    }),
    middle_name: f.text({
      label: bilingual('Middle name', 'बीचको नाम'),
      max: 60,
      format: 'person_name',
      aliases: ['mname'],
    }),
    last_name: f.text({
      label: bilingual('Last name', 'थर'),
      max: 60,
      format: 'person_name',
      aliases: ['surname', 'family name', 'lname'],
    }),
    name_ne: f.text({
      label: bilingual('Name in Nepali', 'नेपालीमा नाम'),
      max: 180,
      aliases: [
        'nepali name',
        'नाम (नेपाली)',
        'name (nepali)',
        'name in devanagari',
        'devanagari name',
        'name nepali script',
      ],
    }),
    email: f.email({
      label: bilingual('Email', 'इमेल'),
      unique: true,
      aliases: [
        'email',
        'e-mail',
        'e-mail address',
        'email address',
        'mail',
        'office email',
        'work email',
        'official email',
      ],
    }),
    phone: f.phone({
      label: bilingual('Phone', 'फोन'),
      aliases: [
        'mobile',
        'mobile no',
        'mobile number',
        'contact',
        'contact no',
        'contact number',
        'phone no',
        'phone number',
        'cell',
        'मोबाइल',
        'सम्पर्क नं',
        'मोबाइल नं',
        'phone numbers',
      ],
    }),
    gender: f.choice({
      label: bilingual('Gender', 'लिङ्ग'),
      aliases: ['sex'],
      choices: {
        Male: bilingual('Male', 'पुरुष'),
        Female: bilingual('Female', 'महिला'),
        Other: bilingual('Other', 'अन्य'),
      },
    }),
    date_of_birth: f.date({
      label: bilingual('Date of birth', 'जन्म मिति'),
      format: 'birth_date',
      aliases: ['dob', 'birth date', 'date birth', 'born on', 'd.o.b', 'birthday'],
    }),
    joined_on: f.date({
      label: bilingual('Joined on', 'नियुक्ति मिति'),
      required: true,
      aliases: [
        'join date',
        'joining date',
        'date of joining',
        'doj',
        'date joined',
        'joined date',
        'start date',
        'appointment date',
        'hire date',
        'date of hire',
        'hired on',
        'employment start date',
        'service start date',
        'date of appointment',
      ],
    }),
    branch: f.reference({
      label: bilingual('Branch', 'शाखा'),
      to: 'branch',
      name_field: 'name',
      aliases: ['branch name', 'office', 'location', 'branch office'],
    }),
    division: f.reference({
      label: bilingual('Division', 'महाशाखा'),
      to: 'division',
      name_field: 'name',
      aliases: ['department', 'dept', 'unit', 'division name', 'section', 'विभाग'],
    }),
    job_title: f.reference({
      label: bilingual('Job title', 'पद'),
      to: 'job_title',
      name_field: 'title',
      aliases: ['designation', 'position', 'post', 'title', 'role', 'दर्जा'],
    }),
    employment_type: f.reference({
      label: bilingual('Employment type', 'रोजगारीको प्रकार'),
      to: 'employment_type',
      name_field: 'title',
      aliases: ['type', 'contract type', 'job type', 'employee type'],
    }),
    employment_level: f.reference({
      label: bilingual('Employment level', 'तह'),
      to: 'employment_level',
      name_field: 'title',
      aliases: ['level', 'grade', 'employee level'],
    }),
    marital_status: f.choice({
      label: bilingual('Marital status', 'वैवाहिक स्थिति'),
      aliases: ['married', 'civil status', 'marital', 'marital desc'],
      spellings: {
        single: 'Unmarried',
        bachelor: 'Unmarried',
        'never married': 'Unmarried',
        'not married': 'Unmarried',
        wed: 'Married',
        divorcee: 'Divorced',
        widow: 'Widowed',
        widower: 'Widowed',
      },
      choices: {
        Unmarried: bilingual('Unmarried', 'अविवाहित'),
        Married: bilingual('Married', 'विवाहित'),
        Divorced: bilingual('Divorced', 'सम्बन्धविच्छेद'),
        Widowed: bilingual('Widowed', 'विधवा/विधुर'),
        Separated: bilingual('Separated', 'छुट्टिएको'),
      },
    }),
    blood_group: f.choice({
      label: bilingual('Blood group', 'रक्त समूह'),
      aliases: ['blood'],
      choices: {
        'A+': bilingual('A+', 'ए+'),
        'A-': bilingual('A-', 'ए-'),
        'B+': bilingual('B+', 'बी+'),
        'B-': bilingual('B-', 'बी-'),
        'AB+': bilingual('AB+', 'एबी+'),
        'AB-': bilingual('AB-', 'एबी-'),
        'O+': bilingual('O+', 'ओ+'),
        'O-': bilingual('O-', 'ओ-'),
      },
    }),
    nationality: f.text({ label: bilingual('Nationality', 'राष्ट्रियता'), max: 60 }),
    citizenship_number: f.text({
      label: bilingual('Citizenship number', 'नागरिकता नम्बर'),
      max: 40,
      format: 'code',
      read_code: '4.17',
      write_code: '4.17',
      aliases: ['citizenship no', 'citizenship', 'नागरिकता नं'],
    }),
    pan_number: f.text({
      label: bilingual('PAN', 'स्थायी लेखा नम्बर'),
      max: 20,
      format: 'code',
      read_code: '4.17',
      write_code: '4.17',
      aliases: ['pan no', 'pan number', 'permanent account number'],
    }),
    address: f.text({
      label: bilingual('Address', 'ठेगाना'),
      max: 200,
      aliases: ['current address', 'present address'],
    }),
    ...personal,
    ...contact,
    ...legal,
    ...medical,
  },
});
