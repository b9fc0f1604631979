import { densities } from '../tokens/names.ts';
import { scriptRanges } from '../fonts/scripts.ts';
import { isHex } from './color.ts';
import { leastControlHeight } from './define-brand.ts';
import {
  barKinds,
  controlHeightRange,
  elevationKinds,
  fontKinds,
  navKinds,
  neutralKinds,
  radiusKinds,
  radiusRange,
  textSizeRange,
  type BrandFont,
  type BrandFontFallback,
  type BrandFontFile,
  type BrandLogo,
  type BrandValues,
} from './values.ts';

/** Says what is wrong with a value at a path, one line for each problem, with the nearest valid value where there is one. */
type Check = (path: string, value: unknown) => string[];

/** A check for each key of an object, so that a new value cannot be forgotten here. */
type Checks<Values> = { readonly [Key in keyof Required<Values>]: Check };

const said = (value: unknown): string => JSON.stringify(value) ?? String(value);

const refuse = (path: string, value: unknown, rule: string, nearest?: string | number): string[] => [
  `"${path}" is ${said(value)}. ${rule}${nearest === undefined ? '' : ` The nearest valid value is ${said(nearest)}.`}`,
];

const text =
  (pattern: RegExp, rule: string, nearest?: (value: string) => string | undefined): Check =>
  (path, value) =>
    typeof value === 'string' && pattern.test(value)
      ? []
      : refuse(path, value, rule, typeof value === 'string' ? nearest?.(value) : undefined);

const oneOf =
  (allowed: readonly string[]): Check =>
  (path, value) =>
    typeof value === 'string' && allowed.includes(value)
      ? []
      : refuse(path, value, `Use one of ${allowed.map(said).join(', ')}.`, nearestName(String(value), allowed));

const numberIn =
  ({ min, max }: { min: number; max: number }, unit: string): Check =>
  (path, value) => {
    if (typeof value === 'number' && value >= min && value <= max) return [];
    const number = typeof value === 'string' ? Number.parseFloat(value) : value;
    const nearest =
      typeof number === 'number' && Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : undefined;
    return refuse(path, value, `Use a number of ${unit} from ${min} to ${max}, without quotes.`, nearest);
  };

const color: Check = (path, value) =>
  isHex(value) ? [] : refuse(path, value, 'Write a colour as #rrggbb.', nearestHex(value));

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/i;

/** What was meant by a colour without its sign, in three digits, or with a share of opacity. */
function nearestHex(value: unknown): string | undefined {
  const short = SHORT.exec(String(value));
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  const long = LONG.exec(String(value))?.[1];
  return long === undefined ? undefined : `#${long.toLowerCase()}`;
}

