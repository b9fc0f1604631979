/** What the worker (`public/push-worker.js`) and a page say to each other of lost connections. */
export type WorkerWord =
  /** `at`: when the oldest of what the page shows was seen; null: the server answers again. */
  | { readonly kind: 'karmik.seen'; readonly at: string | null | undefined }
  | { readonly kind: 'karmik.opened' | 'karmik.renewed' };

export type PageWord =
  | { readonly kind: 'karmik.asks' | 'karmik.moved' }
  | { readonly kind: 'karmik.files'; readonly urls: readonly string[] };
