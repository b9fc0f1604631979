/** Photos of people: whatever is sent becomes a square of two sizes, made again, so that nothing of the original stays in it. */
import { photoLimits, photoTypes, photoMessages } from '@karmik/model/hris/photo';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { HttpError, invalidField } from '../http/errors.ts';
import type { Content } from './content.ts';
import { mostPixels, workOnPicture } from './pictures.ts';

/** Pixels of a side: for a card that is printed, and for lists on a dense screen. */
const sides = { photo: 512, thumb: 160 } as const;

export type Portrait = Readonly<Record<keyof typeof sides, Content>>;

/** @throws 400 on `file` for what is no JPEG, PNG or WebP by its content, cannot be read, or is too small to know anybody by */
export async function portraitOf(bytes: Buffer): Promise<Portrait> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !photoTypes.some((mime) => mime === type.mime)) throw invalidField('file', photoMessages.type);
  const { width, height } = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height === 0 || width * height > mostPixels) throw invalidField('file', photoMessages.unreadable);
  if (Math.min(width, height) < photoLimits.side)
    throw invalidField('file', photoMessages.small({ side: photoLimits.side }));
  const photo = await square(bytes, 'photo');
  return { photo, thumb: await square(photo.bytes, 'thumb') };
}

async function square(bytes: Buffer, size: keyof typeof sides): Promise<Content> {
  const side = sides[size];
  try {
    const data = await workOnPicture(bytes, {}, (sent) =>
      sent
        .autoOrient()
        .resize({ width: side, height: side, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82 })
        .toBuffer(),
    );
    return { bytes: data, mime: 'image/webp', name: `${size}.webp`, width: side, height: side };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw invalidField('file', photoMessages.unreadable);
  }
}
