import type { EntityRecord } from '@karmik/model/kit/entity';
import { transferRequest } from '@karmik/model/transfer/request';
import type { ReactNode } from 'react';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { endpoint } from '../../screens/records.ts';
import { Comments } from '../commons/thread/Comments.tsx';
import { Files } from '../commons/thread/Files.tsx';
import { transferCalls } from './calls.ts';

interface OfRequest {
  readonly record: Pick<EntityRecord<typeof transferRequest>, 'id'>;
}

const useThread = ({ id }: OfRequest['record']) => ({
  entity: transferRequest,
  path: `${endpoint(transferRequest, useSlug(), transferCalls)}${id}/`,
});

export const TransferComments = ({ record }: OfRequest): ReactNode => <Comments {...useThread(record)} />;

export const TransferFiles = ({ record }: OfRequest): ReactNode => <Files {...useThread(record)} />;
