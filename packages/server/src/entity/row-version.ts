/** The version of a row as it leaves the server: the one place where it is made. */

/**
 * SQL of the version of a row that a statement calls `row`: it differs after every change by any person, and a write or a decision may
 * name the one that it was made from. It is a keyed hash of the row and its last transaction (the function `row_version`), so that it says
 * neither when the row was changed nor which other rows were changed before, after or with it.
 */
export const versionOfRow = (row: string): string => `row_version(${row}.tableoid, ${row}.id, ${row}.xmin)`;

/** The column of a record's version in a statement over `r`. */
export const versionColumn = `${versionOfRow('r')} as version`;

/** Whether a text that a request names has the form of a version. */
export const isVersion = (given: string): boolean => /^[0-9a-f]{1,32}$/.test(given);
