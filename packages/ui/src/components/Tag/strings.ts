export const tagStrings = { remove: (name: string): string => `Remove ${name}` };
