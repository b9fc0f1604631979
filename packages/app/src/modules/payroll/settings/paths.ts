/** Pages of the settings of payroll. */
const at = '/admin/:slug/payroll/settings';

export const headingPaths = {
  list: `${at}/headings`,
  create: `${at}/headings/create/:nextOrder`,
  edit: `${at}/headings/edit/:pk`,
} as const;
export const packagePaths = { list: `${at}/packages`, edit: `${at}/packages/edit/:pk?` } as const;
export const bulkAssignPath = '/admin/:slug/payroll/bulk-assign-package';
