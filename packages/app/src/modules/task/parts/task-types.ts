import type { EntityRecord } from '@karmik/model/kit/entity';
import type { task } from '@karmik/model/task/task';

export type Task = EntityRecord<typeof task>;

/** What the page of a task is told besides its fields. */
export interface TaskStanding {
  readonly can_work?: boolean;
  readonly can_edit?: boolean;
  readonly can_delete?: boolean;
  /** In which role it is looked at; every call about it says so. */
  readonly viewed_as?: string;
}
