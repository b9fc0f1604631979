/** The lines of a duty of a payroll before its file is written, and what is asked to write one. */
import * as z from 'zod/mini';
import { named, namedRef, userRef } from '../../kit/answer.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';

/** @param bank the accounts of one bank alone @param replaces the file that it corrects */
export const payFileOrder = defineEntity({
  name: 'pay_file_order',
  label: bilingual('File to write', 'बनाउने फाइल'),
  fields: {
    template: f.text({ label: bilingual('Template', 'ढाँचा'), required: true, max: 40 }),
    format: f.text({ label: bilingual('File format', 'फाइलको प्रकार'), required: true, max: 40 }),
    bank: f.number({ label: bilingual('Bank', 'बैंक'), min: 1 }),
    paid_on: f.date({
      label: bilingual('Payment date', 'भुक्तानी मिति'),
      help: bilingual('Leave empty for today', 'आजको लागि खाली छोड्नुहोस्'),
    }),
    leaves_out: f.boolean({
      label: bilingual('Leave out employees who lack a number', 'नम्बर नभएका कर्मचारी छोड्नुहोस्'),
      default: false,
    }),
    replaces: f.number({ label: bilingual('Replaces', 'यसको सट्टामा'), min: 1 }),
  },
});

/** Where a line is: in a file that is in force, open, or left to another payment. */
const lineStates = ['open', 'written', 'held', 'settled'] as const;

const sums = z.record(z.string(), z.string());
const line = z.object({
  employee: userRef,
  /** By the columns of the template. */
  values: z.record(z.string(), z.nullable(z.string())),
  state: z.enum(lineStates),
  /** Whether the account of the employee is another one now. */
  is_changed: z.boolean(),
});

export const payFilePage = named(
  'PayFilePage',
  z.object({
    run: z.object({
      id: z.number(),
      name: z.string(),
      name_in_nepali: z.nullable(z.string()),
      is_confirmed: z.boolean(),
      is_open: z.boolean(),
    }),
    /** AD ISO; null where the law has no day. */
    due_on: z.nullable(z.string()),
    results: z.array(line),
    count: z.number(),
    /** Of all lines of the template, of those in no file yet, and of what is held. */
    sums,
    open: z.object({ people: z.number(), sums }),
    held: z.object({ people: z.number(), total: z.string() }),
    lacks: z.array(
      z.object({ employee: userRef, lacks: z.object({ en: z.string(), ne: z.string() }), href: z.string() }),
    ),
    changed: z.array(userRef),
    /** Banks of the accounts. */
    banks: z.array(z.object({ bank: namedRef, people: z.number(), total: z.string() })),
  }),
);
export type PayFilePage = z.output<typeof payFilePage>;
