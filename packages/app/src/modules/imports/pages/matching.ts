import type { ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { fullName, missingColumns } from '@karmik/model/spreadsheet/columns';
import { employeeSheet } from '@karmik/model/hris/employee-sheet';
import type { ColumnMatch } from './imports.ts';

type Target = ImportAnswer['targets'][number];

/** Required fields that no column brings. */
export function missingTargets(targets: readonly Target[], matches: readonly ColumnMatch[]): Target[] {
  const missing = new Set<string>(missingColumns(employeeSheet, matches));
  return targets.filter((target) => missing.has(target.field));
}

/**
 * Settles one column. A field is brought by one column alone, so another column that brought it is freed; a whole name and its parts
 * exclude each other in the same way.
 */
export function withTarget(matches: readonly ColumnMatch[], next: ColumnMatch): ColumnMatch[] {
  const nameParts = ['first_name', 'middle_name', 'last_name'];
  const excludes = (field: string | null): boolean => {
    if (field === null || next.field === null) return false;
    if (field === next.field) return true;
    return (
      (next.field === fullName && nameParts.includes(field)) || (field === fullName && nameParts.includes(next.field))
    );
  };
  return matches.map((match) => {
    if (match.column === next.column) return next;
    return excludes(match.field) ? { ...match, field: null, date_form: null } : match;
  });
}
