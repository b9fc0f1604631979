export const dialogStrings = { close: 'Close', loading: 'Loading' };
