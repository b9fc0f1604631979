/** What is kept with care: bank accounts, insurance, illness, vehicles, documents. */
import { defineEntity, visibilities } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { closedScopes, employeeField, fileCodes, period, personnelFile, untilAfterFrom } from './kit.ts';
import { hrisMessages } from '../messages.ts';
import { messages } from '../../kit/messages.ts';

/** Where someone is paid. One of a person's accounts is the primary one; every change waits for a second person. */
export const bankAccount = defineEntity({
  name: 'bank_account',
  label: bilingual('Bank account', 'बैंक खाता'),
  plural: bilingual('Bank accounts', 'बैंक खाता'),
  path: 'hris/:org/bank-account',
  codes: { read: 'organizationMember', write: '4.14' },
  personnelFile: { ...personnelFile, isSensitive: true, isConfirmed: true },
  scopes: { own: { person: 'employee' }, organization: { code: '4.14' } },
  name_field: 'account_name',
  search: ['employee', 'account_name'],
  sort: '-is_primary',
  // People ask for a change of their own.
  filled_by: ['organizationMember'],
  fields: {
    employee: employeeField,
    bank: f.reference({
      label: bilingual('Bank', 'बैंक'),
      to: 'bank',
      name_field: 'name',
      required: true,
      aliases: ['bank name'],
    }),
    branch_name: f.text({
      label: bilingual('Bank branch', 'बैंकको शाखा'),
      max: 120,
      aliases: ['bank branch', 'branch'],
    }),
    account_number: f.text({
      label: bilingual('Account number', 'खाता नम्बर'),
      required: true,
      min: 4,
      max: 40,
      format: 'code',
      is_masked: true,
      aliases: ['account no', 'a/c no', 'ac no', 'bank account', 'bank account number'],
    }),
    account_name: f.text({
      label: bilingual('Account holder name', 'खातावालाको नाम'),
      required: true,
      max: 120,
      aliases: ['account name', 'account holder', 'name as per bank'],
    }),
    is_primary: f.boolean({ label: bilingual('Primary account', 'मुख्य खाता'), default: false, aliases: ['primary'] }),
    pay_share: f.percent({
      label: bilingual('Share of net pay', 'खुद भुक्तानीको हिस्सा'),
      help: bilingual(
        'Leave empty to pay nothing here. The primary account takes the rest.',
        'यो खातामा भुक्तानी नगर्ने भए खाली छोड्नुहोस्। बाँकी मुख्य खातामा जान्छ।',
      ),
      min: 0.01,
      max: 99.99,
    }),
  },
  rules: ({ is_primary, pay_share }) =>
    is_primary && pay_share !== null ? { pay_share: [hrisMessages.restIsPrimary] } : undefined,
});

export const insurance = defineEntity({
  name: 'insurance',
  label: bilingual('Insurance', 'बीमा'),
  plural: bilingual('Insurance', 'बीमा'),
  path: 'hris/:org/insurance',
  codes: fileCodes,
  personnelFile,
  scopes: closedScopes,
  name_field: 'policy_number',
  search: ['employee', 'policy_number', 'company'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    insured: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      choices: {
        Life: bilingual('Life', 'जीवन'),
        Health: bilingual('Health', 'स्वास्थ्य'),
        Accident: bilingual('Accident', 'दुर्घटना'),
        Building: bilingual('Private building', 'निजी भवन'),
      },
    }),
    company: f.text({ label: bilingual('Company', 'बीमा कम्पनी'), required: true, max: 160 }),
    policy_number: f.text({
      label: bilingual('Policy number', 'बीमालेख नम्बर'),
      required: true,
      max: 60,
      format: 'code',
      is_masked: true,
    }),
    insured_amount: f.money({ label: bilingual('Sum insured', 'बीमाङ्क'), min: 0 }),
    yearly_premium: f.money({ label: bilingual('Annual premium', 'वार्षिक प्रिमियम'), min: 0 }),
    starts_on: period.from,
    ends_on: period.until,
  },
  rules: untilAfterFrom,
});

