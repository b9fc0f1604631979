export const fileFieldStrings = {
  choose: 'Choose a file',
  chooseSeveral: 'Choose files',
  drop: 'or drop or paste it here',
  remove: (name: string): string => `Remove ${name}`,
  uploading: (name: string): string => `Uploading ${name}`,
};
