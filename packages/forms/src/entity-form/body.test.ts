import { f } from '@karmik/model/kit/fields';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../kinds/kinds.ts';
import { writableOf, writtenFields } from '../kinds/written.ts';
import { book, everyKind, shelf } from '../stories/library.ts';
import { valuesOf } from './body.ts';
import { checkerOf } from './checker.ts';

const clock = () => ({ today: '2026-11-21', now: new Date('2026-11-21T06:15:00Z') });

describe('what a body says', () => {
  it('is ids for what controls hold, and nothing of what no one writes', () => {
    const body = writtenFields(writableOf(everyKind.fields), shelf, kindOf);
    expect(body).toMatchObject({ keeper: 7, author: 1, authors: [1, 2], plan: 5, photo: 6, cost: '125000.50' });
    expect(body).not.toHaveProperty('status');
    expect(body).not.toHaveProperty('load');
  });

  it('leaves out what the server sets of lines', () => {
    const text = { en: 'Bill', ne: 'बिल' };
    const item = { claimed: f.money({ label: text }), approved: f.money({ label: text, readonly: true }) };
    const bills = f.lines({ label: text, max: 5, item });
    const rows = [{ id: 4, claimed: '20.00', approved: '15.00' }];
    expect(writtenFields({ bills }, { bills: rows }, kindOf)).toEqual({ bills: [{ id: 4, claimed: '20.00' }] });
  });

  it('is null for what was emptied, and an empty list for lists', () => {
    const blank = valuesOf(everyKind.fields, undefined, kindOf);
    const body = writtenFields(writableOf(everyKind.fields), { ...blank, name: '' }, kindOf);
    expect(body).toMatchObject({ name: null, author: null, authors: [], boards: [], is_open: true, address: null });
  });

  it('passes the rules of the server for every kind', () => {
    const check = checkerOf(everyKind, new Set(Object.keys(everyKind.fields)), clock);
    const whole = writtenFields(writableOf(everyKind.fields), shelf, kindOf);
    expect(check(whole)).toMatchObject({ isRight: true, body: whole });
    const blank = writtenFields(writableOf(everyKind.fields), valuesOf(everyKind.fields, undefined, kindOf), kindOf);
    expect(check(blank)).toMatchObject({ isRight: true });
  });

  it('is judged by the fields that are asked for alone', () => {
    const check = checkerOf(book, new Set(['title']), clock);
    expect(check({ title: 'Muna Madan' })).toMatchObject({ isRight: true });
    expect(check({ title: null })).toEqual({
      isRight: false,
      errors: { title: [expect.objectContaining({ en: 'Title is Required' })] },
    });
  });
});
