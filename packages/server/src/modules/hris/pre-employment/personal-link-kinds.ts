import type { Tenant } from '../../../db/database.ts';
import { withdrawLinkRequests, type LinkRequestKind } from './personal-link-requests.ts';
import { declarationRequest } from './declarations.ts';
import { evaluationRequest } from './evaluations.ts';

/** Whatever is asked about candidates by personal links. */
export const linkRequestKinds: readonly LinkRequestKind[] = [evaluationRequest, declarationRequest];

/** Takes back what still waits about someone who is no candidate any more. */
export const withdrawLinkRequestsOf = (tenant: Tenant, candidateId: number, at: Date): Promise<void> =>
  withdrawLinkRequests(tenant, linkRequestKinds, candidateId, at);
