import { bilingual } from '@karmik/model/kit/text';
import { describe, expect, it, vi } from 'vitest';
import { createProblemStore, problemAt } from './problems.ts';

const said = (en: string) => bilingual(en, 'नेपालीमा');
const paths = (store: ReturnType<typeof createProblemStore>) => [...store.get().byPath.keys()];

describe('what is wrong with a form', () => {
  it('is told to those who listen, once', () => {
    const store = createProblemStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.tell('title', said('Title is Required'), 'rule');
    store.tell('title', said('Title is Required'), 'rule');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    store.tell('title', undefined, 'rule');
    expect(listener).toHaveBeenCalledOnce();
    expect(paths(store)).toEqual([]);
  });

  it('goes as soon as it is no longer true, and no new one comes', () => {
    const store = createProblemStore();
    store.tell('title', said('Title is Required'), 'rule');
    store.tell('pages', said('Pages is Required'), 'rule');
    store.tell('isbn', said('ISBN is already in use'), 'server');
    store.keepTrue({ pages: [said('Pages must be at least 1')], price: [said('Price is Required')] });
    expect(paths(store)).toEqual(['pages', 'isbn']);
    expect(problemAt(store.get(), 'pages', false)?.en).toBe('Pages must be at least 1');
  });

  it('follows the entries of a list', () => {
    const store = createProblemStore();
    store.tell('copies', said('Copies can have at most 3 entries'), 'rule');
    store.tell('copies.0.shelf', said('a'), 'rule');
    store.tell('copies.2.shelf', said('c'), 'rule');
    store.reorder('copies', [2, 0]);
    expect(paths(store)).toEqual(['copies', 'copies.1.shelf', 'copies.0.shelf']);
    store.forget('copies.1');
    expect(paths(store)).toEqual(['copies', 'copies.0.shelf']);
  });

  it('of a part is at the whole where the control is one', () => {
    const store = createProblemStore();
    store.tell('languages.0', said('Languages must be one of: ne'), 'server');
    expect(problemAt(store.get(), 'languages', true)?.en).toBe('Languages must be one of: ne');
    expect(problemAt(store.get(), 'languages', false)).toBeUndefined();
  });

  it('appears and goes at the field that was left, and leaves the server its say', () => {
    const store = createProblemStore();
    store.tell('title', said('Title is Required'), 'rule');
    store.tell('copies.0.shelf', said('Shelf is Required'), 'rule');
    store.tell('copies.1.shelf', said('Shelf is full'), 'server');
    store.tellBelow('copies', { 'copies.2.shelf': [said('Shelf is too long')], pages: [said('Pages is Required')] });
    expect(paths(store)).toEqual(['title', 'copies.1.shelf', 'copies.2.shelf']);
  });

  it('goes with any change where the server is asked again in any case', () => {
    const store = createProblemStore();
    store.tell('title', said('Title is Required'), 'rule');
    store.tell('isbn', said('ISBN is already in use'), 'server');
    store.keepTrue({ title: [said('Title is too long')] }, ['rule', 'server']);
    expect(paths(store)).toEqual(['title']);
  });

  it('is listed above the form with its name where it has no place there, and ends the submit', () => {
    const store = createProblemStore();
    store.set({ isSubmitting: true });
    store.refuse(
      {
        title: [said('Title is Required'), said('Title is too short')],
        'copies.1.shelf': [said('Shelf is full')],
        keeper: [said('Keeper has left'), said('Keeper is unknown')],
        non_field_errors: [said('The book is lent')],
        empty: [],
      },
      [said('Nothing was saved')],
      'server',
      (path) => (path === 'keeper' ? bilingual('Keeper', 'पुस्तकपाल') : undefined),
    );
    expect(paths(store)).toEqual(['title', 'copies.1.shelf']);
    expect(problemAt(store.get(), 'title', false)?.en).toBe('Title is Required');
    expect(store.get().others.map(({ en, ne }) => [en, ne])).toEqual([
      ['Nothing was saved', 'नेपालीमा'],
      ['Keeper: Keeper has left', 'पुस्तकपाल: नेपालीमा'],
      ['Keeper: Keeper is unknown', 'पुस्तकपाल: नेपालीमा'],
      ['The book is lent', 'नेपालीमा'],
    ]);
    expect(store.get()).toMatchObject({ isSubmitting: false, refusals: 1 });
  });
});
