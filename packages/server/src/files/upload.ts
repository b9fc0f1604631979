/** The one file of a multipart request, in the field "file". */
import type { FastifyError, FastifyRequest } from 'fastify';
import { invalidField } from '../http/errors.ts';

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * @param most bytes
 * @param tooLarge what is said of a larger one; absent: the server's 413
 * @throws 400 on `file` where none was sent, 413 or 400 where it is larger
 */
export async function takeUpload(request: FastifyRequest, most: number, tooLarge?: string): Promise<Upload> {
  if (!request.isMultipart()) throw invalidField('file', 'Send the file as multipart/form-data in the field "file".');
  const part = await request.file({ limits: { fileSize: most, files: 1 } });
  if (!part) throw invalidField('file', 'File is Required');
  try {
    return { name: part.filename, bytes: await part.toBuffer() };
  } catch (error) {
    if (tooLarge && (error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE') throw invalidField('file', tooLarge);
    throw error;
  }
}
