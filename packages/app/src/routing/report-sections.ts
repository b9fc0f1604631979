/** Under what reports stand in the index of their module. A page of the index has the others of its section as tabs. */
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { Route } from './route.ts';

export const reportSections = {
  days: bilingual('Days and months', 'दिन र महिना'),
  lateness: bilingual('Lateness and breaks', 'ढिलाइ र विश्राम'),
  corrections: bilingual('Corrections and penalties', 'सुधार र जरिवाना'),
  overtime: bilingual('Overtime and worked time', 'अतिरिक्त समय र काम गरेको समय'),
  places: bilingual('Roster, places and devices', 'कार्य तालिका, स्थान र यन्त्र'),
  periods: bilingual('Leave taken', 'लिइएको बिदा'),
  balances: bilingual('Leave balances', 'बिदाको मौज्दात'),
  patterns: bilingual('Leave patterns', 'बिदाका ढाँचा'),
  groups: bilingual('Leave by group', 'समूहअनुसार बिदा'),
  payrolls: bilingual('Payroll of a month', 'महिनाको तलब'),
  activity: bilingual('Activity', 'गतिविधि'),
  taxYear: bilingual('Year and tax', 'वर्ष र कर'),
  budget: bilingual('Budget', 'बजेट'),
} as const satisfies Readonly<Record<string, Text>>;

/** Lines of the catalogue that stand under one heading of the index of their hub. */
export const inSection = <R extends Route>(section: Text, routes: readonly R[]): R[] =>
  routes.map((route) => ({ ...route, section }));
