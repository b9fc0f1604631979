/** The one form in which phone numbers are stored, and the form in which they are shown. */

const separators = /[\s().-]/g;
const withExtension = /^(.*?)\s*(?:x|ext\.?|#)\s*(\d{1,6})$/i;
const wholeNumber = /^(?:(\+?)([1-9]\d{0,2}))?(\d{10})$/;
const landlineOfNepal = /^\+?977(\d{8})$/;

interface PhoneParts {
  /** Digits of the country code, empty where none was given. */
  readonly country: string;
  /** Ten digits. */
  readonly number: string;
  /** Digits of the extension, empty where none was given. */
  readonly extension: string;
}

function partsOf(text: string): PhoneParts | undefined {
  const [, before = text, extension = ''] = withExtension.exec(text) ?? [];
  const digits = before.replaceAll(separators, '').replace(/^00(?=\d{11})/, '+');
  // Eight digits after 977 are a landline of Nepal: the code must not be read as 9, 97 or 977 of a number of ten digits.
  if (landlineOfNepal.test(digits)) return undefined;
  const [, , country = '', number] = wholeNumber.exec(digits) ?? [];
  return number === undefined ? undefined : { country, number, extension };
}

const joined = ({ country, extension }: PhoneParts, number: string): string =>
  `${country && `+${country} `}${number}${extension && ` ext. ${extension}`}`;

/**
 * A number as it is stored: `+977 9841234567`, `9841234567 ext. 12`. Spaces, dots, dashes and parentheses are removed
 * wherever they were typed, before VAL-3 is applied.
 * @returns the text as it was typed where it has no ten digits after its country code
 */
export function storedPhone(text: string): string {
  const parts = partsOf(text);
  return parts ? joined(parts, parts.number) : text;
}

/** A number as it is shown, in the groups of VAL-3: `+977 984-123-4567`. Other texts are shown as they are. */
export function shownPhone(text: string): string {
  const parts = partsOf(text);
  return parts ? joined(parts, parts.number.replace(/^(\d{3})(\d{3})/, '$1-$2-')) : text;
}
