export const dataTableStrings = {
  selectAll: 'Select all',
  selectRow: (name: string): string => `Select ${name}`,
  selected: (count: number): string => `${count} selected`,
  clearSelection: 'Clear selection',
  loading: 'Loading',
  actions: 'Actions',
  ascending: 'ascending',
  descending: 'descending',
  sorted: (column: string, direction: string): string => `Sorted by ${column}, ${direction}`,
};
