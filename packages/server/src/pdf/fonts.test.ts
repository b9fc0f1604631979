import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { pdfText } from '../../test/support/pdf-text.ts';
import { addFonts, scriptParts } from './fonts.ts';

interface Embedded {
  readonly _font: {
    layoutRun(text: string): {
      readonly glyphs: readonly { readonly id: number }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    };
  };
}

const require = createRequire(import.meta.url);
const file = require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf');
const reference = new Font(new Face(new Blob(readFileSync(file))));

/** Glyphs and where they stand, as HarfBuzz shapes a text of one script. */
function byHarfBuzz(text: string, script: 'deva' | 'latn'): number[][] {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setScript(script === 'deva' ? 'Deva' : 'Latn');
  shape(reference, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const at = positions[index];
    return [codepoint, at?.xAdvance ?? 0, at?.xOffset ?? 0, at?.yOffset ?? 0];
  });
}

const pdf = new PDFDocument({ font: '' });
addFonts(pdf);
pdf.font('regular');

function byPdf(text: string): number[][] {
  const { glyphs, positions } = (pdf as unknown as Embedded)._font.layoutRun(text);
  return glyphs.map(({ id }, index) => {
    const at = positions[index];
    return [id, ...[at?.xAdvance, at?.xOffset, at?.yOffset].map((n) => Math.round(n ?? 0))];
  });
}

const words =
  'क्षेत्री राष्ट्रिय स्वास्थ्य दृष्टिकोण विज्ञप्ति शृङ्खला प्रमाणपत्र द्वन्द्व उत्कृष्ट कार्यालय नियुक्ति श्री कर्मचारी सम्पूर्ण व्यवस्थापन हिँड्नु काठमाडौँ बुद्धि विद्यार्थी ट्रक मन्त्रालय ज्ञान अन्तर्राष्ट्रिय र्‍याल गर्‍यो पुनर्निर्माण चिह्न ब्राह्मण शृङ्गार कीर्ति मिति २०८३।';

describe('Devanagari in a PDF', () => {
  it.each(words.split(' '))('%s has the glyphs of HarfBuzz in their places', (word) => {
    expect(byPdf(word)).toEqual(byHarfBuzz(word, 'deva'));
  });

  it('forms conjuncts: fewer glyphs than characters, and none of them the visible halant', () => {
    const [halant] = byHarfBuzz('\u25CC\u094D', 'deva').at(-1) ?? [];
    for (const word of ['क्ष', 'त्र', 'ज्ञ', 'द्ध', 'श्र']) {
      const glyphs = byPdf(word).map(([id]) => id);
      expect([word, glyphs.length < word.length, glyphs.includes(halant)]).toEqual([word, true, false]);
    }
  });

  it.each([
    ['HRको', ['HR', 'को']],
    ['Ltd.क्षेत्र', ['Ltd.', 'क्षेत्र']],
    ['(क्षेत्र)', ['(क्षेत्र)']],
    ['२०८३/८४-०००१', ['२०८३/८४-०००१']],
  ])('stays whole in %s, where another script is before it', (word, parts) => {
    expect(scriptParts(word).map(([part]) => part)).toEqual(parts);
    expect(byPdf(word)).toEqual(scriptParts(word).flatMap(([part, script]) => byHarfBuzz(part, script)));
  });
});

it('a full stop can be copied from a PDF after another PDF had a middle dot, which is drawn with it', async () => {
  vi.resetModules();
  const fresh = await import('./fonts.ts');
  const written = async (text: string) => {
    const document = new PDFDocument({ font: '' });
    fresh.addFonts(document);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = new Promise((done) => document.on('end', done));
    document.font('regular').text(text).end();
    await end;
    return pdfText(Buffer.concat(chunks)).join('');
  };
  expect(await written('Asha · HR')).toBe('Asha · HR');
  expect(await written('60,000.00')).toBe('60,000.00');
});
