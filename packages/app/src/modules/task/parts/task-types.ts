import type { EntityRecord } from '@karmik/model/kit/entity';
import type { UserRef } from '@karmik/model/kit/fields';
import type { task } from '@karmik/model/task/task';

export type Task = EntityRecord<typeof task>;

/** What the page of a task is told besides its fields. */
export interface TaskStanding {
  readonly can_work?: boolean;
  readonly can_edit?: boolean;
  readonly can_delete?: boolean;
  readonly can_comment?: boolean;
  /** In which role it is looked at; every call about it says so. */
  readonly viewed_as?: string;
}

export interface TaskComment {
  readonly id: number;
  readonly author: UserRef;
  readonly text: string;
  readonly created_at: string;
  readonly can_delete: boolean;
}

export interface TaskFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly url: string;
  readonly added_by: UserRef;
  readonly can_delete: boolean;
}
