/** Payslips of a payroll computed again, by the facts of today. */
import * as z from 'zod/mini';
import { messageAnswer, named, userRef } from '../../kit/answer.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';

/** Who is computed again. */
export const payRecomputation = defineEntity({
  name: 'pay_recomputation',
  label: bilingual('Payslips to compute again', 'फेरि गणना गर्ने तलब पर्ची'),
  fields: {
    employee: f.user({
      label: bilingual('Employee', 'कर्मचारी'),
      help: bilingual('Leave empty for all whose facts changed', 'तथ्य बदलिएका सबैका लागि खाली छोड्नुहोस्'),
    }),
  },
});

/** What computing again changes for an employee. @param before null: no payslip yet @param after null: no payslip any more */
export const staleSlip = named(
  'StalePayslip',
  z.object({
    employee: userRef,
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    problem: z.nullable(messageAnswer),
  }),
);
export type StaleSlip = z.infer<typeof staleSlip>;
