/** Employee codes in the names of files, by which many files are told apart. */

const isWordOf = (name: string, code: string): boolean => {
  const isPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let at = name.indexOf(code); at >= 0; at = name.indexOf(code, at + 1))
    if (!isPart(name[at - 1]) && !isPart(name[at + code.length])) return true;
  return false;
};

/**
 * The employee codes that are in the name of a file as words of their own, whatever their case. Of two codes that one holds the other
 * the longer one counts.
 * @example codesIn('2080-04_HIM-012.pdf', ['HIM-012', 'HIM-01', '012']) // ['HIM-012']
 */
export function codesIn(fileName: string, codes: readonly string[]): string[] {
  const name = fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '').toLowerCase();
  const found = codes.filter((code) => code !== '' && isWordOf(name, code.toLowerCase()));
  return found.filter(
    (code) => !found.some((other) => other.length > code.length && isWordOf(other.toLowerCase(), code.toLowerCase())),
  );
}
