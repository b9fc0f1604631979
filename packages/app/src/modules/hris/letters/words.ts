import { bilingual } from '@karmik/model/kit/text';

/** Words of letters and their templates. */
export const words = {
  preview: bilingual('Preview', 'पूर्वावलोकन'),
  previewOf: (name: string) => bilingual(`Preview of ${name}`, `${name} को पूर्वावलोकन`),
  previewWhat: bilingual(
    'The template filled in for an employee. Nothing is issued.',
    'कर्मचारीको विवरण भरिएको ढाँचा। पत्र जारी हुँदैन।',
  ),
  previewFor: bilingual('Preview for', 'पूर्वावलोकन गर्ने कर्मचारी'),
  previewEmpty: bilingual(
    'Choose an employee to see the letter as you write it.',
    'लेख्दै गर्दा पत्र कस्तो देखिन्छ हेर्न कर्मचारी छान्नुहोस्।',
  ),
  previewUnwritten: bilingual(
    'Enter language, subject and text to see the letter.',
    'पत्र हेर्न भाषा, विषय र पाठ राख्नुहोस्।',
  ),
  show: bilingual('Show', 'देखाउनुहोस्'),
  pdf: bilingual('Download as PDF', 'PDF डाउनलोड गर्नुहोस्'),
  missing: (names: string) =>
    bilingual(`Missing in this employee's profile: ${names}`, `यस कर्मचारीको विवरणमा छैन: ${names}`),
  placeholders: bilingual('Placeholders', 'भरिने ठाउँ'),
  placeholdersWhat: bilingual(
    "Placeholders are filled in from the employee, the organization and the letter. A letter can't be issued while one is missing.",
    'भरिने ठाउँमा कर्मचारी, संस्था र पत्रका विवरण आउँछन्। कुनै विवरण छुटेसम्म पत्र जारी गर्न मिल्दैन।',
  ),
} as const;
