/** Who reads a post, said once for the feed, live events, files and whatever hangs on it. */
import { audienceTraits } from '@karmik/model/noticeboard/audience';
import type { Access } from '../../access/access.ts';
import { Conditions } from '../../entity/query.ts';
import { narrowToScopes, readersByScopes, type Readers, type ScopedTable } from '../../entity/scope.ts';
import { notFound } from '../../http/errors.ts';
import { todayIn } from '../../time.ts';

export const postTable = {
  name: 'post',
  scopes: {
    own: { person: 'author_id' },
    thanked: { person: 'thanks.person', when: { state: ['Published'] } },
    audience: { members: audienceTraits, when: { state: ['Published'] } },
    organization: { code: '7.00' },
  },
} as const satisfies ScopedTable;

/** Holds where the event `e` is one of a person. @param me a place in the statement */
const isOfEvent = (me: string): string =>
  `(e.organizer_id = ${me} or exists (select from event_guests g where g.organization_id = e.organization_id and g.parent_id = e.id and g.person_id = ${me}))`;

/** Narrows a statement over posts `r` to those that a person reads: posts of an event only where they read the event. */
export function narrowToReadable(access: Access, where: Conditions, now: Date): void {
  narrowToScopes(postTable, Object.keys(postTable.scopes), access, where, todayIn(access.organization.timezone, now));
  if (access.can('20.99', 'read')) return;
  where.add(
    `(r.event_id is null or exists (select from event e where e.organization_id = r.organization_id and e.id = r.event_id and ${isOfEvent(where.value(access.userId))}))`,
  );
}

const byScopes = readersByScopes(postTable);

/** Who reads a post, from its side. Codes of the noticeboard open no post of an event. */
export const postReaders: Readers = {
  codes: [],
  others: `
    select x.record, x.person, x.code from (${byScopes.others}) x
      join post p on p.organization_id = $1 and p.id = x.record and p.event_id is null
    union all
    select p.id, null::bigint, '7.00' from post p where p.organization_id = $1 and p.id = any($2::bigint[]) and p.event_id is null
    union all
    select p.id, v.person, v.code from post p join event e on e.organization_id = p.organization_id and e.id = p.event_id
     cross join lateral (select p.author_id, null::text union select e.organizer_id, null::text where p.state = 'Published'
       union select g.person_id, null::text from event_guests g where g.organization_id = e.organization_id and g.parent_id = e.id and g.person_id is not null and p.state = 'Published'
       union select null::bigint, c.code from (values ('20.00'), ('20.99')) c(code) where p.state = 'Published') v(person, code)
     where p.organization_id = $1 and p.id = any($2::bigint[])`,
};

/** @throws 404 for a post that is not published, or not for this person */
export async function requirePublished(access: Access, id: number, now: Date): Promise<void> {
  const where = new Conditions(access.tenant.organizationId);
  where.add(`r.id = ${where.value(id)} and r.state = 'Published'`);
  narrowToReadable(access, where, now);
  if (!(await access.tenant.one(`select 1 from post r where ${where.where}`, where.values))) throw notFound();
}
