/** From a template and the facts of a person to the words of a letter and its PDF. */
import { fillTemplate } from '@karmik/model/commons/mail-template';
import { knownPlaceholders, type LetterValues } from '@karmik/model/hris/letters/placeholders';
import sharp from 'sharp';
import type { Context } from '../../../context.ts';
import { escapeHtml } from '../../../pdf/rich-text.ts';
import { bsDay, adDay, digitsOf, type Head, type LetterLanguage } from './facts.ts';

/** What of a template is in a letter. */
export interface LetterText {
  readonly language: LetterLanguage;
  readonly subject: string;
  readonly body: string;
}
export interface Template extends LetterText {
  readonly id: number;
  readonly is_active: boolean;
  readonly is_requestable: boolean;
}

/** The placeholders of a template for which the file of the person says nothing. */
export const missingIn = ({ subject, body }: Pick<LetterText, 'subject' | 'body'>, values: LetterValues): string[] =>
  knownPlaceholders(`${subject} ${body}`).filter((name) => values[name] === null);

/** The template with the facts in it; a place without a fact stays as it is. */
export function fillLetter(
  { subject, body }: Pick<LetterText, 'subject' | 'body'>,
  values: LetterValues,
): { subject: string; body: string } {
  const known = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    subject: fillTemplate(subject, Object.fromEntries(known)).replace(/[\r\n]+/g, ' '),
    body: fillTemplate(body, Object.fromEntries(known.map(([name, value]) => [name, escapeHtml(value)]))),
  };
}

/** The stored logo as a picture that a PDF takes; null where there is none. */
export async function readLogo({ files }: Context, key: string | null): Promise<Buffer | null> {
  if (key === null || !(await files.has(key))) return null;
  return sharp(files.path(key)).resize({ height: 240, withoutEnlargement: true }).png().toBuffer();
}

export async function drawLetter(
  context: Context,
  head: Head,
  letter: {
    readonly language: LetterLanguage;
    readonly number: string | null;
    readonly today: string;
    readonly subject: string;
    readonly body: string;
  },
): Promise<Buffer> {
  const { language, number, today, subject, body } = letter;
  // What writes PDFs takes thirty megabytes, which a server that writes none does without.
  const { letterPdf } = await import('../../../pdf/letter-pdf.ts');
  return letterPdf({
    language,
    organization: head.name,
    organizationLines: head.lines,
    logo: await readLogo(context, head.logoKey),
    number: number === null ? null : digitsOf(number, language),
    date: `${bsDay(today, language)} (${adDay(today, language)})`,
    subject,
    body,
    at: context.clock(),
  });
}
