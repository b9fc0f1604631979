export const dataTableStrings = {
  selectAll: 'Select all',
  selectRow: (name: string): string => `Select ${name}`,
  selected: (count: number): string => `${count} selected`,
  selectMatching: (count: number): string => `Select all ${count} that match`,
  clearSelection: 'Clear selection',
  loading: 'Loading',
  actions: 'Actions',
  ascending: 'ascending',
  descending: 'descending',
  sorted: (column: string, direction: string): string => `Sorted by ${column}, ${direction}`,
};
