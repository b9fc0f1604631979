export const emptyStateStrings = { title: 'No data available at the moment' };
