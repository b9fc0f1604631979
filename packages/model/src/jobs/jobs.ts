/** Background work as the one who asked for it sees it. */
import * as z from 'zod/mini';
import { textAnswer } from '../kit/answer.ts';
import { bilingual } from '../kit/text.ts';

/** Every kind of work, by what it is called. */
export const jobKinds = {
  check_import: bilingual('Checking a spreadsheet', 'स्प्रेडसिट जाँच'),
  commit_import: bilingual('Importing employees', 'कर्मचारी आयात'),
  import_photos: bilingual('Importing photos', 'फोटो आयात हुँदै'),
  run_operation: bilingual('Running an operation', 'कार्य चलिरहेको'),
  payslip_archive: bilingual('Preparing payslips for download', 'डाउनलोडका लागि तलब पर्ची तयार हुँदै'),
  certificate_archive: bilingual('Preparing tax certificates for download', 'डाउनलोडका लागि कर प्रमाणपत्र तयार हुँदै'),
  pay_forecast: bilingual('Computing a budget forecast', 'बजेट पूर्वानुमान गणना हुँदै'),
  check_audit: bilingual('Checking the audit log', 'गतिविधि अभिलेख जाँच'),
} as const;
export type JobKind = keyof typeof jobKinds;

/** `queued` and `running` are under way, the others are ends. */
export const jobStates = ['queued', 'running', 'done', 'cancelled', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export const jobAnswer = z.object({
  id: z.number(),
  kind: z.enum(Object.keys(jobKinds) as [JobKind, ...JobKind[]]),
  state: z.enum(jobStates),
  /** Units of work that are done, of `total`; both 0 while that is not known. */
  done: z.number(),
  total: z.number(),
  /** What came of it, or why it ended; null before. */
  message: z.nullable(textAnswer),
  is_stopping: z.boolean(),
  can_retry: z.boolean(),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type JobAnswer = z.infer<typeof jobAnswer>;
