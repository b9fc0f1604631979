/** What is kept with care: bank accounts, insurance, illness, vehicles, documents. */
import { defineEntity, visibilities } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { text } from '../../kit/text.ts';
import { closedRule, employeeField, fileCodes, period, untilAfterFrom } from './kit.ts';
import { hrisMessages } from '../messages.ts';
import { messages } from '../../kit/messages.ts';

/** Where somebody is paid. One of a person's accounts is the primary one; every change waits for a second person. */
export const bankAccount = defineEntity({
  name: 'bank_account',
  label: text('Bank account', 'बैंक खाता'),
  plural: text('Bank accounts', 'बैंक खाता'),
  path: 'hris/:org/bank-account',
  codes: { read: 'organizationMember', write: '4.14' },
  file: { person: 'employee', read: '4.14', self: true, isSensitive: true, isConfirmed: true },
  name_field: 'account_name',
  search: ['employee', 'account_name'],
  sort: '-is_primary',
  // People ask for a change of their own.
  filled_by: ['organizationMember'],
  fields: {
    employee: employeeField,
    bank: f.reference({
      label: text('Bank', 'बैंक'),
      to: 'bank',
      name_field: 'name',
      required: true,
      aliases: ['bank name'],
    }),
    branch_name: f.text({
      label: text('Branch of the bank', 'बैंकको शाखा'),
      max: 120,
      aliases: ['bank branch', 'branch'],
    }),
    account_number: f.text({
      label: text('Account number', 'खाता नम्बर'),
      required: true,
      min: 4,
      max: 40,
      format: 'code',
      is_masked: true,
      aliases: ['account no', 'a/c no', 'ac no', 'bank account', 'bank account number'],
    }),
    account_name: f.text({
      label: text('Name as at the bank', 'बैंकमा रहेको नाम'),
      required: true,
      max: 120,
      aliases: ['account name', 'account holder', 'name as per bank'],
    }),
    is_primary: f.boolean({ label: text('Primary account', 'मुख्य खाता'), default: false, aliases: ['primary'] }),
  },
});

export const insurance = defineEntity({
  name: 'insurance',
  label: text('Insurance', 'बीमा'),
  plural: text('Insurance', 'बीमा'),
  path: 'hris/:org/insurance',
  codes: fileCodes,
  file: closedRule,
  name_field: 'policy_number',
  search: ['employee', 'policy_number', 'company'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    insured: f.choice({
      label: text('Kind', 'प्रकार'),
      required: true,
      choices: {
        Life: text('Life', 'जीवन'),
        Health: text('Health', 'स्वास्थ्य'),
        Accident: text('Accident', 'दुर्घटना'),
        Building: text('Private building', 'निजी घर'),
      },
    }),
    company: f.text({ label: text('Company', 'बीमा कम्पनी'), required: true, max: 160 }),
    policy_number: f.text({
      label: text('Policy number', 'बीमालेख नम्बर'),
      required: true,
      max: 60,
      format: 'code',
      is_masked: true,
    }),
    insured_amount: f.money({ label: text('Sum insured', 'बीमाङ्क'), min: 0 }),
    yearly_premium: f.money({ label: text('Premium of a year', 'वार्षिक प्रिमियम'), min: 0 }),
    starts_on: period.from,
    ends_on: period.until,
  },
  rules: untilAfterFrom,
});

export const medicalHistory = defineEntity({
  name: 'medical_history',
  label: text('Past illness', 'विगतको रोग'),
  plural: text('Medical history', 'स्वास्थ्य इतिहास'),
  path: 'hris/:org/medical-history',
  codes: { read: 'organizationMember', write: '4.15' },
  file: { person: 'employee', read: '4.15', self: true, isSensitive: true },
  name_field: 'condition_name',
  search: ['employee', 'condition_name'],
  sort: '-starts_on',
  fields: {
    employee: employeeField,
    condition_name: f.text({ label: text('Illness or injury', 'रोग वा चोट'), required: true, max: 160 }),
    treatment: f.text({ label: text('Treatment', 'उपचार'), max: 200 }),
    hospital: f.text({ label: text('Hospital', 'अस्पताल'), max: 160 }),
    starts_on: period.from,
    ends_on: period.until,
    remarks: f.longText({ label: text('Remarks', 'कैफियत'), max: 1_000 }),
  },
  rules: untilAfterFrom,
});

