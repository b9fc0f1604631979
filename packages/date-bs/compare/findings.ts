/** What a run over the other converters found. It is kept, so that a test holds the page to it without installing them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { daysInBsMonth } from '../src/index.ts';

/** What one converter does. Day numbers count from 1970-01-01. */
export interface Finding {
  name: string;
  version: string;
  years: readonly [first: number, last: number];
  /** Months whose length differs from that of date-bs; of the last month of all, nothing is known. */
  months: { year: number; month: number; days: number }[];
  /** How many days were converted in each direction. */
  asked: { bsToAd: number; adToBs: number };
  /** Days of published years whose result differs from that of date-bs. */
  wrong: { bsToAd: number; adToBs: number };
  /** Days whose result is not even that of the converter's own months. */
  faults: { bsToAd: number; adToBs: number };
  /** The first faults, for the reader of a failed test. */
  examples: string[];
  today: string;
}

/** What is kept of a run. */
export interface Findings {
  /** The calendar that they were compared with; see `calendarDigest`. */
  calendar: string;
  converters: Finding[];
  /** By time zone, those that give other days in it than in UTC. */
  otherDays: Record<(typeof zones)[number], string[]>;
}

/** Time zones in which a sample is taken: that of the country, and one west of Greenwich with summer time. */
export const zones = ['Asia/Kathmandu', 'America/New_York'] as const;

export const findingsFile = new URL('findings.json', import.meta.url);
export const readFindings = (): Findings => JSON.parse(readFileSync(findingsFile, 'utf8'));

/** A digest of the lengths of all months that converters hold: with another calendar, what was found is no longer true. */
export const calendarDigest = (): string => {
  const hash = createHash('sha256');
  for (let year = 2000; year <= 2100; year++)
    for (let month = 1; month <= 12; month++) hash.update(`${daysInBsMonth(year, month)} `);
  return hash.digest('hex').slice(0, 16);
};
