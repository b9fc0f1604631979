import type { EvaluationAddress, EvaluationPage } from '@karmik/model/hris/candidate-evaluation';
import { api } from '../../../api/client.ts';

/** What the address of a personal link asks about a candidate. */
export const readEvaluation = (address: EvaluationAddress): Promise<EvaluationPage> =>
  api.get('candidate-evaluation/', { searchParams: { ...address } }).json<EvaluationPage>();

/** Answers it, once. */
export const answerEvaluation = async (
  address: EvaluationAddress,
  answers: Readonly<Record<string, unknown>>,
  recommendation: unknown,
): Promise<void> => {
  await api.post('candidate-evaluation/', { json: { ...address, answers, recommendation } });
};
