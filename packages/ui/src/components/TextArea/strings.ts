export const textAreaStrings = {
  remaining: (count: number): string => `${count} characters left`,
};
