import { evaluationKinds } from '@karmik/model/hris/evaluation-kinds';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { open } from '../account/public.routes.ts';

const evaluation = () => import('./external/EvaluationPage.tsx');

/**
 * Pages of one purpose for people without an account (AUD-5). Of the two parameters the first is the id of what is asked, and the
 * second, whatever the specification calls it, the secret of the personal link: 256 random bits that the mail alone knows. The first
 * opens nothing without the second.
 */
const recruitment: ModuleTable = {
  module: 'recruitment',
  area: 'external',
  title: bilingual('Recruitment', 'भर्ना'),
  routes: [
    page('/preliminary-interview/:interviewerId/:questionId', evaluationKinds.preliminary_interview, evaluation, open),
    page('/interview/:interviewerId/:questionId', evaluationKinds.interview, evaluation, open),
    page('/assessment/:assessmentTakerId/:questionId', evaluationKinds.assessment, evaluation, open),
    page('/reference-check/:referenceCheckerId/:questionId', evaluationKinds.reference_check, evaluation, open),
    page(
      '/salary-declaration/:candidateId/:negotiationId',
      bilingual('Salary declaration', 'तलब घोषणा'),
      () => import('./external/SalaryDeclarationPage.tsx'),
      open,
    ),
  ],
};

export const tables: readonly ModuleTable[] = [recruitment];
