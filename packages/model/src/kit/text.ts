/** A text of the product in each language of its interface. */
export interface Text {
  readonly en: string;
  readonly ne: string;
}

export type Language = keyof Text;

export const languages = ['en', 'ne'] as const satisfies readonly Language[];

/** Pairs the English and the Nepali wording of one text. */
export const bilingual = (en: string, ne: string): Text => ({ en, ne });
