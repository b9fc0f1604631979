/** Work on pictures that people send. Decoded, one of the largest takes some 250 MB, so that they are worked on one after another. */
import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { tooMany } from '../http/errors.ts';
import { fileMessages } from '../messages.ts';

/** More is refused; the photos of telephones have up to 50 megapixels. */
export const mostPixels = 60_000_000;
/** Bytes of pictures that wait for their turn. */
const mostWaiting = 64 * 1024 * 1024;
const seconds = 20;

const turn = pLimit(1);
let waiting = 0;

/**
 * Does work on a picture when its turn comes.
 * @throws 429 where too many wait; what sharp throws of a picture that it cannot read or that takes too long
 */
export async function workOnPicture<T>(
  bytes: Buffer,
  options: SharpOptions,
  work: (picture: Sharp) => Promise<T>,
): Promise<T> {
  if (waiting > 0 && waiting + bytes.length > mostWaiting) throw tooMany({ detail: fileMessages.picturesBusy }, 60);
  waiting += bytes.length;
  try {
    return await turn(() => work(sharp(bytes, { ...options, limitInputPixels: mostPixels }).timeout({ seconds })));
  } finally {
    waiting -= bytes.length;
  }
}