/** The allowed name that takes the fewest changes of letters to reach, if it takes no more than half of them. */
function nearestName(value: string, allowed: readonly string[]): string | undefined {
  const [best] = allowed
    .map((name) => ({ name, distance: distanceOf(value.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= best.name.length / 2 ? best.name : undefined;
}

/** Levenshtein distance of two short words. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, otherLetter] of Array.from(other).entries()) {
      const replaced = row[index]! + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, row[index + 1]! + 1, next[index]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

/** Checks each key of an object, names those that are unknown, and those of `required` that are missing. */
function object<Values>(checks: Checks<Values>, required: readonly (keyof Values & string)[], what: string): Check {
  return (path, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, value, what);
    const inside = (key: string): string => (path === '' ? key : `${path}.${key}`);
    const known = Object.keys(checks);
    return [
      ...Object.entries(value).flatMap(([key, child]) => {
        if (Object.hasOwn(checks, key)) return checks[key as keyof Values](inside(key), child);
        const near = nearestName(key, known);
        return [`"${inside(key)}" is not a value of a brand.${near === undefined ? '' : ` Did you mean "${near}"?`}`];
      }),
      ...required.filter((key) => !Object.hasOwn(value, key)).map((key) => `"${inside(key)}" is missing.`),
    ];
  };
}

// What could end the text or the address in a stylesheet is not part of a name or of a path.
const family = text(
  /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u,
  'Write the name of a family in letters, digits, spaces and dashes.',
);
const PATH = String.raw`(?:https:\/\/[\w.:-]+\/|\/|(?:\.{1,2}\/)*)[\w@%+~-][\w@%+~./-]*`;
const fontPath = text(
  new RegExp(`^${PATH}\\.woff2$`, 'i'),
  'Name a .woff2 file: a path without spaces, or an https address.',
);
const picturePath = text(
  new RegExp(`^${PATH}\\.(?:svg|png|webp|avif|jpe?g)$`, 'i'),
  'Name a picture (.svg, .png, .webp, .avif, .jpg): a path without spaces, or an https address.',
);
const percent = numberIn({ min: 0, max: 300 }, 'percent');

const fontFile = object<BrandFontFile>(
  {
    file: fontPath,
    script: oneOf(Object.keys(scriptRanges)),
    unicodeRange: text(
      /^U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?(?:,\s*U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?)*$/i,
      'Write ranges as in CSS, for example "U+0900-097F".',
    ),
    weight: text(
      /^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$|^1000$/,
      'Write one weight such as "400", or a range such as "100 900".',
    ),
    style: oneOf(['normal', 'italic']),
  },
  ['file'],
  'A font file is an object with "file".',
);

const ownFont = object<BrandFont>(
  {
    family,
    files: (path, value) =>
      Array.isArray(value) && value.length > 0
        ? value.flatMap((file, index) => fontFile(`${path}[${index}]`, file))
        : refuse(path, value, 'List at least one file.'),
    fallback: object<BrandFontFallback>(
      {
        local: family,
        sizeAdjust: percent,
        ascentOverride: percent,
        descentOverride: percent,
        lineGapOverride: percent,
      },
      ['local'],
      'A fallback is an object with "local".',
    ),
  },
  ['family', 'files'],
  'A font is an object with "family" and "files".',
);

const font: Check = (path, value) => {
  if (typeof value === 'object' && value !== null) return ownFont(path, value);
  const [problem, ...others] = oneOf(fontKinds)(path, value);
  return problem === undefined
    ? []
    : [`${problem} A font of your own is an object with "family" and "files".`, ...others];
};

const ownLogo = object<BrandLogo>(
  { light: picturePath, dark: picturePath },
  ['light'],
  'A logo has "light" and "dark".',
);
const id = text(
  /^[a-z][a-z0-9-]*$/,
  'Write it in kebab-case.',
  (value) =>
    value
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[\d-]+|-+$/g, '') || undefined,
);

const brand = object<BrandValues>(
  {
    id,
    name: text(/\S/, 'Write a text.'),
    accent: color,
    neutral: oneOf(neutralKinds),
    positive: color,
    caution: color,
    critical: color,
    info: color,
    radius: (path, value) =>
      typeof value === 'number' ? numberIn(radiusRange, 'px')(path, value) : oneOf(radiusKinds)(path, value),
    elevation: oneOf(elevationKinds),
    topBar: oneOf(barKinds),
    sideNav: oneOf(navKinds),
    font,
    headingFont: font,
    textSize: numberIn(textSizeRange, 'px'),
    controlHeight: numberIn(controlHeightRange, 'px'),
    density: oneOf(densities),
    logo: (path, value) => (typeof value === 'string' ? picturePath : ownLogo)(path, value),
  },
  ['id', 'name', 'accent'],
  'A brand is an object with at least "id", "name" and "accent".',
);

/** What is wrong with the values of a brand, one line for each problem; empty when `defineBrand` can take them. */
export function problemsOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return ['A brand is an object with at least "id", "name" and "accent".'];
  }
  const problems = brand('', data);
  return problems.length > 0 ? problems : unfitSizes(data as BrandValues);
}

function unfitSizes({ controlHeight, textSize = textSizeRange.usual }: BrandValues): string[] {
  const least = leastControlHeight(textSize);
  if (controlHeight === undefined || controlHeight >= least) return [];
  return refuse('controlHeight', controlHeight, `A control of that height cannot hold text of ${textSize} px.`, least);
}
