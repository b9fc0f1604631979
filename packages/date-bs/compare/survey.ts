/**
 * Runs every converter over its range in the time zone of the process, TZ, and prints what it found as JSON. With the
 * argument `sample`, over one day in seven.
 */
import { type Parts, loadConverters } from './converters.ts';
import type { Finding } from './findings.ts';
import { bsToAd, dayNumberToBs, daysInBsMonth } from '../src/index.ts';

const every = process.argv.includes('sample') ? 7 : 1;
const findings: Finding[] = [];

const asParts = ({ year, month, day }: { year: number; month: number; day: number }): Parts => [year, month, day];
// UTC has no clock changes, so a Date may count days here.
const dayNumberOf = ([year, month, day]: Parts): number => Date.UTC(year, month - 1, day) / 86_400_000;
const dayNumberToParts = (dayNumber: number): Parts => {
  const date = new Date(dayNumber * 86_400_000);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};
const rightBs = (dayNumber: number): string => asParts(dayNumberToBs(dayNumber)).join('-');

for (const { name, version, years, bsToAd: toAd, adToBs: toBs, takes = 1 } of await loadConverters()) {
  const attempt = (direction: typeof toAd, parts: Parts): Parts | undefined => {
    try {
      const found = direction.read(direction.convert(direction.input(...parts)));
      return found.every(Number.isInteger) ? found : undefined;
    } catch {
      return undefined;
    }
  };
  const dayOf = (parts: Parts | undefined): number => (parts ? dayNumberOf(parts) : NaN);

  const firsts: number[] = [];
  for (let year = years[0]; year <= years[1]; year++)
    for (let month = 1; month <= 12; month++) firsts.push(dayOf(attempt(toAd, [year, month, 1])));
  const finding: Finding = {
    name,
    version,
    years,
    months: [],
    asked: { bsToAd: 0, adToBs: 0 },
    wrong: { bsToAd: 0, adToBs: 0 },
    faults: { bsToAd: 0, adToBs: 0 },
    examples: [],
    today: (attempt(toBs, [2026, 11, 21]) ?? ['refused']).join('-'),
  };

  for (const [index, first] of firsts.entries()) {
    const year = years[0] + Math.floor(index / 12);
    const month = (index % 12) + 1;
    // How long its very last month is cannot be seen.
    if (index + 1 === firsts.length) break;
    const ownLength = firsts[index + 1]! - first;
    if (ownLength !== daysInBsMonth(year, month)) finding.months.push({ year, month, days: ownLength });
    for (let day = 1; day <= ownLength; day++) {
      const dayNumber = first + day - 1;
      if (dayNumber % every) continue;
      const bs: Parts = [year, month, day];
      const isPublished = year <= 2083;
      const isReal = day <= daysInBsMonth(year, month);
      const foundAd = attempt(toAd, bs);
      finding.asked.bsToAd++;
      if (isPublished && (!isReal || foundAd?.join() !== asParts(bsToAd({ year, month, day })).join()))
        finding.wrong.bsToAd++;
      if (dayOf(foundAd) !== dayNumber) {
        finding.faults.bsToAd++;
        if (finding.examples.length < 3) finding.examples.push(`BS ${bs.join('-')} gives ${foundAd?.join('-')}`);
      }
    }
  }

  // The other way: by its own months, what should each AD day be?
  let index = 0;
  for (let dayNumber = firsts[0]!; dayNumber < firsts.at(-1)!; dayNumber++) {
    while (firsts[index + 1]! <= dayNumber) index++;
    if (dayNumber % every || (dayNumber % (takes * every) && dayNumber !== firsts[index])) continue;
    const own = [years[0] + Math.floor(index / 12), (index % 12) + 1, dayNumber - firsts[index]! + 1].join('-');
    const ad = dayNumberToParts(dayNumber);
    const found = attempt(toBs, ad)?.join('-');
    finding.asked.adToBs++;
    if (index < (2084 - years[0]) * 12 && found !== rightBs(dayNumber)) finding.wrong.adToBs++;
    if (found !== own) {
      finding.faults.adToBs++;
      if (finding.examples.length < 3)
        finding.examples.push(`AD ${ad.join('-')} gives ${found}, by its own months ${own}`);
    }
  }
  findings.push(finding);
}
process.stdout.write(JSON.stringify(findings));
