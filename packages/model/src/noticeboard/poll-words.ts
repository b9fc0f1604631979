/** The words and limits of polls; apart from their schemas, and from what every page of posts loads. */
import { bilingual } from '../kit/text.ts';

export const pollLimits = { question: 255, choice: 120, least: 2, most: 10 } as const;

export const pollLabels = {
  question: bilingual('Question', 'प्रश्न'),
  choice: bilingual('Choice', 'विकल्प'),
  choices: bilingual('Choices', 'विकल्प'),
  closesAt: bilingual('Closes at', 'मतदान बन्द हुने समय'),
} as const;
