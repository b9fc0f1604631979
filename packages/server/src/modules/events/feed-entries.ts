/** A person's events for their private calendar link, as entries of a file (WC-30). */
import type ICAL from 'ical.js';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { factsOf, occurrencesOf, personFacts } from './facts.ts';
import { entriesOf, zoneComponent, zonesOf } from './icalendar.ts';
import { hostOf } from './invitations.ts';

interface Reach {
  readonly from: string;
  readonly to: string;
}

/** Of an entry, what a reader of "busy" may know: when. */
const hidden = ['location', 'url', 'organizer', 'attendee', 'description'] as const;

function hide(entry: ICAL.Component, busy: string): void {
  for (const name of hidden) entry.removeAllProperties(name);
  entry.updatePropertyWithValue('summary', busy);
}

/**
 * The entries and zones of a person's events, as lines of a file. An event that cannot be written is left out, so that the others stay.
 * @param busy what each is called where only the time is shown; undefined shows titles and places
 */
export async function eventEntries(
  { config, clock, log }: Context,
  tenant: Tenant,
  personId: number,
  { from, to }: Reach,
  busy: string | undefined,
): Promise<string[]> {
  const rows = await tenant.query<{ id: number }>(
    `select e.id from event e
      where e.organization_id = $1 and e.status = 'Confirmed' and e.starts_on <= $4 and coalesce(e.last_ends_at, 'infinity') >= $3::date
        and (e.organizer_id = $2 or exists (select from event_guests g join lateral (
              select not exists (select from event_answer a where a.organization_id = g.organization_id and a.guest_id = g.id
                                    and a.is_current and a.occurrence_id is null and a.answer = 'Declined') as comes) c on c.comes
             where g.organization_id = e.organization_id and g.parent_id = e.id and g.person_id = $2))
      order by e.starts_on, e.id limit 2000`,
    [tenant.organizationId, personId, from, to],
  );
  const zones = new Set<string>();
  const entries: string[] = [];
  for (const { id } of rows)
    try {
      const facts = await factsOf(tenant, id);
      const organizer = (await personFacts(tenant, tenant.organizationId, facts.organizer_id)) ?? {
        full_name: '',
        email: null,
      };
      const written = entriesOf(facts, await occurrencesOf(tenant, id), {
        host: hostOf({ config }),
        now: clock(),
        organizer,
      });
      if (busy !== undefined) for (const entry of written) hide(entry, busy);
      entries.push(...written.map((entry) => entry.toString()));
      for (const zone of zonesOf(facts)) zones.add(zone);
    } catch (error) {
      log.warn({ err: error, event: id }, 'an event was left out of a calendar link');
    }
  const definitions = [...zones].flatMap((zone) => zoneComponent(zone)?.toString() ?? []);
  return [...definitions, ...entries];
}
