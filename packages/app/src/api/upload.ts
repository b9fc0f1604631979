import { freshAccess } from './client.ts';
import { UploadError } from './failure.ts';
import { tokenStore } from './token-store.ts';

export interface Upload<T> {
  readonly answer: Promise<T>;
  readonly cancel: () => void;
}

/**
 * Sends one file as multipart field `file` and tells how far it is, from 0 to 1. It uses XMLHttpRequest, because `fetch` reports
 * no progress of what is sent.
 */
export function upload<T>(path: string, file: File, onProgress: (share: number) => void): Upload<T> {
  let request = new XMLHttpRequest();
  let isCancelled = false;

  const send = (access: string) =>
    new Promise<T>((resolve, reject) => {
      request = new XMLHttpRequest();
      request.open('POST', `/api/v1/${path}`);
      request.responseType = 'json';
      request.setRequestHeader('authorization', `Bearer ${access}`);
      request.upload.addEventListener('progress', (event) => onProgress(event.total ? event.loaded / event.total : 0));
      request.addEventListener('load', () => {
        if (request.status >= 200 && request.status < 300) resolve(request.response as T);
        else reject(new UploadError(request.status, request.response));
      });
      request.addEventListener('error', () => reject(new TypeError('The connection broke off during the upload.')));
      request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
      const body = new FormData();
      body.append('file', file, file.name);
      request.send(body);
    });

  const run = async (): Promise<T> => {
    const access = tokenStore.read()?.access ?? '';
    try {
      return await send(access);
    } catch (error) {
      if (!(error instanceof UploadError) || error.status !== 401 || isCancelled) throw error;
      const fresh = await freshAccess(access);
      if (!fresh) throw error;
      return send(fresh);
    }
  };

  return {
    answer: run(),
    cancel: () => {
      isCancelled = true;
      request.abort();
    },
  };
}
