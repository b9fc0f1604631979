import { expect, it } from 'vitest';
import { moveCard, placeOf, type BoardColumn } from './board-moves.ts';

const columns: readonly BoardColumn[] = [
  { id: 'todo', title: 'To do', cards: ['a', 'b', 'c'].map((id) => ({ id, title: id })) },
  { id: 'done', title: 'Done', cards: [{ id: 'd', title: 'd' }] },
];
const shape = (board: readonly BoardColumn[]): string[] => board.map(({ cards }) => cards.map(({ id }) => id).join(''));

it('moves between columns and within one', () => {
  expect(shape(moveCard(columns, { cardId: 'a', fromId: 'todo', toId: 'done', index: 1 }))).toEqual(['bc', 'da']);
  expect(shape(moveCard(columns, { cardId: 'a', fromId: 'todo', toId: 'todo', index: 1 }))).toEqual(['bac', 'd']);
  expect(moveCard(columns, { cardId: 'x', fromId: 'todo', toId: 'done', index: 0 })).toBe(columns);
});

it('knows the place beside another card, once the card has left its own', () => {
  const [todo, done] = columns as [BoardColumn, BoardColumn];
  expect(placeOf(todo, 'a', { id: 'c', isAfter: false })).toBe(1);
  expect(placeOf(todo, 'c', { id: 'a', isAfter: true })).toBe(1);
  expect(placeOf(done, 'a', { id: 'd', isAfter: false })).toBe(0);
  expect(placeOf(done, 'a', undefined)).toBe(1);
  expect(placeOf(todo, 'b', { id: 'b', isAfter: true })).toBe(1);
});
