/** Schemas of values that are texts: their lengths, and the form that each kind has. */
import * as z from 'zod/mini';
import { carried, carry } from './message.ts';
import { bilingual, type Text } from './text.ts';
import type { Field } from './fields.ts';
import { messages, formats } from './messages.ts';
import { storedPhone } from './phone.ts';
import type { RuleClock } from './rule-clock.ts';
import { isEmail, isIsoDate, isMonth, isPast, isPersonName, isPhone, isWorkingAge, type Rule } from './rules.ts';

/** Characters that a text column cannot hold (NUL) or that hide in a text (other C0 controls except tab and line feeds). */
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const identifierForm = /^[a-z][a-z0-9_]*$/;
const codeForm = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\-/._ ]*$/u;

/** A text trimmed and free of control characters, with the required and length messages of its label. */
export function textSchema(
  label: Text,
  { min = 0, max, required = true }: { min?: number; max: number; required?: boolean },
) {
  return z.pipe(
    z
      .string({
        error: (issue) =>
          carry(
            issue.input == null
              ? messages.required({ field: label })
              : messages.wrongType({ field: label, format: formats.text }),
          ),
      })
      .check(z.trim()),
    z.string().check(
      z.refine((value) => !required || value.length > 0, {
        error: carried(messages.required({ field: label })),
        abort: true,
      }),
      z.refine((value) => !control.test(value), {
        error: carried(messages.controlCharacter({ field: label })),
        abort: true,
      }),
      z.refine((value) => value.length >= min || value.length === 0, {
        error: carried(messages.tooShort({ field: label, least: min })),
      }),
      z.maxLength(max, { error: carried(messages.tooLong({ field: label, most: max })) }),
    ),
  );
}

const obeys = (rule: Rule, label: Text, clock: () => RuleClock) =>
  z.superRefine<string>((value, context) => {
    const message = rule(value, label, clock().today);
    if (message) context.addIssue({ code: 'custom', message: carry(message), input: value });
  });

/** The schema of a kind of field whose values are texts. */
export function textual(field: Field, clock: () => RuleClock) {
  const label = field.label;
  const required = field.required ?? false;
  switch (field.kind) {
    case 'text': {
      const base = textSchema(label, { min: field.min ?? 0, max: field.max, required });
      if (field.format === 'person_name') return z.pipe(base, z.string().check(obeys(isPersonName, label, clock)));
      if (field.format === 'identifier') {
        const form = messages.pattern({
          field: label,
          format: bilingual(
            'small letters, digits or underscores after a letter, such as basic_salary',
            'अङ्ग्रेजी साना अक्षरपछि अक्षर, अङ्क वा अन्डरस्कोर, जस्तै basic_salary',
          ),
        });
        return z.pipe(base, z.string().check(z.regex(identifierForm, { error: carried(form) })));
      }
      if (field.format === 'code') {
        const form = messages.pattern({
          field: label,
          format: bilingual(
            'letters, digits, dashes, slashes, dots or underscores',
            'अक्षर, अङ्क, ड्यास, छड्के धर्का, थोप्लो वा अन्डरस्कोर मात्र',
          ),
        });
        return z.pipe(base, z.string().check(z.regex(codeForm, { error: carried(form) })));
      }
      return z.pipe(
        base,
        z
          .string()
          .check(z.refine((value) => !/[\r\n]/.test(value), { error: carried(messages.oneLine({ field: label })) })),
      );
    }
    case 'long_text':
      return textSchema(label, { max: field.max, required });
    case 'email':
      return z.pipe(
        textSchema(label, { max: 254, required }),
        z.string().check(z.toLowerCase(), obeys(isEmail, label, clock)),
      );
    case 'phone':
      return z.pipe(
        textSchema(label, { max: 32, required }),
        z.string().check(z.overwrite(storedPhone), obeys(isPhone, label, clock)),
      );
    case 'date': {
      // A day that was typed and does not exist comes with its calendar, and is refused in the words of that calendar.
      const date = z.pipe(textSchema(label, { max: 16, required }), z.string().check(obeys(isIsoDate, label, clock)));
      if (field.format === 'past') return z.pipe(date, z.string().check(obeys(isPast, label, clock)));
      return field.format === 'birth_date' ? z.pipe(date, z.string().check(obeys(isWorkingAge, label, clock))) : date;
    }
    case 'rich_text':
      return textSchema(label, { max: field.max, required });
    case 'url':
      return formed(
        label,
        required,
        500,
        webAddress,
        bilingual('a web address starting with http:// or https://', 'http:// वा https:// बाट सुरु हुने वेब ठेगाना'),
      );
    case 'colour':
      return formed(label, required, 7, /^#[0-9a-f]{6}$/i, bilingual('a colour such as #0a5bd3', '#0a5bd3 जस्तो रङ'));
    case 'time':
      return formed(label, required, 5, /^([01]\d|2[0-3]):[0-5]\d$/, formats.time);
    case 'month':
      return z.pipe(textSchema(label, { max: 10, required }), z.string().check(obeys(isMonth, label, clock)));
    case 'fiscal_year':
      return z.pipe(
        formed(
          label,
          required,
          7,
          /^\d{4}\/\d{2}$/,
          bilingual('a fiscal year such as 2083/84', '2083/84 जस्तो आर्थिक वर्ष'),
        ),
        z.string().check(
          z.refine((value) => value === '' || (Number(value.slice(0, 4)) + 1) % 100 === Number(value.slice(5)), {
            error: carried(
              messages.pattern({
                field: label,
                format: bilingual('two years that follow each other, such as 2083/84', '2083/84 जस्ता क्रमैका दुई वर्ष'),
              }),
            ),
          }),
        ),
      );
    default:
      throw new Error(`${field.kind} is not a textual kind`);
  }
}

const webAddress = /^https?:\/\/[^\s/?#]+\.?[^\s]*$/i;

const formed = (label: Text, required: boolean, max: number, form: RegExp, words: Text) =>
  z.pipe(
    textSchema(label, { max, required }),
    z.string().check(
      z.refine((value) => (!required && value === '') || form.test(value), {
        error: carried(messages.pattern({ field: label, format: words })),
      }),
    ),
  );
