/**
 * The typeface of PDFs, Noto Sans Devanagari, which has Latin letters too. A word is cut where its script changes before it is shaped:
 * one script is chosen for what is shaped at once, and conjuncts after Latin letters, as in `HRको`, would come apart.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** What is used of pdfkit and fontkit beyond their public side; the pinned version and a test hold it. */
interface Glyph {
  readonly id: number;
  /** The characters that it was first asked for, which the table for copying text is made of. */
  codePoints: readonly number[];
  readonly advanceWidth: number;
}
interface Run {
  readonly glyphs: Glyph[];
  readonly positions: Record<string, number>[];
}
interface Face {
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  layout(text: string, features: readonly string[], script: string | readonly string[]): Run;
}
interface Embedded {
  readonly scale: number;
  layoutRun(text: string): Run & { readonly advanceWidth: number };
}
type EmbeddedMaker = new (document: Pdf, face: Face, id: string) => Embedded;
interface Inside {
  readonly _font: { readonly constructor: EmbeddedMaker; readonly font: Face };
  readonly _fontFamilies: Record<string, Embedded>;
}

export type Pdf = PDFKit.PDFDocument;
export type FontName = 'regular' | 'bold';

const require = createRequire(import.meta.url);
const files: Record<FontName, string> = {
  regular: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
};

interface Parsed {
  readonly Maker: EmbeddedMaker;
  readonly faces: Record<FontName, Face>;
}
let parsed: Parsed | undefined;

/**
 * A face keeps each glyph as it was first asked for. The writer of a file asks for parts of other glyphs without characters, such as the
 * full stop that a middle dot is drawn with; every later document of this face would have full stops that cannot be copied or searched.
 */
function rememberCharacters(face: Face): Face {
  const glyphOf = face.getGlyph.bind(face);
  face.getGlyph = (id, codePoints = []) => {
    const glyph = glyphOf(id, codePoints);
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
  return face;
}

/** Reads the fonts once for all documents: parsing them takes longer than writing a letter. */
function parse(): Parsed {
  const scratch = new PDFDocument();
  const open = (name: FontName): Inside['_font'] => {
    scratch.font(readFileSync(files[name]));
    return (scratch as unknown as Inside)._font;
  };
  const regular = open('regular');
  return {
    Maker: regular.constructor,
    faces: { regular: rememberCharacters(regular.font), bold: rememberCharacters(open('bold').font) },
  };
}

/** The newer rules of shaping before the older ones. */
const tags = { deva: ['dev2', 'deva'], latn: 'latn' } as const;

const scriptOf = (character: string): 'deva' | 'latn' | undefined =>
  /\p{Script=Devanagari}/u.test(character) ? 'deva' : /\p{Script=Latin}/u.test(character) ? 'latn' : undefined;

/**
 * Parts of a text of one script each. Marks, digits and signs go with what is before them.
 * @example scriptParts('HRको') // [['HR', 'latn'], ['को', 'deva']]
 */
export function scriptParts(text: string): [string, 'deva' | 'latn'][] {
  const parts: [string, 'deva' | 'latn'][] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const script = scriptOf(character) ?? last?.[1] ?? 'latn';
    if (last && (last[1] === script || /^[\p{P}\p{S}\p{N}\p{Z}]*$/u.test(last[0]))) {
      last[0] += character;
      last[1] = script;
    } else parts.push([character, script]);
  }
  return parts;
}

function shape(face: Face, scale: number, text: string): Run & { readonly advanceWidth: number } {
  const glyphs: Glyph[] = [];
  const positions: Record<string, number>[] = [];
  let advanceWidth = 0;
  for (const [part, script] of scriptParts(text)) {
    const run = face.layout(part, [], tags[script]);
    for (const [index, glyph] of run.glyphs.entries()) {
      const position = run.positions[index] ?? {};
      for (const key of Object.keys(position)) position[key] = (position[key] ?? 0) * scale;
      // Where the pen would go without shaping, from which the writer of the page reckons what to correct.
      position.advanceWidth = glyph.advanceWidth * scale;
      advanceWidth += position.xAdvance ?? 0;
      glyphs.push(glyph);
      positions.push(position);
    }
  }
  return { glyphs, positions, advanceWidth };
}

/** Gives a document its fonts, to be chosen by name with `document.font`. */
export function addFonts(document: Pdf): void {
  parsed ??= parse();
  const { Maker, faces } = parsed;
  for (const name of ['regular', 'bold'] as const) {
    const embedded = new Maker(document, faces[name], name === 'bold' ? 'FB' : 'FR');
    embedded.layoutRun = (text) => shape(faces[name], embedded.scale, text);
    (document as unknown as Inside)._fontFamilies[name] = embedded;
  }
}
