/**
 * JSON values as one text, a line each, which `string_to_array($1, e'\n')` takes apart again: each is then read once, where one JSON of all of
 * them is read whole, taken apart and put together. JSON has no line break of its own. Undefined is an empty line.
 */
export const jsonLines = (values: readonly unknown[]): string =>
  values.map((value) => (value === undefined ? '' : JSON.stringify(value))).join('\n');
