export const selectStrings = { placeholder: 'Choose', empty: 'Nothing to choose from' };
