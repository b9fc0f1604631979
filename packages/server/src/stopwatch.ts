/** What the parts of a start took, for the block that a start prints. */
export class Stopwatch {
  readonly #began: number;
  readonly #parts: { readonly name: string; readonly seconds: number; readonly remark: string }[] = [];

  /** @param began when the start began, in milliseconds since 1970 */
  constructor(began = Date.now()) {
    this.#began = began;
  }

  /** @param remark what else is said of the part, such as that it ran while others did */
  add(name: string, seconds: number, remark = ''): void {
    this.#parts.push({ name, seconds, remark });
  }

  /** Runs one part and keeps what it took, also where it fails. */
  async time<T>(name: string, work: () => Promise<T>, remark?: string): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.add(name, (performance.now() - began) / 1000, remark);
    }
  }

  /** The total up to now and each part of at least a tenth of a second, one to a line. */
  lines(): string[] {
    const total = (Date.now() - this.#began) / 1000;
    const parts = this.#parts.filter(({ seconds }) => seconds >= 0.1);
    return [
      `Started in ${total.toFixed(1)} s`,
      ...parts.map(({ name, seconds, remark }) => {
        const line = `${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s`;
        return remark ? `${line}  ${remark}` : line;
      }),
    ];
  }
}
