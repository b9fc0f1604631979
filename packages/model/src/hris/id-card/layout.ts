/**
 * Where everything is on a card, in millimetres from its upper left corner. The printed card and the one on the screen are drawn from
 * the same boxes.
 */
import * as z from 'zod/mini';
import { cardFields, type CardDesign, type CardField } from './design.ts';

/** What one card says of its person. */
export const cardFacts = z.object({
  full_name: z.string(),
  organization: z.string(),
  organization_lines: z.array(z.string()),
  /** Whether the organisation has a logo. */
  has_logo: z.boolean(),
  /** Null before the card is issued. */
  card_number: z.nullable(z.string()),
  expires_on: z.nullable(z.string()),
  qr: z.string(),
  facts: z.record(z.string(), z.string()),
});
export type CardFacts = z.output<typeof cardFacts>;

/** The facts of a card that is not issued yet, with addresses of its pictures that work for an hour. */
export const cardPreview = z.extend(cardFacts, {
  photo: z.nullable(z.string()),
  logo: z.nullable(z.string()),
});
export type CardPreview = z.output<typeof cardPreview>;

export type CardTone = 'ink' | 'muted' | 'light';
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type CardBox = Place &
  (
    | { readonly form: 'band' | 'photo' | 'logo' | 'qr' | 'line' }
    | {
        readonly form: 'text';
        readonly text: string;
        /** Height of the type in millimetres. */
        readonly size: number;
        readonly isBold?: true;
        readonly tone: CardTone;
        readonly align: 'left' | 'center' | 'right';
        /** Goes over several lines; otherwise what is too long is cut. */
        readonly isWrapped?: true;
      }
  );

export interface CardSides {
  readonly width: number;
  readonly height: number;
  readonly front: readonly CardBox[];
  /** Absent for a card of one side. */
  readonly back?: readonly CardBox[];
}

const sizes = { CR80: [85.6, 54], A7: [105, 74] } as const;

const words = {
  en: { number: 'Card no.', until: 'Valid until', found: 'If found, please return to' },
  ne: { number: 'कार्ड नं.', until: 'मान्य मिति', found: 'भेटिएमा फिर्ता गर्नुहोस्' },
} as const;

/** Millimetres of a card, landscape or portrait. */
export function cardSize({ size, orientation }: Pick<CardDesign, 'size' | 'orientation'>): [number, number] {
  const [long, short] = sizes[size];
  return orientation === 'Landscape' ? [long, short] : [short, long];
}

const factLines = (design: CardDesign, facts: CardFacts): string[] =>
  (Object.keys(cardFields) as CardField[])
    .filter((name) => design.shown_fields.includes(name) && facts.facts[name])
    .map((name) => {
      const value = facts.facts[name] ?? '';
      return name === 'job_title' ? value : `${cardFields[name][design.language]}: ${value}`;
    });

function footOf(design: CardDesign, facts: CardFacts): string {
  const say = words[design.language];
  return [
    facts.card_number && `${say.number} ${facts.card_number}`,
    facts.expires_on && `${say.until} ${facts.expires_on}`,
  ]
    .filter(Boolean)
    .join('   ');
}

/** The coloured head with logo and name of the organisation, and the line at the foot. */
function frame(design: CardDesign, facts: CardFacts, width: number, height: number, unit: number): CardBox[] {
  const head = 11 * unit;
  const logo = design.has_logo && facts.has_logo ? 8 * unit : 0;
  const foot = 4.5 * unit;
  const left = 3 * unit + (logo && logo + 2 * unit);
  return [
    { form: 'band', x: 0, y: 0, width, height: head },
    ...(logo ? [{ form: 'logo', x: 3 * unit, y: 1.5 * unit, width: logo, height: logo } as const] : []),
    {
      form: 'text',
      text: facts.organization,
      size: 3.6 * unit,
      isBold: true,
      tone: 'light',
      align: 'left',
      x: left,
      y: 3 * unit,
      width: width - left - 2 * unit,
      height: 5 * unit,
    },
    { form: 'band', x: 0, y: height - foot, width, height: foot },
    {
      form: 'text',
      text: footOf(design, facts),
      size: 2.1 * unit,
      tone: 'light',
      align: 'center',
      x: 2 * unit,
      y: height - foot + 0.8 * unit,
      width: width - 4 * unit,
      height: 3 * unit,
    },
  ];
}

