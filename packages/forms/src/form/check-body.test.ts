import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkBody } from './check-body.ts';

const schema = z
  .strictObject({
    name: z.string().check(z.minLength(1, { error: 'Name is Required' })),
    size: z.number({ error: 'Size must be a number' }),
  })
  .check(z.refine(({ name, size }) => name.length <= size, { error: 'The name is longer than its size' }));

it('says nothing of a good body', () => {
  expect(checkBody(schema, { name: 'ab', size: 2 })).toEqual({});
});

it('gathers the messages of each field, and those of the whole apart [VAL-6]', () => {
  expect(checkBody(schema, { name: '', size: 'two' })).toEqual({
    name: ['Name is Required'],
    size: ['Size must be a number'],
  });
  expect(checkBody(schema, { name: 'abc', size: 2 })).toEqual({
    non_field_errors: ['The name is longer than its size'],
  });
  expect(checkBody(schema, { name: 'a', size: 2, colour: 'red' })).toEqual({
    colour: ['This field is not known here.'],
  });
});
