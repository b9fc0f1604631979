import type { Tenant } from '../../../db/database.ts';
import { withdrawAsks, type AskKind } from './personal-link-requests.ts';
import { declarationAsk } from './declarations.ts';
import { evaluationAsk } from './evaluations.ts';

/** Whatever is asked about candidates by personal links. */
export const askKinds: readonly AskKind[] = [evaluationAsk, declarationAsk];

/** Takes back what still waits about somebody who is no candidate any more. */
export const endAsks = (tenant: Tenant, candidateId: number, at: Date): Promise<void> =>
  withdrawAsks(tenant, askKinds, candidateId, at);
