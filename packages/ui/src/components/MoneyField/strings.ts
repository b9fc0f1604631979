export const moneyFieldStrings = {
  unreadable: (decimals: number): string => `Write a sum with at most ${decimals} digits after the point.`,
};
