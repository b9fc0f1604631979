/** Amounts in words, by lakh and crore, as payslips and cheques show them. */
import type { Language } from '../../kit/text.ts';

const small: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  // Each number below a hundred has a name of its own.
  ne: (
    'शून्य एक दुई तीन चार पाँच छ सात आठ नौ दश एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस बीस ' +
    'एक्काइस बाइस तेइस चौबीस पच्चीस छब्बीस सत्ताइस अट्ठाइस उनन्तीस तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस चालीस ' +
    'एकचालीस बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास पचास एकाउन्न बाउन्न त्रिपन्न चवन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी साठी ' +
    'एकसट्ठी बयसट्ठी त्रिसट्ठी चौसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी असी ' +
    'एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे नब्बे एकानब्बे बयानब्बे त्रियानब्बे चौरानब्बे पन्चानब्बे छयानब्बे सन्तानब्बे अन्ठानब्बे उनान्सय'
  ).split(' '),
};
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Names of powers of ten, greatest first; a part below each is less than a hundred, or less than ten of the hundreds. */
const scales: readonly (readonly [bigint, Readonly<Record<Language, string>>])[] = [
  [10_000_000_000_000n, { en: 'neel', ne: 'नील' }],
  [100_000_000_000n, { en: 'kharba', ne: 'खर्ब' }],
  [1_000_000_000n, { en: 'arba', ne: 'अर्ब' }],
  [10_000_000n, { en: 'crore', ne: 'करोड' }],
  [100_000n, { en: 'lakh', ne: 'लाख' }],
  [1_000n, { en: 'thousand', ne: 'हजार' }],
  [100n, { en: 'hundred', ne: 'सय' }],
];
const most = 1_000_000_000_000_000n;

function belowHundred(value: number, language: Language): string {
  const whole = small[language][value];
  if (whole !== undefined) return whole;
  const rest = value % 10;
  return `${tens[Math.floor(value / 10)]}${rest === 0 ? '' : `-${small.en[rest]}`}`;
}

/**
 * A whole number in words.
 * @throws {RangeError} outside of 0 to 99 neel (15 digits)
 * @example numberInWords(9_239_333n, 'en') // 'ninety-two lakh thirty-nine thousand three hundred thirty-three'
 */
export function numberInWords(value: bigint, language: Language): string {
  if (value < 0n || value >= most) throw new RangeError(`${value} has no words`);
  const parts: string[] = [];
  let rest = value;
  for (const [size, name] of scales) {
    if (rest < size) continue;
    parts.push(`${belowHundred(Number(rest / size), language)} ${name[language]}`);
    rest %= size;
  }
  if (rest > 0n || parts.length === 0) parts.push(belowHundred(Number(rest), language));
  return parts.join(' ');
}

const decimal = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

/**
 * A sum of rupees in words.
 * @param amount an exact decimal with at most two places
 * @throws {RangeError} for what is no such decimal
 * @example amountInWords('92393.33', 'en') // 'Ninety-two thousand three hundred ninety-three rupees and thirty-three paisa only'
 */
export function amountInWords(amount: string, language: Language): string {
  const match = decimal.exec(amount);
  if (!match) throw new RangeError(`${amount} is no sum`);
  const [, sign = '', whole = '', part = ''] = match;
  const rupees = BigInt(whole);
  const paisa = Number(part.padEnd(2, '0'));
  const isBelowZero = sign !== '' && (rupees > 0n || paisa > 0);
  const [words, hundredths] = [numberInWords(rupees, language), belowHundred(paisa, language)];
  if (language === 'ne')
    return `${isBelowZero ? 'ऋण ' : ''}${words} रुपैयाँ${paisa === 0 ? '' : ` ${hundredths} पैसा`} मात्र`;
  const text = `${isBelowZero ? 'minus ' : ''}${words} ${rupees === 1n ? 'rupee' : 'rupees'}${paisa === 0 ? '' : ` and ${hundredths} paisa`} only`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
