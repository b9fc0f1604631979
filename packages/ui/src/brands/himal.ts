import { defineBrand } from '../brand/define-brand.ts';

/** Crisp and dense: snow grounds, deep blue, a dark navigation, small corners. */
export const himal = defineBrand({
  id: 'himal',
  name: 'Himal',
  accent: '#0a5bd3',
  neutral: 'cool',
  radius: 'small',
  elevation: 'soft',
  topBar: 'surface',
  sideNav: 'ink',
  font: 'inter',
});
