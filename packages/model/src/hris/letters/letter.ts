/** Letters that were issued: each with its number, its words as they were and the file that was made of them. */
import * as z from 'zod/mini';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { addressedTo, neededFor } from './request-fields.ts';
import { employeeField, personnelFile } from '../file/kit.ts';
import { salaryCodes } from '../salary-codes.ts';
import { employment } from '../employment.ts';

const { Other: _other, ...changes } = employment.fields.change.choices;

/** What a letter is written for, where a template is mapped to it. Changes of employment take their facts from the record of it. */
export const letterEvents = {
  ...changes,
  Experience: bilingual('Experience', 'अनुभव'),
  'No objection': bilingual('No objection', 'अनापत्ति'),
  Warning: bilingual('Warning', 'चेतावनी'),
} as const satisfies Record<string, Text>;
export type LetterEvent = keyof typeof letterEvents;

/** Whether a record of employment is behind a letter for this. */
export const isEmploymentChange = (event: string): boolean => event in changes;

export const letter = defineEntity({
  name: 'letter',
  label: bilingual('Letter', 'पत्र'),
  plural: bilingual('Issued letters', 'जारी भएका पत्र'),
  path: 'hris/:org/letter',
  codes: { read: 'organizationMember', write: '3.00' },
  personnelFile,
  scopes: {
    own: { person: 'employee' },
    organization: [
      { code: ['3.99', '3.00'], when: { confidentiality: ['Open'] } },
      { code: salaryCodes, when: { confidentiality: ['Salary'] } },
      { code: '4.19', when: { confidentiality: ['Disciplinary'] } },
    ],
  },
  isFinal: true,
  name_field: 'letter_number',
  search: ['employee', 'letter_number', 'subject'],
  sort: '-letter_number',
  fields: {
    letter_number: f.text({ label: bilingual('Letter number', 'पत्र सङ्ख्या'), required: true, readonly: true, max: 60 }),
    issued_on: f.date({ label: bilingual('Issued on', 'जारी मिति'), required: true, readonly: true }),
    subject: f.text({ label: bilingual('Subject', 'विषय'), required: true, readonly: true, max: 400 }),
    file: f.file({ label: bilingual('File', 'फाइल'), required: true, readonly: true }),
    issued_by: f.user({ label: bilingual('Issued by', 'जारी गर्ने'), required: true, readonly: true }),
    employee: employeeField,
    event: f.choice({
      label: bilingual('Purpose', 'प्रयोजन'),
      required: true,
      choices: { ...letterEvents, Other: bilingual('Something else', 'अन्य कुरा') },
    }),
    template: f.reference({
      label: bilingual('Template', 'ढाँचा'),
      help: bilingual(
        'The template comes from the template mapping, where one is set.',
        'ढाँचाको मिलानमा तोकिएको भए त्यहीँको ढाँचा लिइन्छ।',
      ),
      to: 'letter_template',
      name_field: 'title',
      required: true,
    }),
    addressed_to: addressedTo,
    needed_for: neededFor,
    /** Who reads it beside the employee: who keeps files, who reads salaries, or who reads disciplinary cases. */
    confidentiality: f.choice({
      label: bilingual('Confidentiality', 'गोपनीयता'),
      required: true,
      readonly: true,
      default: 'Open',
      choices: {
        Open: bilingual('Employee profile', 'कर्मचारी विवरण'),
        Salary: bilingual('Contains the salary', 'तलब खुलेको'),
        Disciplinary: bilingual('Disciplinary', 'अनुशासनसम्बन्धी'),
      },
    }),
    fiscal_year: f.reference({
      label: bilingual('Fiscal year', 'आर्थिक वर्ष'),
      to: 'fiscal_year',
      name_field: 'name',
      has_figures: true,
      required: true,
      readonly: true,
    }),
    /** The place in the numbers of the fiscal year, from 1 without gaps. */
    sequence: f.number({
      label: bilingual('Number in the fiscal year', 'आर्थिक वर्षभित्रको नम्बर'),
      required: true,
      readonly: true,
      min: 1,
    }),
    body: f.richText({ label: bilingual('Text', 'पाठ'), required: true, readonly: true, max: 60_000 }),
  },
  visibleWhen: { template: ({ event }) => event === 'Other' },
});

/** A template with the facts of a person in it, before anything is issued. */
export const letterPreview = z.object({ subject: z.string(), body: z.string(), missing: z.array(z.string()) });
export type LetterPreview = z.output<typeof letterPreview>;
