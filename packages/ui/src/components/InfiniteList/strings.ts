export const infiniteListStrings = {
  loading: 'Loading more',
  failed: 'More could not be loaded',
  retry: 'Try again',
  more: 'Load more',
};
