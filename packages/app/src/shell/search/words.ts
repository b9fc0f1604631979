import { bilingual } from '@karmik/model/kit/text';

export const words = {
  search: bilingual('Search pages', 'पृष्ठ खोज्नुहोस्'),
  keys: bilingual('Search pages, people and actions (Ctrl+K)', 'पृष्ठ, व्यक्ति र काम खोज्नुहोस् (Ctrl+K)'),
  shortcuts: bilingual('Keyboard shortcuts', 'किबोर्डका सर्टकट'),
  page: bilingual('Go to a page', 'पृष्ठमा जानुहोस्'),
  recent: bilingual('Recently opened', 'भर्खरै खोलिएका'),
  pages: bilingual('Pages', 'पृष्ठ'),
  actions: bilingual('Actions', 'काम'),
  people: bilingual('Employees', 'कर्मचारी'),
};
