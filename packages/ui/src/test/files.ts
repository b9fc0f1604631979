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
}
/** The `Locator` of `vitest/browser`, which runs where the page is. */
interface InsideOfBrowser {
  element(): Element;
}
/** A part that holds a field of files. */
export type FileHolder = OutsideOfBrowser | InsideOfBrowser;

const input = 'input[type="file"]';

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
