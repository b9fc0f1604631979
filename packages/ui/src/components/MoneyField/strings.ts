export const moneyFieldStrings = {
  unreadable: (decimals: number): string => `Enter an amount with at most ${decimals} decimal places.`,
};
