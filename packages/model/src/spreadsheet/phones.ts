/** Phone numbers as spreadsheets bring them: as numbers, in Devanagari digits, two in a cell, landlines without their zero. */
import { defineMessages, type Message } from '../kit/message.ts';
import { isPhone } from '../kit/rules.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { latinDigits } from './digits.ts';

const phoneMessages = defineMessages('phones', {
  digitsLost: {
    en: 'The spreadsheet has cut off digits of this number. Write it as text.',
    ne: 'स्प्रेडसिटले यो नम्बरका केही अङ्क काटेको छ। नम्बर टेक्स्टका रूपमा लेख्नुहोस्।',
  },
  noArea: {
    en: 'Add the area code to this landline number, such as 01.',
    ne: 'यो ल्यान्डलाइन नम्बरमा ०१ जस्तो क्षेत्र कोड थप्नुहोस्।',
  },
});

const country = '+977';

/** A number that a spreadsheet wrote as a float or by powers of ten, in plain digits; undefined where digits are lost. */
function plainNumber(text: string): string | undefined {
  if (/^\d+\.0+$/.test(text)) return text.replace(/\.0+$/, '');
  const power = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (!power) return text;
  const [, first = '', rest = '', exponent = ''] = power;
  return rest.length === Number(exponent) ? first + rest : undefined;
}

/**
 * One number in the form in which it is kept. Mobiles of Nepal have ten digits from 9; landlines have an area code from 1 to 9 (of two
 * digits outside of the Kathmandu valley), eight digits in all, and are kept with the country's code (Nepal Telecom's numbering plan).
 */
function readOne(written: string, label: Text): { value: string } | { error: Message } {
  const text = plainNumber(written.replace(/^(?:tel|ph|phone|mob|mobile|cell|फोन|मोबाइल)[.:\s]*/iu, ''));
  if (text === undefined) return { error: phoneMessages.digitsLost };
  const bare = text.replace(/\s*(?:ext\.?|x|#)\s*\d+$/i, '');
  const digits = bare.replace(/\D/g, '').replace(/^00/, '');
  const isOfNepal = digits.startsWith('977') && digits.length > 10;
  const national = (isOfNepal ? digits.slice(3) : digits).replace(/^0+/, '');
  if (/^[-\d\s+().]+$/.test(bare)) {
    if (national.length === 10 && national.startsWith('9'))
      return { value: isOfNepal ? `${country} ${national}` : national };
    if (national.length === 8 && (isOfNepal || /^0?[1-9]/.test(digits)) && bare === text)
      return { value: country + national };
    if (digits.length === 7 && !bare.startsWith('+')) return { error: phoneMessages.noArea };
  }
  const problem = isPhone(text, label, '');
  return problem ? { error: problem } : { value: text };
}

/**
 * Reads a cell of phone numbers; a second one is behind a slash, a comma, a semicolon, "or" or a new line.
 * @returns the first number and, where there are two, the other one; what is written behind both counts for nothing
 */
export function readPhones(
  cell: string,
  label: Text = bilingual('Phone', 'फोन'),
): { value: string; other?: string } | { error: Message } {
  const written = latinDigits(cell.trim())
    .split(/\s*(?:[/,;|\n]|\bor\b|\band\b|&|वा)\s*/iu)
    .map((part) => part.trim())
    .filter(Boolean);
  const first = readOne(written[0] ?? '', label);
  if ('error' in first || written[1] === undefined) return first;
  const second = readOne(written[1], label);
  return 'error' in second ? second : { value: first.value, other: second.value };
}
