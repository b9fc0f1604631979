import { describe, expect, expectTypeOf, it } from 'vitest';
import { carriedMessage, carry, defineMessages, listed, type Message } from './message.ts';
import { bilingual, type Text } from './text.ts';

const trip = defineMessages('trip', {
  full: { en: 'The bus is full', ne: 'बस भरियो' },
  seatsLeft: { en: '{field} has {count} of {all} seats', ne: '{field}: {all} मध्ये {count} सिट' },
});
const bus = bilingual('Bus', 'बस');

describe('a message', () => {
  it('says itself in both languages, labels and digits included', () => {
    const said = trip.seatsLeft({ field: bus, count: 3, all: '12' });
    expect([said.code, said.en, said.ne]).toEqual(['trip.seats_left', 'Bus has 3 of 12 seats', 'बस: 12 मध्ये ३ सिट']);
    expect(said.params).toEqual({ field: bus, count: 3, all: '12' });
    expect([trip.full.code, trip.full.en, trip.full.ne]).toEqual(['trip.full', 'The bus is full', 'बस भरियो']);
  });

  it('knows its parameters, and takes a label where it names a field', () => {
    expectTypeOf(trip.full).toEqualTypeOf<Message>();
    expectTypeOf(trip.seatsLeft).parameter(0).toHaveProperty('field').toEqualTypeOf<Text>();
    // @ts-expect-error a field is named by its label, not by an English word
    trip.seatsLeft({ field: 'Bus', count: 3, all: 12 });
    // @ts-expect-error a parameter is missing
    trip.seatsLeft({ field: bus, count: 3 });
    // @ts-expect-error both wordings name the same parameters
    defineMessages('trip', { left: { en: '{count} left', ne: '{all} बाँकी' } });
  });

  it('is not filled from what fills it', () => {
    expect(trip.seatsLeft({ field: bilingual('{count}', '{all}'), count: '{all}', all: 1 }).en).toBe(
      '{count} has {all} of 1 seats',
    );
  });

  it('joins a noun in Devanagari to its postposition, and no other', () => {
    const { of, among } = defineMessages('city', {
      of: { en: 'Map of {place}', ne: '{place} को नक्सा' },
      among: { en: '{place} beside others', ne: '{place} माझ' },
    });
    expect(of({ place: bilingual('Kathmandu', 'काठमाडौँ') }).ne).toBe('काठमाडौँको नक्सा');
    expect(of({ place: 'Kathmandu' }).ne).toBe('Kathmandu को नक्सा');
    expect(of({ place: 12 }).ne).toBe('१२को नक्सा');
    expect(among({ place: bilingual('Kathmandu', 'काठमाडौँ') }).ne).toBe('काठमाडौँ माझ');
  });

  it('passes through a schema, and words of zod do not pass for one', () => {
    const said = trip.seatsLeft({ field: bus, count: 3, all: 12 });
    expect(carriedMessage(carry(said))).toEqual({ ...said });
    expect(carriedMessage('Invalid input')).toBeUndefined();
  });

  it('lists values in each language', () => {
    expect(listed([bus, 2], bilingual(' and ', ' र '))).toEqual({ en: 'Bus and 2', ne: 'बस र २' });
  });
});
