/** Counts and qualities of the menu that modules add to those of requests, by the names that lines of the catalogue bear. */
import type { Access } from '../access/access.ts';
import { countInterviews } from './hris/leaving/exit-interviews.ts';
import { countOwnTasks } from './hris/process/process-tasks.ts';

/** How much waits for somebody (TOP-14). */
export const menuCounters: Readonly<Record<string, (access: Access) => Promise<number>>> = {
  own_tasks: countOwnTasks,
};

/** For whom an entry is at all (TOP-15). */
export const menuQualities: Readonly<Record<string, (access: Access) => Promise<boolean>>> = {
  is_interviewed: async (access) => (await countInterviews(access)).total > 0,
};
