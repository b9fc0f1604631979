export const paginationStrings = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number): string => `Page ${page}`,
  range: (first: number, last: number, total: number): string => `${first}–${last} of ${total}`,
  perPage: 'Rows per page',
};
