/** To whom events may be told: who reads what they speak of, by the rule of its lists. */
import { allows } from '@karmik/model/kit/allows';
import type { Context } from '../context.ts';
import { isConnectionError } from '../db/failures.ts';
import { otherReaders, readersOf } from '../entity/readers.ts';
import { everyMember, type Readers } from '../entity/scope.ts';
import { todayIn } from '../time.ts';
import type { LiveEvent } from './event-log.ts';
import { forHr } from './frames.ts';

/** An event, and who may be told of it. */
export interface Addressed {
  readonly event: LiveEvent;
  /** Every member of the organisation. */
  readonly isForAll: boolean;
  /** Holders of any of these, to read. */
  readonly codes: readonly string[];
  readonly people: ReadonlySet<number>;
}

export const mayHear = (
  { isForAll, codes, people }: Addressed,
  who: { readonly userId: number; readonly codes: readonly string[] },
): boolean => isForAll || people.has(who.userId) || codes.some((code) => allows(who.codes, code, 'read'));

const nobody: ReadonlySet<number> = new Set();
const forAll = (event: LiveEvent): Addressed => ({ event, isForAll: true, codes: [], people: nobody });

type Work = Pick<Context, 'database' | 'clock' | 'log' | 'modules'>;

/** Answers the events in their order. One statement for each topic of each organisation whose readers its records name. */
export async function addressed(context: Work, events: readonly LiveEvent[]): Promise<Addressed[]> {
  const found = new Map<LiveEvent, Addressed>();
  const asked = Map.groupBy(events, ({ organization_id, topic, user_ids }) =>
    user_ids === null ? `${organization_id} ${topic}` : '',
  );
  for (const [key, own] of asked) {
    const [first] = own;
    if (!first) continue;
    for (const each of key === '' ? own.map(toPeople) : await addressedOf(context, first, own))
      found.set(each.event, each);
  }
  return events.flatMap((event) => found.get(event) ?? []);
}

const toPeople = (event: LiveEvent): Addressed => ({
  event,
  isForAll: false,
  codes: [],
  people: new Set(event.user_ids ?? []),
});

/** Events of one topic of one organisation. */
async function addressedOf(context: Work, { topic, organization_id }: LiveEvent, events: readonly LiveEvent[]) {
  // Of notices to an organisation it is told that there are some, to those who work for it.
  if (forHr(topic)) return events.map(forAll);
  const readers = readersOf(context.modules.readers, topic);
  if (readers === everyMember) return events.map(forAll);
  if (!readers) {
    context.log.warn({ topic }, 'nobody is told of a topic whose readers are not known');
    return [];
  }
  const rows = await rowsOf(context, organization_id, readers, events);
  return events.map((event): Addressed => {
    const own = rows.filter(({ record }) => String(record) === event.object_id);
    return {
      event,
      isForAll: own.some(({ person, code }) => person === null && code === null),
      codes: [...readers.codes, ...own.flatMap(({ code }) => code ?? [])],
      people: new Set(own.flatMap(({ person }) => person ?? [])),
    };
  });
}

async function rowsOf(
  { database, clock, log }: Work,
  organizationId: number,
  readers: Readers,
  events: readonly LiveEvent[],
) {
  const ids = [...new Set(events.map((event) => event.object_id))].filter((id) => id !== null && /^\d{1,15}$/.test(id));
  if (readers.others === undefined || ids.length === 0) return [];
  try {
    const { everywhere } = database;
    const place = await everywhere.one<{ timezone: string }>('select timezone from organization where id = $1', [
      organizationId,
    ]);
    const today = todayIn(place?.timezone ?? 'UTC', clock());
    return await otherReaders(everywhere, readers, { organizationId, today }, ids.map(Number));
  } catch (error) {
    if (isConnectionError(error)) throw error;
    log.error({ err: error }, 'the readers of a live event could not be told');
    return [];
  }
}