function landscape(design: CardDesign, facts: CardFacts, unit: number, width: number, height: number): CardBox[] {
  const photo = design.has_photo ? 21 * unit : 0;
  const left = 3 * unit + (photo && photo + 3 * unit);
  const hasQr = design.qr_side === 'Front';
  const right = width - 3 * unit - (hasQr ? 17 * unit : 0);
  const line = (text: string, index: number): CardBox => ({
    form: 'text',
    text,
    size: 2.6 * unit,
    tone: 'ink',
    align: 'left',
    x: left,
    y: (20.5 + index * 5) * unit,
    width: right - left,
    height: 4.4 * unit,
  });
  return [
    ...(photo ? [{ form: 'photo', x: 3 * unit, y: 14 * unit, width: photo, height: 27 * unit } as const] : []),
    {
      form: 'text',
      text: facts.full_name,
      size: 3.8 * unit,
      isBold: true,
      tone: 'ink',
      align: 'left',
      x: left,
      y: 13.5 * unit,
      width: width - left - 3 * unit,
      height: 6 * unit,
    },
    ...factLines(design, facts).map(line),
    ...(hasQr
      ? [
          {
            form: 'qr',
            x: width - 19 * unit,
            y: height - 23 * unit,
            width: 16 * unit,
            height: 16 * unit,
          } as const,
        ]
      : []),
  ];
}

function portrait(design: CardDesign, facts: CardFacts, unit: number, width: number): CardBox[] {
  const hasQr = design.qr_side === 'Front';
  const photo = design.has_photo ? { width: 20 * unit, height: 25 * unit } : undefined;
  const below = (photo ? 14 + 26 : 15) * unit;
  const centred = (text: string, y: number, size: number, isBold?: true): CardBox => ({
    form: 'text',
    text,
    size,
    ...(isBold && { isBold }),
    tone: 'ink',
    align: 'center',
    x: 2 * unit,
    y,
    width: width - 4 * unit,
    height: size * 1.7,
  });
  const photoLeft = hasQr ? 4 * unit : (width - 20 * unit) / 2;
  return [
    ...(photo ? [{ form: 'photo', x: photoLeft, y: 14 * unit, ...photo } as const] : []),
    ...(hasQr
      ? [{ form: 'qr', x: width - 22 * unit, y: 18 * unit, width: 17 * unit, height: 17 * unit } as const]
      : []),
    centred(facts.full_name, below, 3.8 * unit, true),
    ...factLines(design, facts).map((text, index) => centred(text, below + (7 + index * 4.6) * unit, 2.6 * unit)),
  ];
}

function backOf(design: CardDesign, facts: CardFacts, width: number, height: number, unit: number): CardBox[] {
  const hasQr = design.qr_side === 'Back';
  const edge = 4 * unit;
  const inner = width - 2 * edge;
  const top = 5 * unit;
  const isTall = height > width;
  const wordsHeight = (isTall ? 20 : 17) * unit;
  const lines = [words[design.language].found, facts.organization, ...facts.organization_lines];
  const lower = top + wordsHeight + 2 * unit;
  const addressWidth = hasQr && !isTall ? inner - 19 * unit : inner;
  return [
    { form: 'band', x: 0, y: 0, width, height: 2.5 * unit },
    {
      form: 'text',
      text: design.back_text ?? '',
      size: 2.5 * unit,
      tone: 'ink',
      align: 'left',
      isWrapped: true,
      x: edge,
      y: top,
      width: inner,
      height: wordsHeight,
    },
    ...lines.map((text, index): CardBox => ({
      form: 'text',
      text,
      size: 2.3 * unit,
      ...(index === 1 && { isBold: true as const }),
      tone: index === 0 ? 'muted' : 'ink',
      align: 'left',
      x: edge,
      y: lower + index * 3.9 * unit,
      width: addressWidth,
      height: 3.7 * unit,
    })),
    ...(hasQr
      ? [
          {
            form: 'qr',
            x: width - edge - 16 * unit,
            y: isTall ? height - 26 * unit : lower,
            width: 16 * unit,
            height: 16 * unit,
          } as const,
        ]
      : []),
    ...(design.signatory
      ? [
          { form: 'line', x: edge, y: height - 7.5 * unit, width: 26 * unit, height: 0 } as const,
          {
            form: 'text',
            text: design.signatory,
            size: 2.2 * unit,
            tone: 'muted',
            align: 'left',
            x: edge,
            y: height - 7 * unit,
            width: 30 * unit,
            height: 3.6 * unit,
          } as const,
        ]
      : []),
    { form: 'band', x: 0, y: height - 2 * unit, width, height: 2 * unit },
  ];
}

/** Both sides of a card. Everything grows with its shorter side. */
export function cardSides(design: CardDesign, facts: CardFacts): CardSides {
  const [width, height] = cardSize(design);
  const unit = Math.min(width, height) / 54;
  const draw = design.orientation === 'Landscape' ? landscape : portrait;
  return {
    width,
    height,
    front: [...frame(design, facts, width, height, unit), ...draw(design, facts, unit, width, height)],
    ...(design.has_back ? { back: backOf(design, facts, width, height, unit) } : {}),
  };
}

const letters = new Intl.Segmenter('ne');
/** Letters for a photo that is not there. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => letters.segment(part)[Symbol.iterator]().next().value?.segment ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

/** White or black, whichever is read better on a colour. */
export function onColour(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000000' : '#ffffff';
}
