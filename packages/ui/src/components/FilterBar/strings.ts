export const filterBarStrings = {
  filters: (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`),
  active: 'Active filters',
  clear: 'Clear all',
};
