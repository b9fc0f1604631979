/** Counts what is under way by a name, such as an address or an organisation, so that no one of them takes all. */
export class UnderWay {
  readonly #counts = new Map<string, number>();

  /** @returns what ends it; undefined where as much as `most` is under way already */
  begin(name: string, most: number): (() => void) | undefined {
    const count = this.#counts.get(name) ?? 0;
    if (count >= most) return undefined;
    this.#counts.set(name, count + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.#counts.get(name) ?? 1) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
    };
  }

  /** Begins under each of the names, or under none. */
  beginAll(names: readonly (readonly [name: string, most: number])[]): (() => void) | undefined {
    const ends: (() => void)[] = [];
    const end = () => {
      for (const each of ends) each();
    };
    for (const [name, most] of names) {
      const one = this.begin(name, most);
      if (!one) {
        end();
        return undefined;
      }
      ends.push(one);
    }
    return end;
  }
}
