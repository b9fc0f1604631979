import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Year, month from 1, day. */
export type Parts = [year: number, month: number, day: number];

/** One direction of a converter, with its own kind of input and output, so that a benchmark measures nothing else. */
export interface Direction {
  input: (...parts: Parts) => unknown;
  convert: (input: unknown) => unknown;
  read: (output: unknown) => Parts;
}

/** Another converter, as its documentation says it should be called. */
export interface Converter {
  name: string;
  version: string;
  /** First and last BS year, of those that date-bs has, that the converter holds whole. */
  years: [first: number, last: number];
  bsToAd: Direction;
  adToBs: Direction;
  /** Take only one day in so many from AD to BS, because the converter is too slow for all. */
  takes?: number;
}

const load = createRequire(new URL('../bench/peers/package.json', import.meta.url));
const two = (value: number): string => String(value).padStart(2, '0');
const dashed = (...[year, month, day]: Parts): string => `${year}-${two(month)}-${two(day)}`;
const slashed = (...[year, month, day]: Parts): string => `${year}/${month}/${day}`;
const localDate = (...[year, month, day]: Parts): Date => new Date(year, month - 1, day);
const fromText = (output: unknown): Parts => String(output).split('-').map(Number) as Parts;
const fromLocalDate = (output: unknown): Parts => {
  const date = output as Date;
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()];
};
const fromFields =
  (year: string, month: string, day: string, monthsFrom: 0 | 1) =>
  (output: unknown): Parts => {
    const fields = output as Record<string, number>;
    return [fields[year]!, fields[month]! + 1 - monthsFrom, fields[day]!];
  };
const parts = (...input: Parts): Parts => input;

const version = (name: string): string => {
  const paths = load.resolve.paths(name)!;
  for (const path of paths)
    try {
      return (load(`${path}/${name}/package.json`) as { version: string }).version;
    } catch {
      continue;
    }
  throw new Error(`${name} is not installed`);
};

