export const snackbarStrings = { region: 'Notices', dismiss: 'Dismiss' };
