import { text } from '@karmik/model/kit/text';

/** Words of identity cards. */
export const words = {
  preview: text('Preview', 'पूर्वावलोकन'),
  previewOf: (name: string) => text(`Preview of ${name}`, `${name} को पूर्वावलोकन`),
  previewWhat: text('The card of an employee, as it will be printed.', 'कर्मचारीको कार्ड, छापिँदा जस्तो देखिन्छ।'),
  show: text('Show', 'देखाउनुहोस्'),
  front: text('Front', 'अगाडि'),
  back: text('Back', 'पछाडि'),
  photoOf: (name: string) => text(`Photo of ${name}`, `${name} को तस्बिर`),
  cards: text('Cards', 'कार्डहरू'),
  cardsOf: (name: string) => text(`Cards of ${name}`, `${name} का कार्ड`),
  fromSample: text('From a sample', 'नमुनाबाट'),
  fromSampleWhat: text(
    'A new template that looks like the sample. It can be changed afterwards; the sample stays as it is.',
    'नमुनाजस्तै नयाँ ढाँचा। पछि परिवर्तन गर्न सकिन्छ; नमुना जस्ताको तस्तै रहन्छ।',
  ),
  sample: text('Sample', 'नमुना'),
  title: text('Title of the template', 'ढाँचाको शीर्षक'),
  make: text('Create', 'सिर्जना गर्नुहोस्'),
  issueAll: text('Issue to everybody', 'सबैलाई जारी गर्नुहोस्'),
  issueWhy: text(
    'Every employee without a card of this template that is in force is given one.',
    'यस ढाँचाको मान्य कार्ड नभएका प्रत्येक कर्मचारीलाई जारी हुन्छ।',
  ),
  issued: (count: string) => text(`${count} cards are issued.`, `${count} कार्ड जारी भए।`),
  printNew: text('Print new cards', 'नयाँ कार्ड छाप्नुहोस्'),
  print: text('Print', 'छाप्नुहोस्'),
  printOf: (name: string) => text(`Print ${name}`, `${name} छाप्नुहोस्`),
  printed: text('The sheets are downloaded as a PDF.', 'पाना पीडीएफमा डाउनलोड भए।'),
} as const;
