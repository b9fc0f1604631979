/** Under what reports are in the index of their module. A page of the index has the others of its section as tabs. */
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { Route } from './route.ts';

/** Sections of supervisors and of HR alike; those of HR alone are named where their routes are, since no first page needs them. */
export const reportSections = {
  days: bilingual('Days and months', 'दिन र महिना'),
  lateness: bilingual('Lateness and breaks', 'ढिलाइ र विश्राम'),
} as const;

/** Lines of the catalogue that are under one heading of the index of their hub. */
export const inSection = <R extends Route>(section: Text, routes: readonly R[]): R[] =>
  routes.map((route) => ({ ...route, section }));
