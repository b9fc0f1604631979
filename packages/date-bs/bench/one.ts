/**
 * Measures one way of converting, named by the argument, in a process of its own, and prints nanoseconds a call.
 * `run.ts` starts it for each. Without an argument it prints the names there are.
 */
import { type Parts, loadConverters } from '../compare/converters.ts';
import * as dateBs from '../src/index.ts';

const ROUNDS = 25;
const ROUND_MS = 10;
const COUNT = 4096;

// Always the same dates, of the years that all converters hold.
let seed = 2083;
const random = (limit: number): number => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >> 8) % limit;
};
const bsParts: Parts[] = Array.from({ length: COUNT }, () => [2001 + random(86), 1 + random(12), 1 + random(29)]);
const adParts: Parts[] = bsParts.map(([year, month, day]) => {
  const ad = dateBs.bsToAd({ year, month, day });
  return [ad.year, ad.month, ad.day];
});
const object = ([year, month, day]: Parts) => ({ year, month, day });
const text = (parts: Parts): string => parts.map((part) => String(part).padStart(2, '0')).join('-');
const packed = ([year, month, day]: Parts): number => year * 1e4 + month * 100 + day;

type Direction = 'BS to AD' | 'AD to BS';
const candidates = new Map<string, { inputs: unknown[]; convert: (input: never) => unknown }>();
const add = <Input>(name: string, direction: Direction, inputs: Input[], convert: (input: Input) => unknown): void => {
  candidates.set(`${direction}: ${name}`, { inputs, convert });
};

add('date-bs, object to object', 'BS to AD', bsParts.map(object), (input) => dateBs.bsToAd(input));
add('date-bs, object to object', 'AD to BS', adParts.map(object), (input) => dateBs.adToBs(input));
add('date-bs, text to object', 'BS to AD', bsParts.map(text), (input) => dateBs.bsToAd(input));
add('date-bs, text to object', 'AD to BS', adParts.map(text), (input) => dateBs.adToBs(input));
add('date-bs, text to text', 'BS to AD', bsParts.map(text), (input) => dateBs.bsToAdText(input));
add('date-bs, text to text', 'AD to BS', adParts.map(text), (input) => dateBs.adToBsText(input));
add('date-bs, packed to packed', 'BS to AD', bsParts.map(packed), (input) => dateBs.bsToAdPacked(input));
add('date-bs, packed to packed', 'AD to BS', adParts.map(packed), (input) => dateBs.adToBsPacked(input));
for (const { name, version, bsToAd, adToBs, takes } of await loadConverters()) {
  const title = `${name} ${version}`;
  add(
    title,
    'BS to AD',
    bsParts.map((parts) => bsToAd.input(...parts)),
    bsToAd.convert,
  );
  const inputs = adParts.slice(0, takes ? 16 : COUNT).map((parts) => adToBs.input(...parts));
  add(title, 'AD to BS', inputs, adToBs.convert);
}

const chosen = candidates.get(process.argv[2] ?? '');
if (chosen === undefined) process.stdout.write(JSON.stringify([...candidates.keys()]));
else {
  const { inputs, convert } = chosen;
  // Results are stored, so that the engine cannot drop the work; few of them, because an engine that sees most objects
  // survive begins to allocate them as if they were old, which is slow; and in a new array for each pass over the dates,
  // because every store of a new object in an old array is work for the collector that no converter causes.
  let kept: unknown[] = [];
  const round = (repeat: number): number => {
    const begin = performance.now();
    for (let time = 0; time < repeat; time++) {
      const results: unknown[] = Array.from({ length: 64 });
      for (let index = 0; index < inputs.length; index++) results[index & 63] = convert(inputs[index] as never);
      kept = results;
    }
    if (kept.length !== 64) throw new Error('nothing was converted');
    return performance.now() - begin;
  };
  let repeat = 1;
  const warm = performance.now() + 250;
  do repeat = Math.max(1, Math.round((repeat * ROUND_MS) / round(repeat)));
  while (performance.now() < warm);
  let best = Infinity;
  for (let count = 0; count < ROUNDS; count++) best = Math.min(best, round(repeat));
  process.stdout.write(String((best * 1e6) / repeat / inputs.length));
}
