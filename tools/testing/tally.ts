/** What a run found: counted, listed at its end, and kept for `--failed`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/run.ts';
import type { StageName } from './options.ts';

/** A journey that failed first and passed the second time, alone. */
export interface Unstable {
  readonly name: string;
  /** The assertion that failed first. */
  readonly assertion: string;
  /** How long the first try took. */
  readonly seconds: number;
  /** The trace of the second try. */
  readonly trace: string;
}

/** More unstable journeys than this fail the run: then the product or the machine is at fault, not one journey. */
const mostUnstable = 3;

/** What failed in a stage, as that stage runs it again: names of checks, files of tests, or lines of a list of journeys. */
export type Failed = Partial<Record<StageName, readonly string[]>>;

const failedFile = join(root, '.cache/failed.json');
const unstableFile = join(root, '.cache/unstable.json');

/** What failed when it ran last. */
export const readFailed = (): Failed =>
  existsSync(failedFile) ? (JSON.parse(readFileSync(failedFile, 'utf8')) as Failed) : {};

/** Counts of one run. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #places: string[] = [];
  readonly #details: string[] = [];
  readonly #unstable: Unstable[] = [];
  readonly #again = new Map<StageName, Set<string>>();

  /** Begins a stage: what failed in it earlier is forgotten. */
  begin(stage: StageName): void {
    this.#again.set(stage, new Set());
  }

  count(name: string, good: number, bad: number): void {
    this.passed += good;
    this.failed += bad;
    if (bad) this.#places.push(`${name}: ${bad}`);
  }

  /** Keeps what failed: to be read at the end of the run, and to be run again. */
  keep(stage: StageName, again: string, detail?: string): void {
    this.#again.get(stage)?.add(again);
    if (detail !== undefined) this.#details.push(detail);
  }

  detail(text: string): void {
    this.#details.push(text);
  }

  unstable(journeys: readonly Unstable[]): void {
    this.#unstable.push(...journeys);
  }

  /** Whether nothing of a stage failed. */
  isGood(stage: StageName, failedBefore: number): boolean {
    return this.failed === failedBefore && this.#again.get(stage)?.size === 0;
  }

  /** Prints what was found, and keeps it. @returns the exit code of the run */
  close(): number {
    const unstable = this.#unstable;
    mkdirSync(dirname(unstableFile), { recursive: true });
    rmSync(unstableFile, { force: true });
    if (unstable.length) {
      writeFileSync(unstableFile, JSON.stringify(unstable, undefined, 2));
      console.log(`\nUnstable journeys: ${unstable.length}. Each failed once and passed alone; find the cause.`);
      for (const { name, assertion, seconds, trace } of unstable)
        console.log(`~ ${name}\n  ${assertion}\n  after ${seconds.toFixed(1)} s; trace: ${trace}`);
    }
    if (unstable.length > mostUnstable)
      this.count(`more than ${mostUnstable} unstable journeys`, 0, unstable.length - mostUnstable);
    for (const detail of this.#details) console.log(`\n✗ ${detail.slice(0, 3_000)}`);
    if (this.#places.length) console.log(`\nFailed: ${this.#places.join(', ')}`);
    const again = Object.fromEntries([...this.#again].map(([stage, names]) => [stage, [...names]]));
    writeFileSync(failedFile, JSON.stringify({ ...readFailed(), ...again }));
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    return this.failed ? 1 : 0;
  }
}
