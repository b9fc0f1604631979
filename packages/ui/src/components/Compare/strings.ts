export const compareStrings = {
  before: 'Before',
  after: 'After',
  change: 'Difference',
  same: 'Nothing differs',
  showSame: (count: number): string => `Show ${count} unchanged`,
  hideSame: 'Hide unchanged',
};
