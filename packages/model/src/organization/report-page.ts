import type { PermissionCode } from '../kit/permissions.ts';
import type { Text } from '../kit/text.ts';

/** A report that has a page: what it is called, and who opens it. */
export interface ReportPage {
  readonly title: Text;
  /** Holders of this code, everyone who supervises someone, or every member for themselves. */
  readonly for: PermissionCode | 'supervisors' | 'members';
}
