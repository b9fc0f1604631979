import { bilingual } from '@karmik/model/kit/text';

/** Words of letters and their templates. */
export const words = {
  preview: bilingual('Preview', 'पूर्वावलोकन'),
  previewOf: (name: string) => bilingual(`Preview of ${name}`, `${name} को पूर्वावलोकन`),
  previewWhat: bilingual(
    'The template filled in for an employee. Nothing is issued.',
    'कर्मचारीको विवरण भरिएको ढाँचा। केही जारी हुँदैन, कुनै सङ्ख्या लाग्दैन।',
  ),
  show: bilingual('Show', 'देखाउनुहोस्'),
  pdf: bilingual('Download as PDF', 'PDF डाउनलोड गर्नुहोस्'),
  missing: (names: string) =>
    bilingual(`Missing in this employee's profile: ${names}`, `यस कर्मचारीको विवरणमा छैन: ${names}`),
  placeholders: bilingual('Placeholders', 'भरिने ठाउँ'),
  placeholdersWhat: bilingual(
    "Placeholders are filled in from the employee, the organization and the letter. A letter can't be issued while one is missing.",
    'प्रत्येकले कर्मचारी, संस्था वा पत्रको एउटा विवरण जनाउँछ। चाहिने विवरण कर्मचारीको फाइलमा नभएसम्म पत्र जारी हुँदैन।',
  ),
} as const;
