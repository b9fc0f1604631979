/**
 * How long tests wait for something before they fail. The limits say how long a busy machine may take; what succeeds never waits for them.
 * `KARMIK_TEST_PATIENCE=3` multiplies all of them on a slow machine.
 */

function multiplier(): number {
  const text = process.env['KARMIK_TEST_PATIENCE'] ?? '1';
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0.1 && value <= 100) return value;
  throw new Error(
    `KARMIK_TEST_PATIENCE is "${text}": set it to a number from 0.1 to 100, such as 3 for a slow machine.`,
  );
}

const factor = multiplier();

/** A limit in milliseconds, adjusted to the machine. */
export const patient = (ms: number): number => Math.round(ms * factor);

/** The limits of journeys, in milliseconds. */
export const limits = {
  /** An expectation, an action on a page, and a mail that is on its way. */
  step: patient(30_000),
  /** One look of several, after which a step is taken again. */
  look: patient(10_000),
  /** A whole journey with a few pages. */
  journey: patient(180_000),
  /** Work in the background, such as an import of a whole workforce. */
  background: patient(120_000),
  /** Another test that uses the same thing. Time spent waiting does not count toward the limit of the journey. */
  turn: patient(600_000),
  /** The first start of a server, which makes the demo. */
  start: patient(900_000),
} as const;

/** What a message says about the limit that was reached. */
export const limitOf = (ms: number): string => `limit ${ms / 1_000} s with KARMIK_TEST_PATIENCE=${factor}`;
