import type { Entity } from '@karmik/model/kit/entity';

/** Of which record comments and files are. */
export interface ThreadOf {
  readonly entity: Entity;
  /** The record's address under the API root, with a slash at its end. */
  readonly path: string;
  /** What each call asks besides, such as in which role the record is looked at. */
  readonly query?: Readonly<Record<string, string>>;
}
