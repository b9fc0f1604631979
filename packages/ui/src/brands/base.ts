import { defineBrand } from '../brand/define-brand.ts';

/** The look without a client: calm greys and an indigo that says where to press. */
export const base = defineBrand({ id: 'base', name: 'Base', accent: '#4754d6' });
