import { expect, it } from 'vitest';
import { linesOfCheckboxes, type Placed } from './lines-of-checkboxes.ts';

const box = (name: string): Placed => ({ name, isCheckbox: true, isWide: false });
const text = (name: string): Placed => ({ name, isCheckbox: false, isWide: false });
const wide = (name: string): Placed => ({ name, isCheckbox: false, isWide: true });

it('finds lines of checkboxes alone', () => {
  expect([...linesOfCheckboxes([box('a'), box('b'), box('c')], 2)]).toEqual(['a', 'b', 'c']);
  expect([...linesOfCheckboxes([text('a'), box('b'), box('c')], 2)]).toEqual(['c']);
  expect([...linesOfCheckboxes([text('a'), text('b'), box('c'), text('d')], 2)]).toEqual([]);
});

it('begins a line before and after what is wide', () => {
  expect([...linesOfCheckboxes([box('a'), wide('b'), box('c'), text('d')], 2)]).toEqual(['a']);
  expect([...linesOfCheckboxes([text('a'), wide('b'), box('c')], 2)]).toEqual(['c']);
});

it('counts a value beside its control', () => {
  expect([...linesOfCheckboxes([{ isCheckbox: false, isWide: false }, box('a'), box('b')], 2)]).toEqual(['b']);
  expect([...linesOfCheckboxes([box('a'), box('b'), box('c'), text('d')], 3)]).toEqual(['a', 'b', 'c']);
});
