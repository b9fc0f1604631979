import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

/** Words of identity cards. */
export const words = {
  preview: bilingual('Preview', 'पूर्वावलोकन'),
  previewOf: (name: string) => bilingual(`Preview of ${name}`, `${name} को पूर्वावलोकन`),
  previewWhat: bilingual('The card as it will be printed.', 'छापिने कार्ड यस्तै देखिन्छ।'),
  show: bilingual('Show', 'देखाउनुहोस्'),
  front: bilingual('Front', 'अगाडि'),
  back: bilingual('Back', 'पछाडि'),
  photoOf: (name: string) => bilingual(`Photo of ${name}`, `${name} को फोटो`),
  cards: bilingual('Cards', 'कार्ड'),
  cardsOf: (name: string) => bilingual(`Cards of ${name}`, `${name} का कार्ड`),
  fromSample: bilingual('Start from a sample', 'नमुनाबाट सुरु गर्नुहोस्'),
  fromSampleWhat: bilingual(
    'Creates a new template from the sample. The sample does not change.',
    'नमुनाबाट नयाँ ढाँचा बन्छ। नमुना बदलिँदैन।',
  ),
  sample: bilingual('Sample', 'नमुना'),
  title: bilingual('Template title', 'ढाँचाको शीर्षक'),
  make: bilingual('Create', 'सिर्जना गर्नुहोस्'),
  issueAll: bilingual('Issue to everyone', 'सबैलाई जारी गर्नुहोस्'),
  issueWhy: bilingual(
    'Every employee without an active card of this template gets one.',
    'यस ढाँचाको मान्य कार्ड नभएका प्रत्येक कर्मचारीलाई जारी हुन्छ।',
  ),
  issued: (count: string) => bilingual(`${counted(count, 'card')} issued.`, `${count} कार्ड जारी भए।`),
  printNew: bilingual('Print new cards', 'नयाँ कार्ड छाप्नुहोस्'),
  print: bilingual('Print', 'छाप्नुहोस्'),
  printOf: (name: string) => bilingual(`Print ${name}`, `${name} छाप्नुहोस्`),
  printed: bilingual('Cards downloaded as PDF.', 'कार्ड PDF मा डाउनलोड भए।'),
} as const;
