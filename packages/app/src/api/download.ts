import { api } from './client.ts';

/** Fetches a file with the session's token and gives it to the browser to keep, under the name that the server gave it. */
export async function download(
  path: string,
  query: Readonly<Record<string, string>>,
  /** Sent to have the file made, where making it is more than reading. */
  body?: object,
): Promise<void> {
  // A long export takes as long as it takes.
  const response =
    body === undefined
      ? await api.get(path, { searchParams: query, timeout: false })
      : await api.post(path, { searchParams: query, json: body, timeout: false });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export';
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address when the click is done with.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
