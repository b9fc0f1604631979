/**
 * Runs at another hour: with `KARMIK_E2E_HOURS=20` the server, the browsers and the tests live so many hours later than the machine. It
 * shows what hangs on midnight, on the day of the week or on the end of a year. Loaded first by each process of a run.
 */

/** Milliseconds by which this run is later. */
export const later = Number(process.env.KARMIK_E2E_HOURS ?? 0) * 3_600_000;

/** Moves the clock of wherever it is called; also sent to browsers as text, so it uses nothing from outside. */
export function moveClock(milliseconds: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + milliseconds] : args, newTarget) as object,
    apply: () => new Date().toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => RealDate.now() + milliseconds : (Reflect.get(target, name, receiver) as unknown),
  });
}

if (later !== 0) moveClock(later);
