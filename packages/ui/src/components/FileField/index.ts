export { FileField } from './FileField.tsx';
export type { FileFieldProps, FileItem } from './FileField.tsx';
export { sortFiles } from './sort-files.ts';
export type { FileLimits, RejectedFile, FileRejection } from './sort-files.ts';
