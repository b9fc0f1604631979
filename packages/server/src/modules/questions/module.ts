import { defineModule } from '../define-module.ts';
import { libraryQuestionHooks, questionRoutes } from './structures.ts';

export const questionsModule = defineModule({
  name: 'questions',
  routes: [questionRoutes],
  entityHooks: { library_question: libraryQuestionHooks },
});
