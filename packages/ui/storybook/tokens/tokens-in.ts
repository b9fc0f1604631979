/** A leaf of the contract. */
export interface Token {
  /** How code names it, such as `vars.color.bg.page`. */
  readonly name: string;
  /** What a stylesheet writes, `var(--k-color-bg-page)`. */
  readonly reference: string;
}

/** The leaves of a part of the contract, in its order. */
export function tokensIn(part: object, name: string): Token[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const own = /^\w+$/.test(key) && !/^\d/.test(key) ? `${name}.${key}` : `${name}['${key}']`;
    if (typeof value === 'string') return [{ name: own, reference: value }];
    return typeof value === 'object' && value !== null ? tokensIn(value, own) : [];
  });
}
