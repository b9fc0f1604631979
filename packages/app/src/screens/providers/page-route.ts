/**
 * What a page knows of its address. It knows it from here and not from the router: every change of place anywhere goes through all that
 * listens to the router, and the router may have gone elsewhere while a page is kept.
 */
import { createContext, use } from 'react';
import { UNSAFE_LocationContext as RouterPlace, UNSAFE_RouteContext as RouterRoute, type Params } from 'react-router';
import type { Route } from '../../routing/route.ts';

/** The line of the catalogue whose page this is. */
export const PageRoute = createContext<Route | undefined>(undefined);

/** What is in the address for the parameters of its path. */
export const PageParams = createContext<Readonly<Params> | undefined>(undefined);

/** The query of its address, with its question mark. */
export const PageSearch = createContext<string | undefined>(undefined);

/** The parameters of the page; of the address for what is outside of pages. */
export const usePageParams = (): Readonly<Params> => use(PageParams) ?? use(RouterRoute).matches.at(-1)?.params ?? {};

/** The query of the page; of the address for what is outside of pages. */
export const usePageSearch = (): string => use(PageSearch) ?? use(RouterPlace).location.search;
