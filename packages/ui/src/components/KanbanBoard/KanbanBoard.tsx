import { useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import type { BoardColumn, BoardMove } from './board-moves.ts';
import * as styles from './KanbanBoard.css.ts';
import { KanbanColumn } from './KanbanColumn.tsx';
import { kanbanBoardStrings } from './strings.ts';

export interface KanbanBoardProps extends ElementMarks {
  /** Spoken name. */
  label: string;
  columns: readonly BoardColumn[];
  /** A card was moved, by dragging, by keyboard or from its menu. The app moves it, for instance with `moveCard`. */
  onMove?: ((move: BoardMove) => void) | undefined;
  /** Refuses moves; the menu does not offer what is refused. */
  canMove?: ((move: BoardMove) => boolean) | undefined;
  /** Opens a card. */
  onCardAction?: ((id: string) => void) | undefined;
}

/** Things that go from state to state, a column for each state. */
export function KanbanBoard({ label, columns, onMove, canMove, onCardAction, ...marks }: KanbanBoardProps): ReactNode {
  const strings = useStrings('kanbanBoard', kanbanBoardStrings);
  const [news, setNews] = useState('');

  function move(next: BoardMove): void {
    const from = columns.find(({ id }) => id === next.fromId);
    const isSame = next.fromId === next.toId && from?.cards[next.index]?.id === next.cardId;
    if (isSame || canMove?.(next) === false) return;
    onMove?.(next);
    const card = from?.cards.find(({ id }) => id === next.cardId);
    const to = columns.find(({ id }) => id === next.toId);
    setNews(strings.moved(card?.title ?? '', to?.title ?? '', next.index + 1));
  }

  return (
    <section {...marks} aria-label={label} className={styles.root}>
      {columns.map((column) => (
        <KanbanColumn
          key={column.id}
          column={column}
          columns={columns}
          onMove={onMove === undefined ? undefined : move}
          canMove={canMove}
          onCardAction={onCardAction}
        />
      ))}
      <div role="status" className={visuallyHidden}>
        {news}
      </div>
    </section>
  );
}
