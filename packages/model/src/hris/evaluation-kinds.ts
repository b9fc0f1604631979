import { bilingual } from '../kit/text.ts';

/** What may be asked about a candidate. The words are in addresses too, with dashes. */
export const evaluationKinds = {
  preliminary_interview: bilingual('Preliminary interview', 'प्रारम्भिक अन्तर्वार्ता'),
  interview: bilingual('Interview', 'अन्तर्वार्ता'),
  assessment: bilingual('Assessment', 'परीक्षण'),
  reference_check: bilingual('Reference check', 'सन्दर्भ जाँच'),
} as const;
export type EvaluationKind = keyof typeof evaluationKinds;
