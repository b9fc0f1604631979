/** Schemas of values that are texts: their lengths, and the form that each kind has. */
import * as z from 'zod/mini';
import type { Field } from './fields.ts';
import { messages } from './messages.ts';
import type { Moment } from './moment.ts';
import { isEmail, isIsoDate, isPast, isPersonName, isPhone, isWorkingAge, type Rule } from './rules.ts';

/** Characters that a text column cannot hold (NUL) or that hide in a text (other C0 controls except tab and line feeds). */
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const codeForm = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\-/._ ]*$/u;

/** A text trimmed and free of control characters, with the required and length messages of its label. */
export function textSchema(
  label: string,
  { min = 0, max, required = true }: { min?: number; max: number; required?: boolean },
) {
  return z.pipe(
    z
      .string({
        error: (issue) => (issue.input == null ? messages.required(label) : messages.wrongType(label, 'a text')),
      })
      .check(z.trim()),
    z.string().check(
      z.refine((value) => !required || value.length > 0, { error: messages.required(label), abort: true }),
      z.refine((value) => !control.test(value), { error: messages.controlCharacter(label), abort: true }),
      z.refine((value) => value.length >= min || value.length === 0, { error: messages.tooShort(label, min) }),
      z.maxLength(max, { error: messages.tooLong(label, max) }),
    ),
  );
}

const obeys = (rule: Rule, label: string, moment: () => Moment) =>
  z.superRefine<string>((value, context) => {
    const message = rule(value, label, moment().today);
    if (message) context.addIssue({ code: 'custom', message, input: value });
  });

/** The schema of a kind of field whose values are texts. */
export function textual(field: Field, moment: () => Moment) {
  const label = field.label.en;
  const required = field.required ?? false;
  switch (field.kind) {
    case 'text': {
      const base = textSchema(label, { min: field.min ?? 0, max: field.max, required });
      if (field.form === 'person_name') return z.pipe(base, z.string().check(obeys(isPersonName, label, moment)));
      if (field.form === 'code') {
        const form = messages.pattern(label, 'letters, digits, dashes, slashes, dots or underscores');
        return z.pipe(base, z.string().check(z.regex(codeForm, { error: form })));
      }
      return z.pipe(
        base,
        z.string().check(z.refine((value) => !/[\r\n]/.test(value), { error: messages.oneLine(label) })),
      );
    }
    case 'long_text':
      return textSchema(label, { max: field.max, required });
    case 'email':
      return z.pipe(
        textSchema(label, { max: 254, required }),
        z.string().check(z.toLowerCase(), obeys(isEmail, label, moment)),
      );
    case 'phone':
      return z.pipe(textSchema(label, { max: 32, required }), z.string().check(obeys(isPhone, label, moment)));
    case 'date': {
      const date = z.pipe(textSchema(label, { max: 10, required }), z.string().check(obeys(isIsoDate, label, moment)));
      if (field.form === 'past') return z.pipe(date, z.string().check(obeys(isPast, label, moment)));
      return field.form === 'birth_date' ? z.pipe(date, z.string().check(obeys(isWorkingAge, label, moment))) : date;
    }
    case 'rich_text':
      return textSchema(label, { max: field.max, required });
    case 'url':
      return formed(label, required, 500, webAddress, 'a web address that begins with http:// or https://');
    case 'colour':
      return formed(label, required, 7, /^#[0-9a-f]{6}$/i, 'a colour such as #0a5bd3');
    case 'time':
      return formed(label, required, 5, /^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30');
    case 'month':
      return formed(label, required, 10, /^(bs|ad):[12]\d{3}-(0[1-9]|1[0-2])$/, 'a month such as bs:2083-08');
    case 'fiscal_year':
      return z.pipe(
        formed(label, required, 7, /^\d{4}\/\d{2}$/, 'a fiscal year such as 2083/84'),
        z.string().check(
          z.refine((value) => value === '' || (Number(value.slice(0, 4)) + 1) % 100 === Number(value.slice(5)), {
            error: messages.pattern(label, 'two years that follow each other, such as 2083/84'),
          }),
        ),
      );
    default:
      throw new Error(`${field.kind} is not a textual kind`);
  }
}

const webAddress = /^https?:\/\/[^\s/?#]+\.?[^\s]*$/i;

const formed = (label: string, required: boolean, max: number, form: RegExp, words: string) =>
  z.pipe(
    textSchema(label, { max, required }),
    z
      .string()
      .check(
        z.refine((value) => (!required && value === '') || form.test(value), { error: messages.pattern(label, words) }),
      ),
  );
