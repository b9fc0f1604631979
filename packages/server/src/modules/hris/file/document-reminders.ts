/** Papers whose end draws near: HR and the employee are told once for each end. */
import { hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import { hrisPaths } from '@karmik/model/hris/paths';
import { linkTo } from '@karmik/model/kit/links';
import type { Context } from '../../../context.ts';
import { notify, notifyOrganization } from '../../notification/notify.ts';

/** Run often, by any server: each paper is taken once for each day on which it ends. */
export async function remindOfDocuments({ database, clock }: Context): Promise<void> {
  const now = clock();
  await database.everywhere.transaction(async (queries) => {
    const due = await queries.query<{
      organization_id: number;
      slug: string;
      employee_id: number;
      full_name: string;
      title: string;
      expires_on: string;
      visibility: string;
    }>(
      `with due as (
         select r.organization_id, r.id, o.slug, r.employee_id, p.full_name, r.title, r.expires_on, r.visibility
           from employee_document r
           join organization o on o.id = r.organization_id
           join membership m on m.organization_id = r.organization_id and m.user_id = r.employee_id and m.is_current
           join person p on p.organization_id = r.organization_id and p.id = r.employee_id
           left join employee_document_reminder k on k.organization_id = r.organization_id and k.document_id = r.id
          where r.remind_days is not null and r.expires_on - r.remind_days <= ($1::timestamptz at time zone o.timezone)::date
            and k.reminded_for is distinct from r.expires_on),
       taken as (
         insert into employee_document_reminder as k (organization_id, document_id, reminded_for)
         select organization_id, id, expires_on from due order by 1, 2
         on conflict (organization_id, document_id) do update set reminded_for = excluded.reminded_for
          where k.reminded_for <> excluded.reminded_for
         returning organization_id, document_id)
       select due.* from due join taken t on t.organization_id = due.organization_id and t.document_id = due.id order by due.organization_id, due.id`,
      [now],
    );
    for (const one of due) {
      const content = {
        organizationId: one.organization_id,
        actorId: null,
        category: 'hris',
        topic: 'document',
        at: now,
      } as const;
      await notifyOrganization(queries, {
        ...content,
        text: {
          en: `A document of ${one.full_name} expires on ${one.expires_on}: ${one.title}`,
          ne: `${one.full_name}को कागजातको म्याद ${one.expires_on} मा सकिँदै छ: ${one.title}`,
        },
        url: linkTo(hrisAdminPaths.documents, one),
        code: '4.18',
      });
      if (one.visibility !== 'HR')
        await notify(queries, {
          ...content,
          recipientIds: [one.employee_id],
          text: {
            en: `Your document expires on ${one.expires_on}: ${one.title}`,
            ne: `तपाईंको कागजातको म्याद ${one.expires_on} मा सकिँदै छ: ${one.title}`,
          },
          url: linkTo(hrisPaths.profile, {}, { tab: 'papers' }),
        });
    }
  });
}
