/** A line of the catalogue as plain data: what it is, and who may see it. */
export interface BuiltRoute {
  readonly area: string;
  readonly module: string;
  readonly path: string;
  readonly title: string;
  /** The title in Nepali. */
  readonly title_ne: string;
  readonly screen: string;
  /** Where a redirect leads. */
  readonly to: string | undefined;
  /** Stands in the side menu of everyone who may open it. */
  readonly isInMenu: boolean;
  /** The set of pages that are tabs of each other, of which the first that someone may open is in their menu. */
  readonly among: string | undefined;
  /** Stands in the side menu of those who have this quality, and of no one else. */
  readonly quality: string | undefined;
  readonly isPublic: boolean;
  readonly code: string | undefined;
  readonly needsWrite: boolean;
  readonly restrictAuditUser: boolean;
  readonly isForSupervisors: boolean;
  readonly isForOperators: boolean;
}
