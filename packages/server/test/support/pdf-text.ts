/** The words of a PDF of ours, for tests: glyphs are read back by the tables that the file itself has for copying text. */
import { inflateSync } from 'node:zlib';

const streamOf = (object: string): string => {
  const match = /stream\n([\s\S]*?)\nendstream/.exec(object);
  return match?.[1] === undefined ? '' : inflateSync(Buffer.from(match[1], 'latin1')).toString('latin1');
};

/** Texts by the codes of glyphs. */
function tableOf(cmap: string): string[] {
  const entries: string[] = [];
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    for (const [place, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      entries[first + place] = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
  }
  return entries;
}

/** @returns the text of each page, pieces apart by spaces */
export function pdfText(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const tables = new Map<string, string[]>();
  for (const body of objects.values())
    for (const [, name = '', font = ''] of body.matchAll(/\/(F[RB]) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1];
      if (cmap !== undefined) tables.set(name, tableOf(streamOf(objects.get(cmap) ?? '')));
    }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const content = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
      let table: string[] = [];
      const words: string[] = [];
      for (const [, font, shown] of content.matchAll(/\/(F[RB]) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
        if (font !== undefined) table = tables.get(font) ?? [];
        else
          words.push(
            [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)]
              .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
              .map((code) => table[Number.parseInt(code, 16)] ?? '')
              .join(''),
          );
      }
      return words.join(' ');
    });
}
