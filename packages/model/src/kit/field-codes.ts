/**
 * The codes that open a field to readers and writers. A product registers its own, so that a mistyped one does not compile:
 * `declare module … { interface Register { code: 'staff' | 'admin' } }`. Without a registration every text is one.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Register {}

export type FieldCode = Register extends { readonly code: infer C extends string } ? C : string;
