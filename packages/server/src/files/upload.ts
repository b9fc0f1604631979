/** The one file of a multipart request, in the field "file". */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { labels } from '@karmik/model/kit/labels';
import { messages } from '@karmik/model/kit/messages';
import type { Message } from '@karmik/model/kit/message';
import { invalidField } from '../http/errors.ts';
import { fileMessages } from '../messages.ts';
import type { FileStore, Stored } from './store.ts';

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * @param most bytes
 * @param tooLarge what is said of a larger one; absent: the server's 413
 * @throws 400 on `file` where none was sent, 413 or 400 where it is larger
 */
export async function takeUpload(request: FastifyRequest, most: number, tooLarge?: Message): Promise<Upload> {
  if (!request.isMultipart()) throw invalidField('file', fileMessages.notMultipart);
  let part: MultipartFile | undefined;
  let bytes: Buffer | undefined;
  try {
    part = await request.file({ limits: { fileSize: most, files: 1 } });
    bytes = await part?.toBuffer();
  } catch (error) {
    const { code, statusCode } = error as FastifyError;
    if (tooLarge && code === 'FST_REQ_FILE_TOO_LARGE') throw invalidField('file', tooLarge);
    if (statusCode !== undefined) throw error;
    // The parser of multipart bodies says in plain errors that one was cut or breaks its rules.
    throw invalidField('file', fileMessages.damagedUpload);
  }
  if (!part || !bytes) throw invalidField('file', messages.required({ field: labels.file }));
  return { name: part.filename, bytes };
}

/**
 * The same for a file that is too large to be held in memory: it is written as it comes.
 * @throws 400 on `file` where none was sent, and for a larger one, of which nothing is kept
 */
export async function takeStored(
  request: FastifyRequest,
  files: FileStore,
  most: number,
  tooLarge: Message,
): Promise<{ readonly name: string; readonly stored: Stored }> {
  if (!request.isMultipart()) throw invalidField('file', fileMessages.notMultipart);
  let part: MultipartFile | undefined;
  let stored: Stored | undefined;
  try {
    part = await request.file({ limits: { fileSize: most, files: 1 } });
    if (part) stored = await files.put(part.file);
  } catch (error) {
    if ((error as FastifyError).statusCode !== undefined) throw error;
    throw invalidField('file', fileMessages.damagedUpload);
  }
  if (!part || !stored) throw invalidField('file', messages.required({ field: labels.file }));
  if (part.file.truncated) {
    await files.remove(stored.key);
    throw invalidField('file', tooLarge);
  }
  return { name: part.filename, stored };
}
