/** What may be in double braces in a letter, and what is asked of it before a template is stored. */
import { placeholdersOf } from '../../commons/mail-template.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { hrisMessages } from '../messages.ts';
import type { Message } from '../../kit/message.ts';

const inBs = (label: Text): Text => bilingual(`${label.en} (BS)`, `${label.ne} (वि.सं.)`);
const issuedOn = bilingual('Letter date', 'पत्रको मिति');
const joinedOn = bilingual('Joined on', 'नियुक्ति मिति');
const effectiveOn = bilingual('Effective from', 'लागु हुने मिति');
const contractEndsOn = bilingual('Contract ends on', 'करार सकिने मिति');
const answerBy = bilingual('Respond by', 'जवाफ दिने म्याद');
const probationEndsOn = bilingual('Probation ends on', 'परीक्षणकाल सकिने मिति');

/** In the order in which they are offered. Days are in AD, and in BS under the name that ends in `_bs`. */
export const letterPlaceholders = {
  full_name: bilingual('Name', 'नाम'),
  full_name_ne: bilingual('Name in Nepali', 'नेपालीमा नाम'),
  salutation: bilingual('Salutation', 'सम्बोधन'),
  employee_code: bilingual('Employee code', 'कर्मचारी कोड'),
  email: bilingual('Email', 'इमेल'),
  address: bilingual('Address', 'ठेगाना'),
  job_title: bilingual('Job title', 'पद'),
  branch: bilingual('Branch', 'शाखा'),
  division: bilingual('Division', 'महाशाखा'),
  employment_type: bilingual('Employment type', 'रोजगारीको प्रकार'),
  employment_level: bilingual('Employment level', 'तह'),
  step: bilingual('Step', 'ग्रेड'),
  joined_on: joinedOn,
  joined_on_bs: inBs(joinedOn),
  effective_on: effectiveOn,
  effective_on_bs: inBs(effectiveOn),
  contract_ends_on: contractEndsOn,
  contract_ends_on_bs: inBs(contractEndsOn),
  probation_ends_on: probationEndsOn,
  probation_ends_on_bs: inBs(probationEndsOn),
  previous_job_title: bilingual('Previous job title', 'अघिल्लो पद'),
  previous_branch: bilingual('Previous branch', 'अघिल्लो शाखा'),
  previous_division: bilingual('Previous division', 'अघिल्लो महाशाखा'),
  previous_level: bilingual('Previous level', 'अघिल्लो तह'),
  supervisor: bilingual('Supervisor', 'सुपरिवेक्षक'),
  basic_salary: bilingual('Basic salary', 'आधारभूत तलब'),
  allegation: bilingual('Allegation', 'आरोप'),
  decision: bilingual('Decision', 'निर्णय'),
  addressed_to: bilingual('Addressed to', 'सम्बोधन गरिने'),
  needed_for: bilingual('Needed for', 'प्रयोजन'),
  salary: bilingual('Offered salary', 'प्रस्तावित तलब'),
  answer_by: answerBy,
  answer_by_bs: inBs(answerBy),
  organization: bilingual('Organization', 'संस्था'),
  organization_address: bilingual('Organization address', 'संस्थाको ठेगाना'),
  letter_number: bilingual('Letter number', 'पत्र सङ्ख्या'),
  issued_on: issuedOn,
  issued_on_bs: inBs(issuedOn),
  issuer: bilingual('Issued by', 'जारी गर्ने'),
  issuer_title: bilingual("Issuer's job title", 'जारी गर्नेको पद'),
} as const satisfies Record<string, Text>;

export type LetterPlaceholder = keyof typeof letterPlaceholders;
/** What is in the place of each; null where the file of the person does not say it. */
export type LetterValues = Readonly<Record<LetterPlaceholder, string | null>>;

/** Whether a text names what someone earns. */
export const namesSalary = (words: string): boolean => placeholdersOf(words).includes('basic_salary');

const isKnown = (name: string): name is LetterPlaceholder => name in letterPlaceholders;

/** The placeholders of a text that have a value here. */
export const knownPlaceholders = (words: string): LetterPlaceholder[] => placeholdersOf(words).filter(isKnown);

const count = (words: string): number => [...words.matchAll(/\{\{\s*[a-z_]+\s*\}\}/g)].length;

/** What is wrong with the placeholders of a plain or rich text; undefined when nothing is. */
export function placeholderProblem(words: string): Message[] | undefined {
  const plain = words.replace(/<[^>]*>/g, '');
  const unknown = placeholdersOf(plain).filter((name) => !isKnown(name));
  if (unknown.length) return unknown.map((name) => hrisMessages.unknownPlaceholder({ placeholder: `{{${name}}}` }));
  return count(plain) === count(words) ? undefined : [hrisMessages.splitPlaceholder];
}
