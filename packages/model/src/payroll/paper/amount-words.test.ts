import { describe, expect, it } from 'vitest';
import { languages } from '../../kit/text.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { amountInWords, numberInWords } from './amount-words.ts';

describe('an amount in words', () => {
  it.each([
    ['0.00', 'Zero rupees only', 'शून्य रुपैयाँ मात्र'],
    ['1', 'One rupee only', 'एक रुपैयाँ मात्र'],
    ['0.05', 'Zero rupees and five paisa only', 'शून्य रुपैयाँ पाँच पैसा मात्र'],
    ['0.5', 'Zero rupees and fifty paisa only', 'शून्य रुपैयाँ पचास पैसा मात्र'],
    ['-1250.00', 'Minus one thousand two hundred fifty rupees only', 'ऋण एक हजार दुई सय पचास रुपैयाँ मात्र'],
    ['-0.00', 'Zero rupees only', 'शून्य रुपैयाँ मात्र'],
    [
      '92393.33',
      'Ninety-two thousand three hundred ninety-three rupees and thirty-three paisa only',
      'बयानब्बे हजार तीन सय त्रियानब्बे रुपैयाँ तेत्तीस पैसा मात्र',
    ],
    ['100000', 'One lakh rupees only', 'एक लाख रुपैयाँ मात्र'],
    ['1000001.10', 'Ten lakh one rupees and ten paisa only', 'दश लाख एक रुपैयाँ दश पैसा मात्र'],
    [
      '99999999999.99',
      'Ninety-nine arba ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees and ninety-nine paisa only',
      'उनान्सय अर्ब उनान्सय करोड उनान्सय लाख उनान्सय हजार नौ सय उनान्सय रुपैयाँ उनान्सय पैसा मात्र',
    ],
    // What a column of the database holds at most.
    [
      '99999999999999.99',
      'Nine neel ninety-nine kharba ninety-nine arba ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees and ninety-nine paisa only',
      'नौ नील उनान्सय खर्ब उनान्सय अर्ब उनान्सय करोड उनान्सय लाख उनान्सय हजार नौ सय उनान्सय रुपैयाँ उनान्सय पैसा मात्र',
    ],
  ])('%s', (amount, en, ne) => {
    expect([amountInWords(amount, 'en'), amountInWords(amount, 'ne')]).toEqual([en, ne]);
  });

  it.each(['', '1,000', '1.234', '1e3', '१००', '1000000000000000'])('refuses %j', (amount) => {
    expect(() => amountInWords(amount, 'en')).toThrow(RangeError);
  });

  const sizes: Readonly<Record<string, bigint>> = Object.fromEntries(
    [
      ['hundred', 'सय', 2n],
      ['thousand', 'हजार', 3n],
      ['lakh', 'लाख', 5n],
      ['crore', 'करोड', 7n],
      ['arba', 'अर्ब', 9n],
      ['kharba', 'खर्ब', 11n],
      ['neel', 'नील', 13n],
    ].flatMap(([en, ne, zeros]) => [en, ne].map((name) => [name, 10n ** BigInt(zeros ?? 0)])),
  );

  it.each(languages)('names each number below a hundred by a word of its own, and reads back, in %s', (language) => {
    const byName = new Map(
      Array.from({ length: 100 }, (_, value) => [numberInWords(BigInt(value), language), BigInt(value)]),
    );
    expect(byName.size).toBe(100);
    const read = (words: string): bigint => {
      let sum = 0n;
      let part = 0n;
      for (const word of words.split(' ')) {
        const size = sizes[word];
        if (size === undefined) part += byName.get(word) ?? -1n;
        else [sum, part] = [sum + part * size, 0n];
      }
      return sum + part;
    };
    const random = seeded(36);
    for (let tried = 0; tried < 2_000; tried++) {
      const digits = Array.from({ length: 1 + random(15) }, () => random(10)).join('');
      expect(read(numberInWords(BigInt(digits), language))).toBe(BigInt(digits));
    }
  });
});
