export const treeStrings = {
  empty: 'Nothing here yet',
  loading: (name: string): string => `Loading what is below ${name}`,
  failed: 'It could not be loaded.',
  retry: 'Try again',
  drag: (name: string): string => `Move ${name}`,
  expand: (name: string): string => `Open ${name}`,
  collapse: (name: string): string => `Close ${name}`,
};
