import type { ApprovalPreview } from '@karmik/model/approval/preview';
import type { Entity } from '@karmik/model/kit/entity';
import { api } from '../../api/client.ts';

/**
 * Who would decide on a request of a kind.
 * @param asked `person` whom it is about (absent: the caller), and the values that policies look at
 */
export const askPreview = (
  { name }: Entity,
  slug: string,
  asked: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<ApprovalPreview> =>
  api.post(`org/${slug}/approval-preview/${name}/`, { json: asked, ...(signal && { signal }) }).json<ApprovalPreview>();
