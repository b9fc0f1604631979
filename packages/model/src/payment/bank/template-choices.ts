/** Templates of bank files by their names. */
import { bilingual } from '../../kit/text.ts';

export const bankTemplateChoices = {
  generic: bilingual('Any bank', 'जुनसुकै बैंक'),
  nmb: bilingual('NMB Bank', 'एनएमबी बैंक'),
  nabil: bilingual('Nabil Bank', 'नबिल बैंक'),
} as const;
export type BankTemplateName = keyof typeof bankTemplateChoices;
