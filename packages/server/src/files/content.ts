/** What an upload is, told from its bytes; pictures are made again, which drops hidden data and anything that is no picture. */
import { fileTypeFromBuffer } from 'file-type';
import { HttpError, invalidField } from '../http/errors.ts';
import { workOnPicture } from './pictures.ts';
import { fileMessages } from '../messages.ts';

export const fileLimit = 15 * 1024 * 1024;
const longestSide = 2_000;

const documents = new Map([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/zip', 'zip'],
]);
const pictures = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

export interface Content {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** The name for a person: no folders, no control characters, at most 150 characters, the ending of its real type. */
function plainName(name: string, ending?: string): string {
  const base =
    (name.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001F\u007F"<>|:*?\u202A-\u202E\u2066-\u2069]/g, '').trim() ||
    'file';
  const stem = ending ? base.replace(/\.[A-Za-z0-9]{1,5}$/, '') : base;
  return `${stem.slice(0, 140)}${ending ? `.${ending}` : ''}`;
}

/** @throws 400 on `file` for what is neither a picture, a document of a known kind nor a plain text */
export async function inspect(bytes: Buffer, name: string): Promise<Content> {
  if (bytes.length === 0) throw invalidField('file', fileMessages.empty);
  const type = await fileTypeFromBuffer(bytes);
  if (type && pictures.has(type.mime)) return picture(bytes, name);
  const ending = type && documents.get(type.mime);
  if (type && ending) return { bytes, mime: type.mime, name: plainName(name, ending), width: null, height: null };
  if (!type && /\.(txt|csv|md)$/i.test(name) && isText(bytes))
    return { bytes, mime: 'text/plain; charset=utf-8', name: plainName(name), width: null, height: null };
  throw invalidField('file', fileMessages.kindNotTaken);
}

async function picture(bytes: Buffer, name: string): Promise<Content> {
  try {
    const { data, info } = await workOnPicture(bytes, { animated: true }, (sent) =>
      sent
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true }),
    );
    return {
      bytes: data,
      mime: 'image/webp',
      name: plainName(name, 'webp'),
      width: info.width,
      height: info.pageHeight ?? info.height,
    };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw invalidField('file', fileMessages.pictureUnreadable);
  }
}

function isText(bytes: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}
