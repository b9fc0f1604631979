import type { resignation } from '@karmik/model/hris/resignation';
import type { FieldsOf } from '@karmik/model/kit/entity';
import { text } from '@karmik/model/kit/text';
import type { Section } from '../../screens/kit/bodies.ts';
import { ShortNotice } from './ShortNotice.tsx';

type Fields = FieldsOf<typeof resignation>;

/** What the views of a resignation share, whoever looks. */
export const resignationParts = {
  path: 'hris/:org/resignation',
  sections: [
    {
      kind: 'fields',
      title: text('Resignation', 'राजीनामा'),
      fields: ['sender', 'release_date', 'reason', 'request_remarks', 'notice_required', 'notice_given', 'created_at'],
    },
  ] satisfies readonly Section<Fields>[],
  Notice: ShortNotice,
} as const;
