import { expect, it } from 'vitest';
import { isHiddenIn, mergeOrder, moveColumn, pinOf, sortsOf, withChoice } from './view.ts';

const ids = (text: string) => [...text].map((id) => ({ id }));
const column = { id: 'a', header: 'A', cell: () => 'a' };

it('puts a new column after the one that it follows in the declaration, and moves no other', () => {
  expect(mergeOrder(ids('abcd'), ['d', 'b', 'a']).join('')).toBe('dbca');
  expect(mergeOrder(ids('xabc'), ['c', 'b', 'a']).join('')).toBe('xcba');
});

it('forgets columns that are gone or named twice', () => {
  expect(mergeOrder(ids('ab'), ['z', 'b', 'b', 'a']).join('')).toBe('ba');
  expect(mergeOrder(ids('ab'), undefined).join('')).toBe('ab');
  expect(sortsOf(ids('a'), { sort: [{ columnId: 'gone', direction: 'ascending' }] })).toEqual([]);
});

it('keeps what is declared until someone chooses otherwise', () => {
  expect(pinOf({ ...column, pin: 'start' }, {})).toBe('start');
  expect(pinOf({ ...column, pin: 'start' }, { columns: { a: { pin: 'none' } } })).toBeUndefined();
  expect(isHiddenIn({ ...column, isHidden: true }, {})).toBe(true);
  expect(isHiddenIn({ ...column, isHidden: true }, { columns: { a: { isHidden: false } } })).toBe(false);
  expect(isHiddenIn({ ...column, canHide: false }, { columns: { a: { isHidden: true } } })).toBe(false);
});

it('changes one choice and leaves the rest', () => {
  const view = withChoice({ columns: { a: { width: 90 }, b: { pin: 'end' } } }, 'a', { pin: 'start' });
  expect(view.columns).toEqual({ a: { width: 90, pin: 'start' }, b: { pin: 'end' } });
});

it('moves a column before or after another', () => {
  expect(moveColumn(['a', 'b', 'c'], 'a', 'c', 'after')).toEqual(['b', 'c', 'a']);
  expect(moveColumn(['a', 'b', 'c'], 'c', 'a', 'before')).toEqual(['c', 'a', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'a', 'gone', 'before')).toEqual(['a', 'b', 'c']);
});
