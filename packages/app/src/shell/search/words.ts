import { text } from '@karmik/model/kit/text';

export const words = {
  search: text('Search pages', 'पृष्ठ खोज्नुहोस्'),
  keys: text('Search pages (Ctrl+Shift+F)', 'पृष्ठ खोज्नुहोस् (Ctrl+Shift+F)'),
  page: text('Go to a page', 'पृष्ठमा जानुहोस्'),
};
