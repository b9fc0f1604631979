import type { overtimeRequest } from '@karmik/model/attendance/overtime';
import type { FieldsOf } from '@karmik/model/kit/entity';
import { text } from '@karmik/model/kit/text';
import type { Section } from '../../screens/kit/bodies.ts';
import { LimitsOfRequest } from './Limits.tsx';
import { overtimePath } from './limit.ts';

type Fields = FieldsOf<typeof overtimeRequest>;

/** What the views of an overtime request share, whoever looks. */
export const requestParts = {
  path: overtimePath,
  sections: [
    {
      kind: 'fields',
      title: text('Request', 'अनुरोध'),
      fields: ['sender', 'overtime_date', 'overtime_duration', 'request_remarks', 'created_at'],
    },
  ] satisfies readonly Section<Fields>[],
  Aside: LimitsOfRequest,
} as const;