export const vehicle = defineEntity({
  name: 'vehicle',
  label: text('Vehicle', 'सवारी साधन'),
  plural: text('Vehicles', 'सवारी साधन'),
  path: 'hris/:org/vehicle',
  codes: fileCodes,
  file: closedRule,
  name_field: 'plate_number',
  search: ['employee', 'plate_number'],
  fields: {
    employee: employeeField,
    form: f.choice({
      label: text('Kind', 'प्रकार'),
      required: true,
      choices: {
        'Two-wheeler': text('Two-wheeler', 'दुई पाङ्ग्रे'),
        Car: text('Car', 'कार'),
        Van: text('Jeep or van', 'जिप वा भ्यान'),
        Bicycle: text('Bicycle', 'साइकल'),
        Other: text('Other', 'अन्य'),
      },
    }),
    plate_number: f.text({ label: text('Plate number', 'दर्ता नम्बर'), required: true, max: 40 }),
    model: f.text({ label: text('Make and model', 'बनोट र मोडेल'), max: 120 }),
    licence_number: f.text({ label: text('Driving licence', 'सवारी चालक अनुमतिपत्र'), max: 40, format: 'code' }),
    licence_expires_on: f.date({ label: text('Licence expires on', 'अनुमतिपत्रको म्याद') }),
  },
});

export const employeeDocument = defineEntity({
  name: 'employee_document',
  label: text('Document', 'कागजात'),
  plural: text('Documents of employees', 'कर्मचारीका कागजात'),
  path: 'hris/:org/employee-document',
  codes: { read: 'organizationMember', write: '4.18' },
  file: { person: 'employee', read: '4.18', self: true, supervisor: true, visibility: 'visibility' },
  name_field: 'title',
  search: ['employee', 'title', 'number'],
  sort: 'expires_on',
  fields: {
    employee: employeeField,
    form: f.choice({
      label: text('Kind', 'प्रकार'),
      required: true,
      choices: {
        Citizenship: text('Citizenship', 'नागरिकता'),
        Passport: text('Passport', 'राहदानी'),
        Licence: text('Licence', 'अनुमतिपत्र'),
        Certificate: text('Certificate', 'प्रमाणपत्र'),
        Contract: text('Contract', 'करारपत्र'),
        'Work permit': text('Work permit', 'श्रम स्वीकृति'),
        Medical: text('Medical certificate', 'स्वास्थ्य प्रमाणपत्र'),
        Other: text('Other', 'अन्य'),
      },
    }),
    title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 160 }),
    number: f.text({ label: text('Number', 'नम्बर'), max: 60 }),
    issued_on: f.date({ label: text('Issued on', 'जारी मिति') }),
    expires_on: f.date({ label: text('Expires on', 'म्याद सकिने मिति') }),
    remind_days: f.number({
      label: text('Remind so many days before', 'कति दिन अघि सम्झाउने'),
      help: text('HR and the employee are told once.', 'मानव संसाधन र कर्मचारीलाई एक पटक जानकारी दिइन्छ।'),
      min: 1,
      max: 365,
    }),
    file: f.file({ label: text('File', 'फाइल') }),
    visibility: f.choice({
      label: text('Who may see it', 'कसले हेर्न सक्ने'),
      required: true,
      default: 'Employee',
      choices: visibilities,
    }),
  },
  rules: ({ issued_on, expires_on, remind_days }) =>
    issued_on !== null && expires_on !== null && expires_on < issued_on
      ? { expires_on: [hrisMessages.expiresBeforeIssued] }
      : remind_days !== null && expires_on === null
        ? { expires_on: [messages.required({ field: text('Expires on', 'म्याद सकिने') })] }
        : undefined,
});
