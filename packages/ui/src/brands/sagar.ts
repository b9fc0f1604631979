import { defineBrand } from '../brand/define-brand.ts';

/** Warm and round: a sea green on paper-like greys, with rounder letters. */
export const sagar = defineBrand({
  id: 'sagar',
  name: 'Sagar',
  accent: '#0b7a6f',
  neutral: 'warm',
  positive: '#3f7d20',
  caution: '#c9820a',
  critical: '#c2372e',
  info: '#2a6fb0',
  radius: 'large',
  elevation: 'deep',
  topBar: 'accent',
  sideNav: 'surface',
  font: 'figtree',
});
