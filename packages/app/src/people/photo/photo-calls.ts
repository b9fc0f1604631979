import { photoLimits, photoMessages, photoTypes, type PhotoAnswer } from '@karmik/model/hris/photo';
import type { Message } from '@karmik/model/kit/message';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { upload } from '../../api/upload.ts';
import { refreshSession } from '../../shell/session.ts';
import { squareOf, type Cut, type Size } from './crop.ts';

/** Pixels of the side of what is sent; the server keeps no more. */
const sentSide = 512;

/** A picture that is no photo, with what is said of it. */
export class PhotoRefused extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(said.en);
    this.said = said;
  }
}

/** Why a file is no photo, before anything of it is read. */
export const wrongWith = ({ type, size }: File): Message | undefined =>
  !photoTypes.some((known) => known === type)
    ? photoMessages.type
    : size > photoLimits.bytes
      ? photoMessages.large({ most: photoLimits.bytes / 1024 ** 2 })
      : undefined;

/** Reads a chosen file as a picture. @throws PhotoRefused */
export async function readPicture(file: File): Promise<{ image: HTMLImageElement; size: Size }> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode().catch(() => {
    URL.revokeObjectURL(image.src);
    throw new PhotoRefused(photoMessages.unreadable);
  });
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  if (Math.min(size.width, size.height) >= photoLimits.side) return { image, size };
  URL.revokeObjectURL(image.src);
  throw new PhotoRefused(photoMessages.small({ side: photoLimits.side }));
}

/** The square alone, so that a photo of a phone's camera is a small file before it is sent. */
export async function cutOut(image: HTMLImageElement, size: Size, cut: Cut): Promise<File> {
  const { left, top, side } = squareOf(cut, size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(sentSide, Math.round(side));
  const pen = canvas.getContext('2d');
  if (!pen) throw new PhotoRefused(photoMessages.unreadable);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new PhotoRefused(photoMessages.unreadable);
  return new File([blob], 'photo.jpg', { type: blob.type });
}

/** Whatever shows the person is read again, the top bar with it. */
const shownAnew = () => Promise.all([queryClient.invalidateQueries(), refreshSession()]);

export async function sendPhoto(path: string, file: File): Promise<void> {
  await upload<PhotoAnswer>(path, file, () => {}).answer;
  await shownAnew();
}

export async function removePhoto(path: string): Promise<void> {
  await api.delete(path).json<PhotoAnswer>();
  await shownAnew();
}
