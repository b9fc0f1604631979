import type { CSSProperties } from 'react';

/** Style that sets variables of a stylesheet to values known only at run time. */
export function inlineVars(values: Readonly<Record<string, string | number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice('var('.length, -1), value]));
}
