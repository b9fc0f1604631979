import { errorsIn } from '@karmik/model/kit/field-errors';
import { carried, defineMessages } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bilingual } from '@karmik/model/kit/text';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkBody } from './check-body.ts';

const named = defineMessages('box', {
  size: { en: 'Size must be a number', ne: 'आकार सङ्ख्या हुनुपर्छ' },
  long: { en: 'The name is longer than its size', ne: 'नाम आकारभन्दा लामो छ' },
});
const schema = z
  .strictObject({
    name: z.string().check(z.minLength(1, { error: carried(messages.required({ field: bilingual('Name', 'नाम') })) })),
    size: z.number({ error: carried(named.size) }),
  })
  .check(z.refine(({ name, size }) => name.length <= size, { error: carried(named.long) }));
const inEnglish = (body: unknown) => errorsIn(checkBody(schema, body), 'en');

it('says nothing of a good body', () => {
  expect(inEnglish({ name: 'ab', size: 2 })).toEqual({});
});

it('gathers the messages of each field, and those of the whole apart [VAL-6]', () => {
  expect(inEnglish({ name: '', size: 'two' })).toEqual({
    name: ['Name is Required'],
    size: ['Size must be a number'],
  });
  expect(inEnglish({ name: 'abc', size: 2 })).toEqual({
    non_field_errors: ['The name is longer than its size'],
  });
  expect(inEnglish({ name: 'a', size: 2, colour: 'red' })).toEqual({
    colour: ['Unknown field.'],
  });
});

it('says the same in Nepali', () => {
  expect(errorsIn(checkBody(schema, { name: '', size: 'two' }), 'ne')).toEqual({
    name: ['नाम आवश्यक छ'],
    size: ['आकार सङ्ख्या हुनुपर्छ'],
  });
});
