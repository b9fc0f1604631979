import type { ReactNode } from 'react';
import type { Tone } from '../../tokens/names.ts';

/** Something that goes from column to column. */
export interface BoardCard {
  readonly id: string;
  /** What it is, shown and spoken. */
  readonly title: string;
  /** What else is on it, such as a person and a date. */
  readonly content?: ReactNode;
}

export interface BoardColumn {
  readonly id: string;
  readonly title: string;
  readonly tone?: Tone;
  readonly cards: readonly BoardCard[];
  /** How many cards are meant to be there at most; more are marked, not refused. */
  readonly limit?: number;
}

export interface BoardMove {
  readonly cardId: string;
  readonly fromId: string;
  readonly toId: string;
  /** Place in the new column, from 0, once the card has left its old one. */
  readonly index: number;
}

/** The board after a move. */
export function moveCard(columns: readonly BoardColumn[], move: BoardMove): readonly BoardColumn[] {
  const card = columns.find(({ id }) => id === move.fromId)?.cards.find(({ id }) => id === move.cardId);
  if (card === undefined) return columns;
  return columns.map((column) => {
    const others = column.cards.filter(({ id }) => id !== move.cardId);
    return { ...column, cards: column.id === move.toId ? others.toSpliced(move.index, 0, card) : others };
  });
}

/** The place of a card that is dropped before or after another, in a column that it may already stand in. */
export function placeOf(
  column: BoardColumn,
  cardId: string,
  target: { readonly id: string; readonly isAfter: boolean } | undefined,
): number {
  const others = column.cards.filter(({ id }) => id !== cardId);
  if (target === undefined) return others.length;
  // Dropped beside itself, it stays where it is.
  if (target.id === cardId) return column.cards.findIndex(({ id }) => id === cardId);
  const place = others.findIndex(({ id }) => id === target.id);
  return place === -1 ? others.length : place + Number(target.isAfter);
}
