export const comboBoxStrings = { empty: 'Nothing found', loading: 'Searching' };
