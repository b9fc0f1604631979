/** What an error says of the store behind the server. */
import pg from 'pg';

/** Whether a connection is unfit for further use after an error: the fault lies with it and not with the statement. */
export const isBroken = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|57P|XX|25006)/.test(error.code ?? '');

/** Whether the database is away, or does not answer. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P|53300)/.test(error.code ?? '');
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return (
    ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
      message,
    )
  );
}

/** Whether a disk or a quota is full, be it that of the database or that of the files. */
export const isFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes((error as { code?: string } | undefined)?.code ?? '');
