import { text } from '@karmik/model/kit/text';

export const words = {
  help: text('Help', 'मद्दत'),
  terms: text('Terms', 'सर्तहरू'),
  privacy: text('Privacy', 'गोपनीयता'),
  about: text('About', 'हाम्रोबारे'),
  contact: text('Contact', 'सम्पर्क'),
  links: text('About this product', 'यस उत्पादनबारे'),
};
