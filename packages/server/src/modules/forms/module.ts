import { readersByScopes } from '../../entity/scope.ts';
import { defineModule } from '../define-module.ts';
import { anonymousFormRoutes } from './anonymous.ts';
import { sweepAnswerCounts } from './answer-limit.ts';
import { answeringRoutes } from './answering.ts';
import { formAnswerKind, formAnswerRoutes } from './answers.ts';
import { isFor } from './audience.ts';
import { formReportRoutes } from './report.ts';
import { formHooks, formRoutes } from './versions.ts';

export const formsModule = defineModule({
  name: 'forms',
  routes: [formRoutes, answeringRoutes, formAnswerRoutes, formReportRoutes, anonymousFormRoutes],
  requestKinds: [formAnswerKind],
  entityHooks: { form: formHooks },
  readers: {
    form: {
      codes: ['21.00'],
      others: `select f.id as record, m.user_id as person, null::text as code from form f join membership m on m.organization_id = f.organization_id
              where f.organization_id = $1 and f.id = any($2::bigint[]) and f.state <> 'Draft' and f.archived_at is null and m.is_current
                and $3::date is not null and ${isFor}`,
    },
    form_draft: readersByScopes({ name: 'form_draft', scopes: { own: { person: 'person_id' } } }),
  },
  recurring: (context) => [
    { name: 'forgetting counts of answers', everyMs: 3_600_000, work: () => sweepAnswerCounts(context) },
  ],
  seed: { after: ['hris'], load: () => import('./seed.ts') },
});
