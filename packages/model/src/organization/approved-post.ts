/** The posts that an organisation has approved: how many people may hold a job title in a division, from when until when. */
import * as z from 'zod/mini';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { employment } from '../hris/employment.ts';

const { fields } = employment;

/** A branch or a level that is left empty stands for all of them. No two posts of the same day count the same people. */
export const approvedPost = defineEntity({
  name: 'approved_post',
  label: bilingual('Approved post', 'स्वीकृत दरबन्दी'),
  plural: bilingual('Approved posts', 'स्वीकृत दरबन्दी'),
  path: 'org/:org/approved-post',
  codes: { read: '2.12', write: '2.12' },
  name_field: 'job_title',
  search: ['job_title', 'division', 'decision'],
  sort: 'division',
  fields: {
    division: f.reference({ ...fields.division, required: true }),
    job_title: f.reference({ ...fields.job_title, required: true }),
    branch: f.reference({
      ...fields.branch,
      help: bilingual('Leave empty for all branches', 'सबै शाखाका लागि हो भने खाली छोड्नुहोस्'),
    }),
    employment_level: f.reference({
      ...fields.employment_level,
      help: bilingual('Leave empty for all levels', 'सबै तहका लागि हो भने खाली छोड्नुहोस्'),
    }),
    approved: f.number({ label: bilingual('Approved', 'स्वीकृत'), required: true, min: 1, max: 99_999 }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
    ends_on: f.date({ label: bilingual('Effective until', 'लागु रहने मिति') }),
    decision: f.text({
      label: bilingual('Decision', 'निर्णय'),
      help: bilingual('Decision number and date', 'निर्णय नम्बर र मिति'),
      max: 160,
    }),
  },
  rules: ({ starts_on, ends_on }) =>
    ends_on !== null && ends_on < starts_on
      ? { ends_on: [messages.endBeforeStart({ field: fields.ends_on.label, start_field: fields.starts_on.label })] }
      : undefined,
});

/** The post that someone is about to fill: how many are approved, and how many others hold it on the day. */
export const postRoom = z.object({ approved: z.nullable(z.number()), filled: z.number() });
export type PostRoom = z.infer<typeof postRoom>;
