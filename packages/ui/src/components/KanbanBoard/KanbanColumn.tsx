import { useId, type ReactNode } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import { placeOf, type BoardColumn, type BoardMove } from './board-moves.ts';
import * as styles from './KanbanBoard.css.ts';
import { KanbanCard } from './KanbanCard.tsx';
import { kanbanBoardStrings } from './strings.ts';

interface KanbanColumnProps {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  onMove: ((move: BoardMove) => void) | undefined;
  canMove: ((move: BoardMove) => boolean) | undefined;
  onCardAction: ((id: string) => void) | undefined;
}

/** Cards of one board know each other by this; anything else that is dragged over it is no card. */
const CARD = 'application/x-board-card';

/** A column of more cards scrolls by itself, and only those in sight are drawn. */
const mostAtOnce = 50;
/** In pixels: what most cards need, and the room between them. */
const cardSizes = { estimatedRowHeight: 96, gap: 8 };

export function KanbanColumn({ column, columns, onMove, canMove, onCardAction }: KanbanColumnProps): ReactNode {
  const strings = useStrings('kanbanBoard', kanbanBoardStrings);
  const digits = useDigits();
  const id = useId();
  const count = column.cards.length;
  const isLong = count > mostAtOnce;
  const isOver = column.limit !== undefined && count > column.limit;

  function drop(cardId: string, target?: { id: string; isAfter: boolean }): void {
    const from = columns.find(({ cards }) => cards.some((card) => card.id === cardId));
    if (from !== undefined) {
      onMove?.({ cardId, fromId: from.id, toId: column.id, index: placeOf(column, cardId, target) });
    }
  }

  async function dropItem(
    item: Parameters<typeof isTextDropItem>[0] | undefined,
    target?: { id: string; isAfter: boolean },
  ): Promise<void> {
    if (item !== undefined && isTextDropItem(item)) drop(await item.getText(CARD), target);
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [CARD]: String(key),
        'text/plain': column.cards.find((card) => card.id === key)?.title ?? '',
      })),
    acceptedDragTypes: [CARD],
    getDropOperation: () => 'move',
    onInsert: ({ items, target }) =>
      void dropItem(items[0], { id: String(target.key), isAfter: target.dropPosition === 'after' }),
    onRootDrop: ({ items }) => void dropItem(items[0]),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      drop(String(key), { id: String(target.key), isAfter: target.dropPosition === 'after' });
    },
  });

  const list = (
    <GridList
      aria-labelledby={id}
      aria-describedby={`${id}-count`}
      className={cx(styles.cards, isLong && styles.longCards)}
      items={column.cards}
      dependencies={[columns, onMove, canMove]}
      {...(onMove === undefined ? {} : { dragAndDropHooks })}
      {...(onCardAction === undefined ? {} : { onAction: (key) => onCardAction(String(key)) })}
      // Letters are for the search of the page; a card is short to reach by arrows.
      disallowTypeAhead
      renderEmptyState={() => <div className={styles.empty}>{strings.empty}</div>}
    >
      {(card) => <KanbanCard card={card} column={column} columns={columns} onMove={onMove} canMove={canMove} />}
    </GridList>
  );

  return (
    <div className={cx(toneClass[column.tone ?? 'neutral'], styles.column)}>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.mark} />
        <h3 id={id} className={styles.title}>
          {column.title}
        </h3>
        <span aria-hidden="true" className={cx(styles.count, isOver && styles.over)}>
          {digits(column.limit === undefined ? count : `${count} / ${column.limit}`)}
        </span>
        <span id={`${id}-count`} className={visuallyHidden}>
          {column.limit === undefined ? strings.count(count) : strings.ofLimit(count, column.limit)}
        </span>
      </div>
      {isLong ? (
        <Virtualizer layout={ListLayout} layoutOptions={cardSizes}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </div>
  );
}
