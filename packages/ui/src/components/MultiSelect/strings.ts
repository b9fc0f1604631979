export const multiSelectStrings = {
  placeholder: 'Choose',
  empty: 'Nothing found',
  search: 'Search',
  more: (count: number): string => `+${count} more`,
};