export const medicalHistory = defineEntity({
  name: 'medical_history',
  label: bilingual('Past illness', 'विगतको रोग'),
  plural: bilingual('Medical history', 'स्वास्थ्य इतिहास'),
  path: 'hris/:org/medical-history',
  codes: { read: 'organizationMember', write: '4.15' },
  personnelFile: { ...personnelFile, isSensitive: true },
  scopes: { own: { person: 'employee' }, organization: { code: '4.15' } },
  name_field: 'condition_name',
  search: ['employee', 'condition_name'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    condition_name: f.text({ label: bilingual('Illness or injury', 'रोग वा चोट'), required: true, max: 160 }),
    treatment: f.text({ label: bilingual('Treatment', 'उपचार'), max: 200 }),
    hospital: f.text({ label: bilingual('Hospital', 'अस्पताल'), max: 160 }),
    starts_on: period.from,
    ends_on: period.until,
    remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 1_000 }),
  },
  rules: untilAfterFrom,
});

export const vehicle = defineEntity({
  name: 'vehicle',
  label: bilingual('Vehicle', 'सवारी साधन'),
  plural: bilingual('Vehicles', 'सवारी साधन'),
  path: 'hris/:org/vehicle',
  codes: fileCodes,
  personnelFile,
  scopes: closedScopes,
  name_field: 'plate_number',
  search: ['employee', 'plate_number'],
  fields: {
    employee: employeeField,
    form: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      choices: {
        'Two-wheeler': bilingual('Two-wheeler', 'दुई पाङ्ग्रे'),
        Car: bilingual('Car', 'कार'),
        Van: bilingual('Jeep or van', 'जिप वा भ्यान'),
        Bicycle: bilingual('Bicycle', 'साइकल'),
        Other: bilingual('Other', 'अन्य'),
      },
    }),
    plate_number: f.text({ label: bilingual('Plate number', 'दर्ता नम्बर'), required: true, max: 40 }),
    model: f.text({ label: bilingual('Make and model', 'कम्पनी र मोडेल'), max: 120 }),
    licence_number: f.text({ label: bilingual('Driving licence', 'सवारी चालक अनुमतिपत्र'), max: 40, format: 'code' }),
    licence_expires_on: f.date({ label: bilingual('Licence expires on', 'अनुमतिपत्रको म्याद') }),
  },
});

export const employeeDocument = defineEntity({
  name: 'employee_document',
  label: bilingual('Document', 'कागजात'),
  plural: bilingual('Employee documents', 'कर्मचारीका कागजात'),
  path: 'hris/:org/employee-document',
  codes: { read: 'organizationMember', write: '4.18' },
  personnelFile,
  scopes: {
    own: { person: 'employee', when: { visibility: ['Employee', 'Supervisor'] } },
    team: { supervises: 'employee', when: { visibility: ['Supervisor'] } },
    organization: { code: '4.18' },
  },
  name_field: 'title',
  search: ['employee', 'title', 'number'],
  sort: 'expires_on',
  fields: {
    employee: employeeField,
    form: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      choices: {
        Citizenship: bilingual('Citizenship', 'नागरिकता'),
        Passport: bilingual('Passport', 'राहदानी'),
        Licence: bilingual('Licence', 'अनुमतिपत्र'),
        Certificate: bilingual('Certificate', 'प्रमाणपत्र'),
        CV: bilingual('CV', 'बायोडाटा'),
        Contract: bilingual('Contract', 'करारपत्र'),
        'Work permit': bilingual('Work permit', 'श्रम स्वीकृति'),
        Medical: bilingual('Medical certificate', 'स्वास्थ्य प्रमाणपत्र'),
        Other: bilingual('Other', 'अन्य'),
      },
    }),
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 160 }),
    number: f.text({ label: bilingual('Number', 'नम्बर'), max: 60 }),
    issued_on: f.date({ label: bilingual('Issued on', 'जारी मिति') }),
    expires_on: f.date({ label: bilingual('Expires on', 'म्याद सकिने मिति') }),
    remind_days: f.number({
      label: bilingual('Remind before (days)', 'कति दिनअघि सम्झाउने'),
      help: bilingual('HR and the employee are notified once.', 'मानव संसाधन र कर्मचारीलाई एक पटक जानकारी दिइन्छ।'),
      min: 1,
      max: 365,
    }),
    file: f.file({ label: bilingual('File', 'फाइल') }),
    visibility: f.choice({
      label: bilingual('Visible to', 'कसले हेर्न सक्ने'),
      required: true,
      default: 'Employee',
      choices: visibilities,
    }),
  },
  rules: ({ issued_on, expires_on, remind_days }) =>
    issued_on !== null && expires_on !== null && expires_on < issued_on
      ? { expires_on: [hrisMessages.expiresBeforeIssued] }
      : remind_days !== null && expires_on === null
        ? { expires_on: [messages.required({ field: bilingual('Expires on', 'म्याद सकिने मिति') })] }
        : undefined,
});
