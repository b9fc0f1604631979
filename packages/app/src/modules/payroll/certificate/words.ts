import { bilingual } from '@karmik/model/kit/text';

export const words = {
  pdf: bilingual('Download PDF', 'PDF डाउनलोड गर्नुहोस्'),
  archive: (year: string) => bilingual(`Download all of ${year} as ZIP`, `${year} का सबै ZIP मा डाउनलोड गर्नुहोस्`),
  making: bilingual('Preparing tax certificates', 'कर प्रमाणपत्र तयार हुँदै'),
};
