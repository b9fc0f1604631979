/** What a field takes. */
export interface FileLimits {
  /** MIME types such as `image/png` and `image/*`, or endings such as `.pdf`. None: everything. */
  readonly accept?: readonly string[];
  /** The most bytes of one file. */
  readonly maxBytes?: number;
}

export type FileRejection = 'type' | 'size';

export interface RejectedFile {
  readonly file: File;
  readonly reason: FileRejection;
}

/** Parts files into those that a field takes and those that it does not, with the reason. */
export function sortFiles(files: readonly File[], limits: FileLimits): { accepted: File[]; rejected: RejectedFile[] } {
  const accepted: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    if (!isAccepted(file, limits.accept)) rejected.push({ file, reason: 'type' });
    else if (limits.maxBytes !== undefined && file.size > limits.maxBytes) rejected.push({ file, reason: 'size' });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

function isAccepted(file: File, accept: readonly string[] | undefined): boolean {
  if (accept === undefined || accept.length === 0) return true;
  return accept.some((pattern) => {
    if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern.toLowerCase());
    if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1));
    return file.type === pattern;
  });
}

/**
 * A size as people say it.
 * @example sizeText(1536) // '1.5 KB'
 */
export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${amount >= 10 || unit === 0 ? Math.round(amount) : Math.round(amount * 10) / 10} ${units[unit]}`;
}
