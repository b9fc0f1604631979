export const numberFieldStrings = {
  increase: (name: string): string => `Increase ${name}`,
  decrease: (name: string): string => `Decrease ${name}`,
};
