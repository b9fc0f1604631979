export const filterBarStrings = {
  filters: (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`),
  active: 'Filters in force',
  clear: 'Clear all',
};
