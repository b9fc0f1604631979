/** Brands of clients as browsers fetch them: each `brand.json` that the configuration names, and the fonts and logos that it names. */
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Configuration } from '@karmik/model/configuration/files';

/** A file beside the configuration files that is served, and where. */
export interface ServedFile {
  readonly address: string;
  readonly path: string;
}

const FONT_OR_PICTURE = /\.(?:woff2|svg|png|webp|avif|jpe?g)$/i;

/**
 * The files of all brands that the configuration names. A brand that cannot be read is left out and warned about; its values are
 * checked by the browser, which keeps the built-in brand for a wrong one.
 */
export function brandFiles(
  folder: string,
  { brand, organization_brands }: Configuration['runtimeConfig'],
  warn: (text: string) => void,
): ServedFile[] {
  const addresses = [...new Set([brand, ...Object.values(organization_brands)])].filter(Boolean);
  const served = addresses.flatMap((address): ServedFile[] => {
    const path = join(folder, address.slice('/config/'.length));
    try {
      const named = textsIn(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
      return [{ address, path }, ...named.filter(isInside).map((name) => fileAt(folder, name))];
    } catch (error) {
      warn(`${path}: the brand cannot be read (${(error as Error).message}). The built-in one stays.`);
      return [];
    }
  });
  return [...new Map(served.map((file) => [file.address, file])).values()];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Whether a text of a brand is a font or picture in the folder of the configuration, or below it. */
function isInside(text: string): boolean {
  const path = normalize(text);
  return FONT_OR_PICTURE.test(text) && /^[\w@+~./-]+$/.test(text) && !path.startsWith('..') && !path.startsWith('/');
}

const fileAt = (folder: string, name: string): ServedFile => ({
  address: `/config/${normalize(name).replaceAll('\\', '/')}`,
  path: join(folder, name),
});
