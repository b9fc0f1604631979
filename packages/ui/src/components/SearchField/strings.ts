export const searchFieldStrings = { clear: 'Clear' };
