import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { GripGlyph, MoreGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import { IconButton } from '../IconButton/index.ts';
import { Menu, type MenuEntry, type MenuSection } from '../Menu/index.ts';
import type { BoardCard, BoardColumn, BoardMove } from './board-moves.ts';
import * as styles from './KanbanBoard.css.ts';
import { kanbanBoardStrings } from './strings.ts';

interface KanbanCardProps {
  card: BoardCard;
  column: BoardColumn;
  columns: readonly BoardColumn[];
  onMove: ((move: BoardMove) => void) | undefined;
  canMove: ((move: BoardMove) => boolean) | undefined;
}

/** A card of a column. What is in it is worked out once it is drawn. */
export function KanbanCard(props: KanbanCardProps): ReactNode {
  const { card } = props;
  return (
    <GridListItem id={card.id} textValue={card.title} className={styles.card}>
      {({ allowsDragging }) => <Parts {...props} isDraggable={allowsDragging === true} />}
    </GridListItem>
  );
}

function Parts({
  card,
  column,
  columns,
  onMove,
  canMove,
  isDraggable,
}: KanbanCardProps & { isDraggable: boolean }): ReactNode {
  const strings = useStrings('kanbanBoard', kanbanBoardStrings);
  const index = column.cards.findIndex(({ id }) => id === card.id);

  function entry(id: string, label: string, toId: string, place: number): MenuEntry[] {
    const move = { cardId: card.id, fromId: column.id, toId, index: place };
    if (onMove === undefined || canMove?.(move) === false) return [];
    return [{ id, label, onAction: () => onMove(move) }];
  }

  const sections: readonly MenuSection[] = [
    {
      id: 'columns',
      title: strings.moveTo,
      items: columns
        .filter(({ id }) => id !== column.id)
        .flatMap(({ id, title, cards }) => entry(id, title, id, cards.length)),
    },
    {
      id: 'places',
      items: [
        ...(index === 0 ? [] : entry('up', strings.moveUp, column.id, index - 1)),
        ...(index === column.cards.length - 1 ? [] : entry('down', strings.moveDown, column.id, index + 1)),
      ],
    },
  ].filter(({ items }) => items.length > 0);

  return (
    <>
      <div className={styles.cardHead}>
        {isDraggable && (
          <AriaButton slot="drag" aria-label={strings.drag(card.title)} className={styles.grip}>
            <GripGlyph />
          </AriaButton>
        )}
        <span className={styles.cardTitle}>{card.title}</span>
        {sections.length > 0 && (
          <Menu
            label={strings.actions(card.title)}
            sections={sections}
            trigger={<IconButton size="sm" label={strings.actions(card.title)} icon={<MoreGlyph />} />}
          />
        )}
      </div>
      {card.content !== undefined && <div className={styles.content}>{card.content}</div>}
    </>
  );
}
