import { defineBrand } from '../brand/define-brand.ts';

/** Ugly on purpose: whatever still shows colour, a shadow or a corner here is not themed. */
export const wireframe = defineBrand({
  id: 'wireframe',
  name: 'Wireframe',
  accent: '#555555',
  neutral: 'pure',
  positive: '#555555',
  caution: '#777777',
  critical: '#444444',
  info: '#666666',
  radius: 'none',
  elevation: 'flat',
  topBar: 'surface',
  sideNav: 'surface',
  font: 'mono',
});
