/** Columns of a bank statement as the rows of its lines have them where the file is no spreadsheet; amounts and balances are decimals, days AD ISO. */
export const statementHeadings = [
  'Account number',
  'Currency',
  'Date (AD)',
  'Description',
  'Reference',
  'Withdrawal',
  'Deposit',
  'Balance',
] as const;
