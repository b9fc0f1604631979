import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import {
  brandCss,
  brandFromJson,
  contrastReport,
  describeCorrection,
  logoOf,
  ownFonts,
  type BrandValues,
} from '@karmik/ui/brand';

/** Where a brand comes from and where its files go. Paths are absolute or of the working directory. */
export interface BrandFilesOptions {
  /** The JSON file of the brand; its fonts and logos are relative to it. */
  readonly file: string;
  /** Folder of the files that are written; it is made if it is not there. */
  readonly out: string;
}

/** What was written, or why nothing was: one line for each problem. */
export type BrandFilesResult =
  | {
      readonly ok: true;
      /** Paths of all files that were written: stylesheet, report, fonts and logos. */
      readonly written: readonly string[];
      /** What was changed of the brand's colours, one line each. */
      readonly corrections: readonly string[];
      /** The contrast of the brand as a Markdown page. */
      readonly report: string;
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Writes the files of a brand into a folder: `<id>.css`, `<id>.contrast.md`, and the fonts and logos that the brand names
 * by a path. Addresses that begin with `https:` or `/` are linked as they are. Nothing is written for a brand with a problem.
 */
export async function writeBrandFiles({ file, out }: BrandFilesOptions): Promise<BrandFilesResult> {
  const read = await readJson(file);
  if (!read.ok) return read;
  const result = brandFromJson(read.data);
  if (!result.ok) return result;
  const { values } = result.brand;
  const copies = copiesOf(values);
  if (!copies.ok) return copies;
  const missing = await missingOf(copies.byPath, dirname(file));
  if (missing.length > 0) return { ok: false, problems: missing };

  const css = brandCss(result.brand, { address: (path) => copies.byPath.get(path) ?? path });
  const report = contrastReport(result.brand);
  const texts = { [`${values.id}.css`]: css, [`${values.id}.contrast.md`]: report };
  const written: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const target = join(out, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    written.push(target);
  }
  for (const [path, name] of copies.byPath) {
    const target = join(out, name);
    await mkdir(dirname(target), { recursive: true });
    // A brand whose files are already where they belong is written in place.
    if (resolve(dirname(file), path) !== resolve(target)) await copyFile(resolve(dirname(file), path), target);
    written.push(target);
  }
  return { ok: true, written, corrections: result.corrections.map(describeCorrection), report };
}

/** Font files and logos of a brand by their paths. */
const filesOf = (values: BrandValues): string[] => [
  ...ownFonts(values).flatMap(({ files }) => files.map(({ file }) => file)),
  ...Object.values(logoOf(values) ?? {}),
];

/** Names of the copies, relative to the stylesheet, by the paths that the brand says; links are left out. */
function copiesOf(
  values: BrandValues,
): { ok: true; byPath: ReadonlyMap<string, string> } | { ok: false; problems: string[] } {
  const byPath = new Map<string, string>();
  const byName = new Map<string, string>();
  const problems: string[] = [];
  for (const path of new Set(filesOf(values))) {
    if (/^(?:https:|\/)/.test(path)) continue;
    const name = `${extname(path).toLowerCase() === '.woff2' ? 'fonts' : 'images'}/${basename(path)}`;
    const other = byName.get(name);
    if (other !== undefined) problems.push(`"${path}" and "${other}" have the same file name. Rename one of them.`);
    byName.set(name, path);
    byPath.set(path, name);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, byPath };
}

const WOFF2 = 'wOF2';

async function missingOf(byPath: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const path of byPath.keys()) {
    const found = await readFile(resolve(folder, path)).catch(() => undefined);
    if (found === undefined) problems.push(`"${path}" is not a file that can be read in ${folder}.`);
    else if (path.toLowerCase().endsWith('.woff2') && found.subarray(0, 4).toString('latin1') !== WOFF2)
      problems.push(`"${path}" is no woff2 font. Convert it to woff2 first.`);
  }
  return problems;
}

async function readJson(file: string): Promise<{ ok: true; data: unknown } | { ok: false; problems: string[] }> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return { ok: false, problems: [`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'error'}.`] };
  }
  try {
    return { ok: true, data: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { ok: false, problems: [`${file} is not JSON: ${placed((error as Error).message, text)}`] };
  }
}

/** The message of the parser with line and column, which not every version of Node says. */
function placed(message: string, text: string): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined || message.includes('line ')) return message;
  const before = text.slice(0, Number(position)).split('\n');
  return `${message} (line ${before.length} column ${(before.at(-1)?.length ?? 0) + 1})`;
}
