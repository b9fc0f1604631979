/** What an employee knows of changes that take effect later, in SQL: the function `change_is_known` says it for lists, files and notifications. */

/** Holds for a row with `starts_on` and `is_published` of which its employee knows. @param row its alias */
export const isKnown = (row: string): string =>
  `change_is_known(${row}.organization_id, ${row}.starts_on, ${row}.is_published)`;

/**
 * The end of a row as its employee sees it: none where it ends because of a later row that they do not know of.
 * @param row its alias @param me the place of the reader in the statement
 */
export const endKnownTo = (table: string, row: string, me: string): string =>
  `case when ${row}.employee_id = ${me} and exists (select from ${table} n where n.organization_id = ${row}.organization_id
     and n.employee_id = ${row}.employee_id and n.starts_on = ${row}.ends_on + 1 and not ${isKnown('n')}) then null else ${row}.ends_on end`;
