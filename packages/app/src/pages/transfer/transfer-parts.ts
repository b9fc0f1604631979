import { text } from '@karmik/model/kit/text';
import type { transferRequest } from '@karmik/model/transfer/request';
import type { FieldsOf } from '@karmik/model/kit/entity';
import type { Section } from '../../screens/kit/bodies.ts';

type Fields = FieldsOf<typeof transferRequest>;

/** What the views of a transfer request share, whoever looks. */
export const transferParts = {
  path: 'transfer/:org/transfer-forms',
  sections: [
    {
      kind: 'fields',
      title: text('Transfer', 'सरुवा'),
      fields: [
        'sender',
        'branch',
        'division',
        'job_title',
        'supervisor',
        'preferred_date',
        'reason',
        'request_remarks',
        'created_at',
        'answers',
      ],
    },
  ] satisfies readonly Section<Fields>[],
} as const;
