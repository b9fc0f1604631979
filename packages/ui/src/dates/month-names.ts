import { monthName } from 'date-bs';
import { gregorianMonthNames } from './date-text.ts';
import type { DateSystem } from './date-system.ts';

/** Spellings that people type besides the ones that are shown. */
const bsSpellings: readonly (readonly string[])[] = [
  ['baisakh', 'baishakh', 'vaisakh', 'वैशाख', 'बैसाख'],
  ['jeth', 'jestha', 'jyestha', 'jeshtha', 'ज्येष्ठ', 'जेष्ठ'],
  ['asar', 'asadh', 'ashadh', 'asadha', 'ashadha', 'आषाढ', 'असार'],
  ['saun', 'sawan', 'shrawan', 'shravan', 'श्रावण', 'साउन'],
  ['bhadau', 'bhadra', 'भाद्र', 'भदौ'],
  ['asoj', 'aswin', 'ashwin', 'आश्विन', 'अश्विन', 'असोज'],
  ['kattik', 'kartik', 'कार्तिक', 'कात्तिक'],
  ['mansir', 'mangsir', 'मङ्सिर', 'मार्ग', 'मंसीर'],
  ['pus', 'paush', 'poush', 'पौष', 'पुष'],
  ['magh', 'माघ'],
  ['fagun', 'falgun', 'phalgun', 'phagun', 'फाल्गुन', 'फागुन'],
  ['chait', 'chaitra', 'chaitrya', 'चैत्र', 'चैत'],
];

const tables = new Map<DateSystem['id'], readonly (readonly string[])[]>();

/** Every name of each month of a calendar, in both languages, lower case. */
function namesOf(system: DateSystem['id']): readonly (readonly string[])[] {
  const known = tables.get(system);
  if (known !== undefined) return known;
  const made = Array.from({ length: 12 }, (_, index) =>
    (system === 'bs'
      ? [monthName(index + 1), monthName(index + 1, 'ne'), ...(bsSpellings[index] ?? [])]
      : [gregorianMonthNames.en[index] ?? '', gregorianMonthNames.ne[index] ?? '']
    ).map((name) => name.toLowerCase().normalize('NFC')),
  );
  tables.set(system, made);
  return made;
}

/** The month that typed letters name, and whether nothing else can follow; `undefined` when no name begins like that. */
export function readMonthName(
  typed: string,
  system: DateSystem['id'],
): { month: number | undefined; isWhole: boolean } | undefined {
  const letters = typed.trim().toLowerCase().normalize('NFC').replace(/\.$/, '');
  if (letters === '') return undefined;
  const names = namesOf(system);
  const months = names.flatMap((spellings, index) =>
    spellings.some((name) => name.startsWith(letters)) ? [index + 1] : [],
  );
  if (months.length === 0) return undefined;
  const exact = months.find((month) => names[month - 1]?.includes(letters));
  const only = months.length === 1 ? months[0] : undefined;
  return { month: exact ?? only, isWhole: exact !== undefined && only !== undefined };
}
