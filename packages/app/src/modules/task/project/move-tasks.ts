/** Moving tasks: what would move is asked for first, then its days are set, with a way back. */
import type { PlannedMoves } from '@karmik/model/task/answers';
import { task } from '@karmik/model/task/task';
import { snackbar } from '@karmik/ui/Snackbar';
import { api } from '../../../api/client.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { lookedAs } from './project-tasks.ts';
import { words } from './words.ts';

export type Moves = PlannedMoves['moves'];

/** What moving a task to another start would move; nothing is stored. */
export const movesOf = async (id: number, startsOn: string): Promise<Moves> => {
  const { moves } = await api
    .post(`task/${id}/move/`, { searchParams: { as: lookedAs() }, json: { starts_on: startsOn } })
    .json<PlannedMoves>();
  return moves;
};

/** Sets the days of tasks that were looked at; the other way round it takes them back. */
const setDays = (moves: Moves, isBack = false) =>
  api.post('task/reschedule/', {
    json: {
      moves: moves.map(({ id, was, becomes }) => {
        const [seen, set] = isBack ? [becomes, was] : [was, becomes];
        return { task: id, was_starts_on: seen.starts_on, was_deadline: seen.deadline, ...set };
      }),
    },
  });

/** Sets the days of tasks, and offers to undo it. It says itself what failed. @returns whether they were set */
export function useReschedule(): (moves: Moves) => Promise<boolean> {
  const say = useModelText();
  const undo = async (done: Moves) => {
    try {
      await setDays(done, true);
      snackbar.success(say(words.undone));
    } catch (error) {
      reportFailure(error);
    }
    await refresh(task);
  };
  return async (moves) => {
    let isDone = false;
    try {
      await setDays(moves);
      isDone = true;
      snackbar.show({
        text: say(words.moved(moves.length)),
        action: { label: say(words.undo), onPress: () => void undo(moves) },
      });
    } catch (error) {
      reportFailure(error);
    }
    await refresh(task);
    return isDone;
  };
}
