export const textFieldStrings = { showPassword: 'Show password', hidePassword: 'Hide password' };