/** Loads the twelve converters. */
export const loadConverters = async (): Promise<Converter[]> => {
  const { default: NepaliDateConverter } = load('nepali-date-converter');
  const medic = load('bikram-sambat');
  const bikramSambatJs = load('bikram-sambat-js');
  const NepaliDate = load('nepali-date');
  const library = load('nepali-date-library');
  const sbmdkl = load('@sbmdkl/nepali-date-converter');
  const calendarJs = load('nepali-calendar-js');
  const adBs = load('ad-bs-converter');
  const datetime = load('nepali-datetime/dateConverter');
  const { default: BikramSambat } = load('@askbuddie/bikram-sambat');
  const { default: ZenerDate } = load('@zener/nepali-date');
  // Its CommonJS entry cannot be loaded by Node, so its module is.
  const entry = load.resolve('@remotemerge/nepali-date-converter').replace('ndc-node.js', 'ndc.js');
  const { default: Remotemerge } = await import(pathToFileURL(entry).href);

  const list: Omit<Converter, 'version'>[] = [
    {
      name: 'nepali-date-converter',
      years: [2000, 2090],
      bsToAd: {
        input: parts,
        convert: (input) => {
          const [year, month, day] = input as Parts;
          return new NepaliDateConverter(year, month - 1, day).getAD();
        },
        read: fromFields('year', 'month', 'date', 0),
      },
      adToBs: {
        input: localDate,
        convert: (input) => new NepaliDateConverter(input).getBS(),
        read: fromFields('year', 'month', 'date', 0),
      },
    },
    {
      name: 'bikram-sambat',
      years: [2000, 2090],
      bsToAd: {
        input: parts,
        convert: (input) => medic.toGreg(...(input as Parts)),
        read: fromFields('year', 'month', 'day', 1),
      },
      adToBs: { input: dashed, convert: (input) => medic.toBik(input), read: fromFields('year', 'month', 'day', 1) },
    },
    {
      name: 'bikram-sambat-js',
      years: [2000, 2099],
      bsToAd: { input: dashed, convert: (input) => bikramSambatJs.BSToAD(input), read: fromText },
      adToBs: { input: dashed, convert: (input) => bikramSambatJs.ADToBS(input), read: fromText },
    },
    {
      name: 'nepali-date',
      years: [2001, 2088],
      bsToAd: { input: dashed, convert: (input) => new NepaliDate(input).getEnglishDate(), read: fromLocalDate },
      adToBs: {
        input: localDate,
        convert: (input) => new NepaliDate(input),
        read: (output) => {
          const date = output as { getYear(): number; getMonth(): number; getDate(): number };
          return [date.getYear(), date.getMonth() + 1, date.getDate()];
        },
      },
    },
    {
      name: 'nepali-date-library',
      years: [2000, 2100],
      bsToAd: { input: dashed, convert: (input) => library.BStoAD(input), read: fromText },
      adToBs: { input: dashed, convert: (input) => library.ADtoBS(input), read: fromText },
    },
    {
      name: '@remotemerge/nepali-date-converter',
      years: [2000, 2099],
      bsToAd: {
        input: dashed,
        convert: (input) => new Remotemerge(input).toAd(),
        read: fromFields('year', 'month', 'date', 1),
      },
      adToBs: {
        input: dashed,
        convert: (input) => new Remotemerge(input).toBs(),
        read: fromFields('year', 'month', 'date', 1),
      },
    },
    {
      name: '@sbmdkl/nepali-date-converter',
      years: [2000, 2098],
      bsToAd: { input: dashed, convert: (input) => sbmdkl.bsToAd(input), read: fromText },
      adToBs: { input: dashed, convert: (input) => sbmdkl.adToBs(input), read: fromText },
    },
    {
      name: 'nepali-calendar-js',
      years: [2000, 2090],
      bsToAd: {
        input: parts,
        convert: (input) => calendarJs.toGregorian(...(input as Parts)),
        read: fromFields('gy', 'gm', 'gd', 1),
      },
      adToBs: {
        input: parts,
        convert: (input) => calendarJs.toNepali(...(input as Parts)),
        read: fromFields('ny', 'nm', 'nd', 1),
      },
    },
    {
      name: 'ad-bs-converter',
      years: [2000, 2092],
      bsToAd: { input: slashed, convert: (input) => adBs.bs2ad(input), read: fromFields('year', 'month', 'day', 1) },
      adToBs: { input: slashed, convert: (input) => adBs.ad2bs(input).en, read: fromFields('year', 'month', 'day', 1) },
    },
    {
      name: 'nepali-datetime',
      years: [2000, 2098],
      bsToAd: {
        input: parts,
        convert: (input) => {
          const [year, month, day] = input as Parts;
          return datetime.nepaliToEnglish(year, month - 1, day);
        },
        read: fromFields('0', '1', '2', 0),
      },
      adToBs: {
        input: parts,
        convert: (input) => {
          const [year, month, day] = input as Parts;
          return datetime.englishToNepali(year, month - 1, day);
        },
        read: fromFields('0', '1', '2', 0),
      },
    },
    {
      name: '@askbuddie/bikram-sambat',
      years: [2000, 2098],
      takes: 61,
      bsToAd: { input: dashed, convert: (input) => new BikramSambat(input).toAD(), read: fromLocalDate },
      adToBs: { input: localDate, convert: (input) => BikramSambat.fromAD(input), read: fromText },
    },
    {
      name: '@zener/nepali-date',
      years: [2000, 2089],
      bsToAd: {
        input: dashed,
        convert: (input) => new ZenerDate(input).toAD(),
        read: fromFields('year', 'month', 'date', 0),
      },
      adToBs: { input: localDate, convert: (input) => new ZenerDate(input), read: fromText },
    },
  ];
  return list.map((converter) => ({ ...converter, version: version(converter.name) }));
};
