/**
 * Texts in cells of files that spreadsheet programs read: what would begin a formula gets an apostrophe before it, and the same apostrophe
 * is taken away when the file is read again. The two are exact inverses, also for texts that hold such apostrophes themselves.
 *
 * A cell is a formula by its first visible character (OWASP, "CSV Injection"), in half and in full width. Behind a separator or a line
 * break another cell begins where the reader's program separates by that sign or does not honour quotes.
 */
const starts = '=+\\-@＝＋－＠';
/** What a program passes over before it looks for a formula; an apostrophe among them, so that adding one changes nothing of it. */
const passed = `\\s\\p{Cc}\\p{Cf};,|"'`;
const atBegin = new RegExp(`^(?:[${passed}]*[${starts}]|'*[\\p{Cc}\\p{Cf}])`, 'u');
const behind = '[;|\\t\\r\\n]';
const ahead = `(?=[\\s\\p{Cc}\\p{Cf}"']*[${starts}])`;
const unsafe = new RegExp(`(${behind})${ahead}`, 'gu');
const defused = new RegExp(`(${behind})'${ahead}`, 'gu');
const number = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A text that no spreadsheet program takes for a formula. A plain number stays one.
 * @example withoutFormulas('=1+1') // "'=1+1"
 * @example withoutFormulas('a;=1+1') // "a;'=1+1"
 */
export function withoutFormulas(text: string): string {
  if (number.test(text)) return text;
  const inside = text.replaceAll(unsafe, "$1'");
  return atBegin.test(text) ? `'${inside}` : inside;
}

/**
 * The text that `withoutFormulas` was given; any other text is answered as it is.
 * @example withFormulas("'+977 9841000000") // '+977 9841000000'
 */
export function withFormulas(cell: string): string {
  const rest = cell.startsWith("'") ? cell.slice(1) : '';
  const isMarked = rest !== '' && !number.test(rest) && atBegin.test(rest);
  return (isMarked ? rest : cell).replaceAll(defused, '$1');
}
