import { bilingual } from '@karmik/model/kit/text';

export const words = {
  ofExpected: (length: string) => bilingual(`of ${length} expected`, `अपेक्षित ${length} मध्ये`),
  missing: bilingual('Days to fix', 'मिलाउनुपर्ने दिन'),
  credit: bilingual('Credit hours available', 'उपलब्ध क्रेडिट घण्टा'),
  toFix: bilingual('To fix: missing punches and absences', 'मिलाउनुपर्ने: छुटेका हाजिरी र अनुपस्थिति'),
  open: bilingual('Open', 'खोल्नुहोस्'),
  openDay: (day: string) => bilingual(`Open ${day}`, `${day} खोल्नुहोस्`),
};
