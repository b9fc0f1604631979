import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { createRoot } from 'react-dom/client';
import { dayAfter } from '../../src/components/GanttChart/gantt-axis.ts';
import { GanttChart, type GanttTask } from '../../src/components/GanttChart/index.ts';
import { KanbanBoard, type BoardColumn } from '../../src/components/KanbanBoard/index.ts';
import { StatusTag } from '../../src/components/StatusTag/index.ts';
import { UserChip } from '../../src/components/UserChip/index.ts';
import { applyTheme } from '../../src/theme/index.ts';

applyTheme({ brand: 'base', mode: 'light', density: 'comfortable' });

/** Half of the cards are in the first column, half of the others in the next one, and so on. */
function columnsOf(cards: number): readonly BoardColumn[] {
  const all = Array.from({ length: cards }, (_, index) => ({
    id: String(index),
    title: `Task ${index + 1} of a project`,
    content: (
      <>
        {index % 4 === 0 && <StatusTag tone="caution">Major</StatusTag>}
        <UserChip name="Bishnu Prasad Bhattarai" size="sm" />
      </>
    ),
  }));
  let from = 0;
  return ['Pending', 'In progress', 'Completed', 'Closed'].map((title, index, { length }) => {
    const until = index === length - 1 ? cards : from + Math.ceil((cards - from) / 2);
    const own = all.slice(from, until);
    from = until;
    return { id: title, title, cards: own };
  });
}

const tasksOf = (count: number): readonly GanttTask[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Task ${index + 1} of a project`,
    start: dayAfter('2026-08-01', Math.floor(index * 0.7)),
    end: dayAfter('2026-08-01', Math.floor(index * 0.7) + 3 + (index % 5)),
    status: 'Pending',
    after: index < 3 ? [] : [String(index - 3)],
  }));

window.work = {
  mount({ what, count }) {
    const root = createRoot(document.getElementById('app')!);
    const nothing = () => undefined;
    root.render(
      what === 'board' ? (
        <KanbanBoard label="Tasks" columns={columnsOf(count)} onMove={nothing} onCardAction={nothing} />
      ) : (
        <GanttChart label="Timeline" rowsLabel="Tasks" defaultZoom="day" tasks={tasksOf(count)} onMove={nothing} />
      ),
    );
  },
};
