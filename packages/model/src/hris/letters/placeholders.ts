/** What may stand in double braces in a letter, and what is asked of it before a template is stored. */
import { placeholdersOf } from '../../commons/mail-template.ts';
import { text, type Text } from '../../kit/text.ts';
import { hrisMessages } from '../messages.ts';
import type { Message } from '../../kit/message.ts';

const inBs = (label: Text): Text => text(`${label.en} (BS)`, `${label.ne} (वि.सं.)`);
const issuedOn = text('Day of the letter', 'पत्रको मिति');
const joinedOn = text('Joined on', 'नियुक्ति मिति');
const effectiveOn = text('In force from', 'लागु हुने मिति');
const contractEndsOn = text('Contract ends on', 'करार सकिने मिति');
const answerBy = text('Answer until', 'जवाफ दिने म्याद');
const probationEndsOn = text('Probation ends on', 'परीक्षणकाल सकिने मिति');

/** In the order in which they are offered. Days stand in AD, and in BS under the name that ends in `_bs`. */
export const letterPlaceholders = {
  full_name: text('Name', 'नाम'),
  full_name_ne: text('Name in Nepali', 'नेपालीमा नाम'),
  salutation: text('Salutation', 'सम्बोधन'),
  employee_code: text('Employee code', 'कर्मचारी कोड'),
  email: text('E-mail', 'इमेल'),
  address: text('Address', 'ठेगाना'),
  job_title: text('Job title', 'पद'),
  branch: text('Branch', 'शाखा'),
  division: text('Division', 'महाशाखा'),
  employment_type: text('Employment type', 'रोजगारीको प्रकार'),
  employment_level: text('Employment level', 'तह'),
  step: text('Step', 'ग्रेड'),
  joined_on: joinedOn,
  joined_on_bs: inBs(joinedOn),
  effective_on: effectiveOn,
  effective_on_bs: inBs(effectiveOn),
  contract_ends_on: contractEndsOn,
  contract_ends_on_bs: inBs(contractEndsOn),
  probation_ends_on: probationEndsOn,
  probation_ends_on_bs: inBs(probationEndsOn),
  previous_job_title: text('Job title before', 'अघिल्लो पद'),
  previous_branch: text('Branch before', 'अघिल्लो शाखा'),
  previous_division: text('Division before', 'अघिल्लो महाशाखा'),
  previous_level: text('Level before', 'अघिल्लो तह'),
  supervisor: text('Supervisor', 'सुपरिवेक्षक'),
  salary: text('Offered salary', 'प्रस्तावित तलब'),
  answer_by: answerBy,
  answer_by_bs: inBs(answerBy),
  organization: text('Organization', 'संस्था'),
  organization_address: text('Address of the organization', 'संस्थाको ठेगाना'),
  letter_number: text('Letter number', 'पत्र संख्या'),
  issued_on: issuedOn,
  issued_on_bs: inBs(issuedOn),
  issuer: text('Issued by', 'जारी गर्ने'),
  issuer_title: text('Job title of the issuer', 'जारी गर्नेको पद'),
} as const satisfies Record<string, Text>;

export type LetterPlaceholder = keyof typeof letterPlaceholders;
/** What stands in the place of each; null where the file of the person does not say it. */
export type LetterValues = Readonly<Record<LetterPlaceholder, string | null>>;

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
