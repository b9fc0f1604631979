import { bilingual } from '@karmik/model/kit/text';

/** Words of letters and their templates. */
export const words = {
  preview: bilingual('Preview', 'पूर्वावलोकन'),
  previewOf: (name: string) => bilingual(`Preview of ${name}`, `${name} को पूर्वावलोकन`),
  previewWhat: bilingual(
    'The template with the facts of an employee. Nothing is issued, and no number is taken.',
    'कर्मचारीको विवरण भरिएको ढाँचा। केही जारी हुँदैन, कुनै संख्या लाग्दैन।',
  ),
  show: bilingual('Show', 'देखाउनुहोस्'),
  pdf: bilingual('Download as PDF', 'पीडीएफ डाउनलोड'),
  missing: (names: string) =>
    bilingual(`The file of this employee does not say: ${names}`, `यस कर्मचारीको विवरणमा छैन: ${names}`),
  placeholders: bilingual('Placeholders', 'भरिने ठाउँ'),
  placeholdersWhat: bilingual(
    'Each stands for a fact of the employee, the organization or the letter. A letter is not issued while the file of the employee lacks one that it needs.',
    'प्रत्येकले कर्मचारी, संस्था वा पत्रको एउटा विवरण जनाउँछ। चाहिने विवरण कर्मचारीको फाइलमा नभएसम्म पत्र जारी हुँदैन।',
  ),
} as const;
