export function setUpMergeDriver(root: string): void;
