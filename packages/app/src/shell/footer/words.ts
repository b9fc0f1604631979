import { bilingual } from '@karmik/model/kit/text';

export const words = {
  help: bilingual('Help', 'मद्दत'),
  terms: bilingual('Terms', 'सर्तहरू'),
  privacy: bilingual('Privacy', 'गोपनीयता'),
  about: bilingual('About', 'हाम्रोबारे'),
  contact: bilingual('Contact', 'सम्पर्क'),
  links: bilingual('About this product', 'यस उत्पादनबारे'),
};
