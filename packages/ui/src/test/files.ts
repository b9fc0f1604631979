export interface FileContent {
  readonly name: string;
  /** Such as `text/csv`. */
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

interface Payload {
  name: string;
  mimeType: string;
  buffer: never;
}
/** Playwright's `Locator`. */
interface OutsideOfBrowser {
  readonly setInputFiles: unknown;
  locator(selector: string): { setInputFiles(files: Payload[]): Promise<void> };
  evaluate<A>(work: (element: Element, given: A) => void, given: A): Promise<void>;
}
/** The `Locator` of `vitest/browser`, which runs where the page is. */
interface InsideOfBrowser {
  element(): Element;
}
/** A part that holds a field of files. */
export type FileHolder = OutsideOfBrowser | InsideOfBrowser;

const input = 'input[type="file"]';

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** A file that a function of the page is given, which plain data alone reaches. */
interface Sent {
  readonly name: string;
  readonly type: string;
  readonly bytes: readonly number[];
}

/** Runs in the page, so that it knows nothing of this module. */
function drop(holder: Element, files: readonly Sent[]): void {
  const zone = holder.querySelector('button') ?? holder;
  const dataTransfer = new DataTransfer();
  const items = files.map(({ name, type, bytes }) => {
    const file = new File([Uint8Array.from(bytes)], name, { type });
    dataTransfer.items.add(file);
    // Only what a person drags has an entry of a file system, by which files are told from folders.
    return {
      kind: 'file',
      type,
      getAsFile: () => file,
      webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
    };
  });
  Object.defineProperty(dataTransfer, 'items', { value: items });
  for (const kind of ['dragenter', 'dragover', 'drop'])
    zone.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}

/** Drops files on the field of files in a part. */
export async function dropFile(holder: FileHolder, files: readonly FileContent[]): Promise<void> {
  const sent = files.map(({ name, type, content }) => ({ name, type, bytes: [...bytesOf(content)] }));
  if ('setInputFiles' in holder) await holder.evaluate(drop, sent);
  else drop(holder.element(), sent);
}

/** Gives the field of files in a part these files. @throws where the part has no such field */
export async function addFile(holder: FileHolder, files: readonly FileContent[]): Promise<void> {
  if ('setInputFiles' in holder) {
    const { Buffer: bytes } = globalThis as unknown as { Buffer: { from(content: string | Uint8Array): never } };
    const payloads = files.map(({ name, type, content }) => ({ name, mimeType: type, buffer: bytes.from(content) }));
    await holder.locator(input).setInputFiles(payloads);
    return;
  }
  const field = holder.element().querySelector<HTMLInputElement>(input);
  if (!field) throw new Error('This part has no field of files.');
  const chosen = new DataTransfer();
  for (const { name, type, content } of files) chosen.items.add(new File([content], name, { type }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
