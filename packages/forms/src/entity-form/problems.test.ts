import { describe, expect, it, vi } from 'vitest';
import { createProblemStore, problemAt } from './problems.ts';
import { refusalOfBody } from './refusal.ts';

const paths = (store: ReturnType<typeof createProblemStore>) => [...store.get().byPath.keys()];

describe('what is wrong with a form', () => {
  it('is told to those who listen, once', () => {
    const store = createProblemStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.tell('title', 'Title is Required', 'rule');
    store.tell('title', 'Title is Required', 'rule');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    store.tell('title', undefined, 'rule');
    expect(listener).toHaveBeenCalledOnce();
    expect(paths(store)).toEqual([]);
  });

  it('goes as soon as it is no longer true, and no new one comes', () => {
    const store = createProblemStore();
    store.tell('title', 'Title is Required', 'rule');
    store.tell('pages', 'Pages is Required', 'rule');
    store.tell('isbn', 'ISBN is used already', 'server');
    store.keepTrue({ pages: ['Pages must be at least 1'], price: ['Price is Required'] });
    expect(paths(store)).toEqual(['pages', 'isbn']);
    expect(problemAt(store.get(), 'pages', false)).toBe('Pages must be at least 1');
  });

  it('follows the entries of a list', () => {
    const store = createProblemStore();
    store.tell('copies', 'Copies must have at most 3 entries', 'rule');
    store.tell('copies.0.shelf', 'a', 'rule');
    store.tell('copies.2.shelf', 'c', 'rule');
    store.reorder('copies', [2, 0]);
    expect(paths(store)).toEqual(['copies', 'copies.1.shelf', 'copies.0.shelf']);
    store.forget('copies.1');
    expect(paths(store)).toEqual(['copies', 'copies.0.shelf']);
  });

  it('of a part stands at the whole where the control is one', () => {
    const store = createProblemStore();
    store.tell('languages.0', 'Languages must be one of: ne', 'server');
    expect(problemAt(store.get(), 'languages', true)).toBe('Languages must be one of: ne');
    expect(problemAt(store.get(), 'languages', false)).toBeUndefined();
  });
});

it.each([
  [{ title: ['a', 'b'] }, { fields: { title: ['a', 'b'] }, messages: [] }],
  [
    { non_field_errors: ['a'], detail: 'b' },
    { fields: {}, messages: ['a', 'b'] },
  ],
  [
    { title: 7, other: [7] },
    { fields: {}, messages: [] },
  ],
  [undefined, { fields: {}, messages: [] }],
])('the error body %j', (body, refusal) => expect(refusalOfBody(body)).toEqual(refusal));
