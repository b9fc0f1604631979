/**
 * The sections of a person's file: parts of the employee's own record, and lists of sub-records. One description serves the pages, the
 * change requests and the measure of how complete a file is.
 */
import type { Entity } from '../../kit/entity.ts';
import type { PermissionCode } from '../../kit/permissions.ts';
import { codesOfScope } from '../../kit/scope.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { employee } from '../employee.ts';
import { dutyStationAssignment } from '../duty-station-assignment.ts';
import { employment } from '../employment.ts';
import { letter } from '../letters/letter.ts';
import { bankAccount, employeeDocument, insurance, medicalHistory, vehicle } from './keeping.ts';
import { ksaoAssignment } from './ksao.ts';
import { education, employeeSkill, experience, language, socialActivity, training } from './learning.ts';
import { emergencyContact, familyMember } from './people.ts';

interface SectionBase {
  readonly title: Text;
  /** The person who holds it reads everyone's. */
  readonly read: PermissionCode;
  readonly write: PermissionCode;
  readonly isForPerson: boolean;
  readonly isForSupervisor?: boolean;
  readonly isSensitive?: boolean;
  /** How much it counts for a complete file, unless the organisation says otherwise; 0 is not counted. */
  readonly weight: number;
}
/** Fields of the employee's own record. */
interface PartSection extends SectionBase {
  readonly kind: 'part';
  readonly fields: readonly (keyof typeof employee.fields)[];
  /** Fields of which a second person confirms every change. */
  readonly confirmed: readonly string[];
}
/** Sub-records, any number of them. */
interface RecordsSection extends SectionBase {
  readonly kind: 'records';
  readonly entity: Entity;
  /** Whether changes may be proposed; employment is changed by HR alone. */
  readonly isProposed: boolean;
}
export type FileSection = PartSection | RecordsSection;

const part = (body: Omit<PartSection, 'kind' | 'isForPerson'>): PartSection => ({
  kind: 'part',
  isForPerson: true,
  ...body,
});

function records(entity: Entity, title: Text, weight: number, isProposed = true): RecordsSection {
  const { personnelFile, codes, scopes } = entity;
  const [read] = codesOfScope(scopes?.organization);
  if (!personnelFile || !codes || !read) throw new Error(`${entity.name} is no part of a file`);
  return {
    kind: 'records',
    entity,
    title,
    weight,
    isProposed,
    read,
    write: codes.write,
    isForPerson: scopes?.own !== undefined,
    isForSupervisor: scopes?.team !== undefined,
    isSensitive: personnelFile.isSensitive === true,
  };
}

export const fileSections = {
  personal: part({
    title: bilingual('Personal', 'व्यक्तिगत'),
    read: '3.99',
    write: '3.00',
    weight: 10,
    fields: [
      'first_name',
      'middle_name',
      'last_name',
      'name_ne',
      'gender',
      'date_of_birth',
      'marital_status',
      'spouse_name',
      'blood_group',
      'nationality',
      'religion',
      'ethnicity',
      'about',
    ],
    confirmed: ['first_name', 'middle_name', 'last_name', 'name_ne', 'date_of_birth'],
  }),
  contact: part({
    title: bilingual('Contact', 'सम्पर्क'),
    read: '3.99',
    write: '3.00',
    isForSupervisor: true,
    weight: 10,
    fields: ['phone', 'other_phone', 'personal_email', 'address', 'permanent_address', 'temporary_address'],
    confirmed: [],
  }),
  legal: part({
    title: bilingual('Legal information', 'कानुनी विवरण'),
    read: '4.17',
    write: '4.17',
    isSensitive: true,
    weight: 10,
    fields: [
      'citizenship_number',
      'citizenship_district',
      'citizenship_issued_on',
      'pan_number',
      'passport_number',
      'passport_expires_on',
      'ssf_number',
      'pf_number',
      'cit_number',
    ],
    confirmed: ['citizenship_number', 'pan_number'],
  }),
  medical: part({
    title: bilingual('Medical', 'स्वास्थ्य'),
    read: '4.15',
    write: '4.15',
    isSensitive: true,
    weight: 5,
    fields: ['height_cm', 'weight_kg', 'allergies', 'disability', 'regular_medicine'],
    confirmed: [],
  }),
  employment: records(employment, bilingual('Employment history', 'रोजगारी इतिहास'), 0, false),
  duty_station_assignment: records(dutyStationAssignment, bilingual('Duty stations', 'कार्यस्थलहरू'), 0, false),
  education: records(education, bilingual('Education', 'शिक्षा'), 10),
  experience: records(experience, bilingual('Experience', 'अनुभव'), 10),
  employee_training: records(training, bilingual('Training', 'तालिम'), 5),
  employee_language: records(language, bilingual('Languages', 'भाषाहरू'), 5),
  employee_skill: records(employeeSkill, bilingual('Skills', 'सीपहरू'), 5),
  ksao_assignment: records(ksaoAssignment, bilingual('Knowledge, skills and abilities', 'ज्ञान, सीप र क्षमता'), 0, false),
  social_activity: records(socialActivity, bilingual('Social activities', 'सामाजिक गतिविधि'), 0),
  family_member: records(familyMember, bilingual('Family and dependants', 'परिवार र आश्रित'), 10),
  emergency_contact: records(emergencyContact, bilingual('Emergency contacts', 'आपतकालीन सम्पर्क'), 10),
  bank_account: records(bankAccount, bilingual('Bank accounts', 'बैंक खाता'), 10),
  insurance: records(insurance, bilingual('Insurance', 'बीमा'), 0),
  medical_history: records(medicalHistory, bilingual('Medical history', 'स्वास्थ्य इतिहास'), 0),
  vehicle: records(vehicle, bilingual('Vehicles', 'सवारी साधन'), 0),
  employee_document: records(employeeDocument, bilingual('Documents', 'कागजात'), 10),
  letter: records(letter, bilingual('Letters', 'पत्रहरू'), 0, false),
} as const satisfies Record<string, FileSection>;

export type SectionName = keyof typeof fileSections;
export const sectionNames = Object.keys(fileSections) as [SectionName, ...SectionName[]];
export const sectionOf = (name: SectionName): FileSection => fileSections[name];

/** The sections that a change can be asked for. */
export const proposedSections = sectionNames.filter((name) => {
  const section = sectionOf(name);
  return section.kind === 'part' || section.isProposed;
}) as [SectionName, ...SectionName[]];

/** The sections that count for a complete file, in the order of the settings. */
export const countedSections = sectionNames.filter((name) => sectionOf(name).weight > 0);

/** The fields in which changes of a section are told. */
export function fieldsOfSection(name: SectionName): Entity['fields'] {
  const section = sectionOf(name);
  if (section.kind === 'part')
    return Object.fromEntries(section.fields.map((field) => [field, employee.fields[field]]));
  const { [section.entity.personnelFile?.person ?? '']: _person, ...fields } = section.entity.fields;
  return fields;
}

/** Whether a change of these fields needs a second person, no matter who makes it. */
export function needsConfirmation(name: SectionName, changed: readonly string[]): boolean {
  const section = sectionOf(name);
  return section.kind === 'part'
    ? changed.some((field) => section.confirmed.includes(field))
    : section.entity.personnelFile?.isConfirmed === true;
}
