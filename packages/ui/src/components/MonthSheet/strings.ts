export const monthSheetStrings = {
  none: 'No entry',
  cell: (person: string, day: string, code: string): string => `${person}, ${day}: ${code}`,
  legend: 'Codes',
  totals: 'Totals',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  previousPerson: 'Previous person',
  nextPerson: 'Next person',
  back: 'Everyone by day',
  empty: 'No one in this period',
};
