/** Schemas of numbers: exact decimals and amounts as texts, whole numbers between limits. */
import { toDevanagariDigits } from 'date-bs';
import * as z from 'zod/mini';
import { carried, carry } from './message.ts';
import { bilingual, type Text } from './text.ts';
import { currencyCodes, minorUnits } from './currencies.ts';
import { messages, formats } from './messages.ts';

/** Decimal text in its smallest units, so that amounts are compared without floats. */
const toUnits = (value: string, decimals: number): bigint => {
  const negative = value.startsWith('-');
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(decimals, '0'));
  return negative ? -units : units;
};

/** An exact decimal as text; written with fewer places it is filled up, so that what is read is what was stored. */
export function decimalSchema(label: Text, decimals: number, min: number | undefined, max: number | undefined) {
  const form = decimals === 0 ? /^-?\d{1,14}$/ : new RegExp(`^-?\\d{1,14}(\\.\\d{1,${decimals}})?$`);
  const words =
    decimals === 0
      ? bilingual('an amount without decimals, as text', 'दशमलवबिनाको रकम')
      : bilingual(
          `an amount with at most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}, as text`,
          `बढीमा ${toDevanagariDigits(decimals)} दशमलव भएको रकम`,
        );
  return z.pipe(
    z
      .string({
        error: (issue) =>
          carry(
            issue.input == null
              ? messages.required({ field: label })
              : messages.wrongType({ field: label, format: words }),
          ),
      })
      .check(
        z.trim(),
        z.refine((value) => value !== '', { error: carried(messages.required({ field: label })), abort: true }),
        z.refine((value) => form.test(value), {
          error: carried(messages.pattern({ field: label, format: words })),
          abort: true,
        }),
        z.refine((value) => min === undefined || toUnits(value, decimals) >= toUnits(min.toFixed(decimals), decimals), {
          error: carried(messages.tooSmall({ field: label, least: min ?? 0 })),
        }),
        z.refine((value) => max === undefined || toUnits(value, decimals) <= toUnits(max.toFixed(decimals), decimals), {
          error: carried(messages.tooLarge({ field: label, most: max ?? 0 })),
        }),
      ),
    z.transform((value: string) => {
      const [whole = '0', part = ''] = value.split('.');
      const units = decimals === 0 ? '' : `.${part.padEnd(decimals, '0')}`;
      const plain = `${whole.replace(/^(-?)0+(?=\d)/, '$1')}${units}`;
      return /^-0(\.0*)?$/.test(plain) ? plain.slice(1) : plain;
    }),
  );
}

/** An amount of a currency, with as many decimals as that currency has. */
export const amountSchema = (label: Text, min: number | undefined, max: number | undefined) =>
  z.pipe(
    z.strictObject(
      {
        currency: z.enum(currencyCodes, {
          error: (issue) =>
            carry(
              issue.input == null || issue.input === ''
                ? messages.required({ field: bilingual('Currency', 'मुद्रा') })
                : messages.wrongType({ field: bilingual('Currency', 'मुद्रा'), format: formats.currency }),
            ),
        }),
        amount: z.string({
          error: (issue) =>
            carry(
              issue.input == null
                ? messages.required({ field: label })
                : messages.wrongType({ field: label, format: formats.amount }),
            ),
        }),
      },
      { error: carried(messages.required({ field: label })) },
    ),
    z.transform(({ currency, amount }, context) => {
      const checked = decimalSchema(label, minorUnits(currency), min, max).safeParse(amount);
      if (checked.success) return { currency, amount: checked.data };
      for (const issue of checked.error.issues)
        context.issues.push({ code: 'custom', path: ['amount'], message: issue.message, input: amount });
      return z.NEVER;
    }),
  );

/** A whole number between two limits. */
export const wholeSchema = (label: Text, min: number | undefined, max: number | undefined) =>
  z
    .int({
      error: (issue) =>
        carry(
          issue.input == null
            ? messages.required({ field: label })
            : messages.wrongType({ field: label, format: formats.wholeNumber }),
        ),
    })
    .check(
      z.minimum(min ?? -2_147_483_648, {
        error: carried(messages.tooSmall({ field: label, least: min ?? -2_147_483_648 })),
      }),
      z.maximum(max ?? 2_147_483_647, {
        error: carried(messages.tooLarge({ field: label, most: max ?? 2_147_483_647 })),
      }),
    );
