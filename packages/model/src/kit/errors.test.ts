import { expect, it } from 'vitest';
import { errorBody } from './errors.ts';
import { defineMessages } from './message.ts';
import { readErrorBody } from './read-errors.ts';
import { messages } from './messages.ts';
import { bilingual } from './text.ts';

const phone = bilingual('Phone', 'फोन');
const named = defineMessages('trip', { over: { en: 'The trip is over.', ne: 'यात्रा सकियो।' } });
const overTheWire = (body: Parameters<typeof errorBody>[0]): unknown => JSON.parse(JSON.stringify(errorBody(body)));

it('is in English as before, and whole under _messages [VAL-3]', () => {
  expect(overTheWire({ phone: [messages.phone({ field: phone })] })).toEqual({
    phone: ['Phone should be valid phone number'],
    _messages: {
      phone: [
        {
          code: 'phone',
          params: { field: { en: 'Phone', ne: 'फोन' } },
          en: 'Phone should be valid phone number',
          ne: 'फोन मान्य फोन नम्बर हुनुपर्छ',
        },
      ],
    },
  });
  expect(overTheWire({ detail: named.over, code: 'over' })).toEqual({
    detail: 'The trip is over.',
    code: 'over',
    _messages: { detail: [{ code: 'trip.over', params: {}, en: 'The trip is over.', ne: 'यात्रा सकियो।' }] },
  });
});

it('is read in both languages', () => {
  const refused = overTheWire({ phone: [messages.phone({ field: phone })], non_field_errors: [named.over] });
  expect(readErrorBody(refused)).toMatchObject({
    fields: { phone: [{ en: 'Phone should be valid phone number', ne: 'फोन मान्य फोन नम्बर हुनुपर्छ' }] },
    messages: [{ en: 'The trip is over.', ne: 'यात्रा सकियो।' }],
  });
  expect(readErrorBody(overTheWire({ detail: named.over })).messages.map(({ ne }) => ne)).toEqual(['यात्रा सकियो।']);
});

it.each([
  [{ title: ['a', 'b'] }, { fields: { title: [same('a'), same('b')] }, messages: [] }],
  [
    { non_field_errors: ['a'], detail: 'b' },
    { fields: {}, messages: [same('a'), same('b')] },
  ],
  [
    { title: 7, other: [7] },
    { fields: {}, messages: [] },
  ],
  [undefined, { fields: {}, messages: [] }],
])('without _messages is shown as it came: %j', (body, refusal) => expect(readErrorBody(body)).toEqual(refusal));

function same(en: string) {
  return { en, ne: en };
}
