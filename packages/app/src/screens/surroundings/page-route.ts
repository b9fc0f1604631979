import { createContext } from 'react';
import type { Route } from '../../areas/kit.ts';

/** The line of the catalogue whose page this is. A page knows it from here and not from the router, which may have gone elsewhere while the page is kept. */
export const PageRoute = createContext<Route | undefined>(undefined);
