import { text } from '@karmik/model/kit/text';

export const words = {
  search: text('Search pages', 'पृष्ठ खोज्नुहोस्'),
  keys: text('Search pages, people and actions (Ctrl+K)', 'पृष्ठ, व्यक्ति र काम खोज्नुहोस् (Ctrl+K)'),
  page: text('Go to a page', 'पृष्ठमा जानुहोस्'),
  recent: text('Opened lately', 'भर्खरै खोलिएका'),
  pages: text('Pages', 'पृष्ठ'),
  actions: text('Actions', 'काम'),
  people: text('Employees', 'कर्मचारी'),
};
