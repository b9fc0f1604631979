/** What a spreadsheet may bring into the files of people who are there already, one row a person or an account. */
import { defineEntity, type Entity } from '../../kit/entity.ts';
import type { PermissionCode } from '../../kit/permissions.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { employee } from '../employee.ts';
import { bankAccount } from './keeping.ts';
import { employeeField } from './kit.ts';
import type { SectionName } from './sections.ts';

const { fields } = employee;

/** A part of the employee's record as rows of a spreadsheet. Addresses in parts are in no cell. */
const part = (name: string, label: Text, path: string, code: PermissionCode, rows: Entity['fields']) =>
  defineEntity({
    name,
    label,
    plural: label,
    path,
    codes: { read: code, write: code },
    name_field: 'employee',
    fields: { employee: employeeField, ...rows },
  });

export const contactImport = part(
  'contact_details',
  bilingual('Contact details', 'सम्पर्क विवरण'),
  'hris/:org/file-import/contact-details',
  '3.00',
  {
    phone: fields.phone,
    other_phone: fields.other_phone,
    personal_email: fields.personal_email,
    address: fields.address,
  },
);

export const legalImport = part(
  'legal_information',
  bilingual('Legal information', 'कानुनी विवरण'),
  'hris/:org/file-import/legal-information',
  '4.17',
  {
    citizenship_number: fields.citizenship_number,
    citizenship_district: fields.citizenship_district,
    citizenship_issued_on: fields.citizenship_issued_on,
    pan_number: fields.pan_number,
    passport_number: fields.passport_number,
    passport_expires_on: fields.passport_expires_on,
    ssf_number: fields.ssf_number,
    pf_number: fields.pf_number,
    cit_number: fields.cit_number,
  },
);

const { is_primary, bank, branch_name, account_number, account_name } = bankAccount.fields;
export const bankImport = part(
  'bank_information',
  bilingual('Bank information', 'बैंक विवरण'),
  'hris/:org/file-import/bank-information',
  '4.14',
  { bank, branch_name, account_number, account_name, is_primary },
);

/** Into which section each goes, and whether a row is a new record or changes what is there. */
export const fileImports: readonly {
  readonly entity: Entity;
  readonly section: SectionName;
  readonly action: 'create' | 'update';
}[] = [
  { entity: contactImport, section: 'contact', action: 'update' },
  { entity: legalImport, section: 'legal', action: 'update' },
  { entity: bankImport, section: 'bank_account', action: 'create' },
];
