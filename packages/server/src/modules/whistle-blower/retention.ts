/** Wiping reports for good, once they have been kept as long as the organisation says, or when an investigator asks for it. */
import { linkTo } from '@karmik/model/kit/links';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { whistleSetting } from '@karmik/model/whistle-blower/settings';

interface Gone {
  readonly organization_id: number;
  readonly id: number;
  readonly status: string;
}

const tables = ['whistle_report', 'whistle_comment', 'whistle_attachment', 'whistle_access', 'whistle_hand_over'];

/** Removes a report and what belongs to it. @returns the keys of its files, to be removed once this is committed */
export async function wipeReport(
  queries: Queries,
  { organization_id: organization, id, status }: Gone,
): Promise<string[]> {
  const files = await queries.query<{ storage_key: string }>(
    'select storage_key from whistle_attachment where organization_id = $1 and report_id = $2',
    [organization, id],
  );
  await queries.query('delete from notification where organization_id = $1 and category = $2 and url = $3', [
    organization,
    'whistle_blower',
    linkTo(whistleBlowerPaths.report, { id }),
  ]);
  await queries.query('delete from whistle_report where organization_id = $1 and id = $2', [organization, id]);
  if (status === 'Closed')
    await queries.query(
      `insert into whistle_tally as t (organization_id, closed) values ($1, 1)
       on conflict (organization_id) do update set closed = t.closed + 1`,
      [organization],
    );
  return files.map(({ storage_key: key }) => key);
}

/** Gives the space of removed rows back at once: until then their bytes would still be in the files of the database. */
export async function overwrite({ database }: Pick<Context, 'database'>): Promise<void> {
  for (const table of tables) await database.owner.query(`vacuum (full) ${table}`);
}

/** Wipes what has been kept long enough, by the day in each organisation's zone. */
export async function wipeExpired(context: Context): Promise<void> {
  const { database, clock, files } = context;
  const keys = await database.everywhere.transaction(async (queries) => {
    const due = await queries.query<Gone>(
      `select r.organization_id, r.id, r.status from whistle_report r join organization o on o.id = r.organization_id
         left join whistle_setting s on s.organization_id = r.organization_id
        where r.touched_on + coalesce(s.retention_days, $2) < ($1::timestamptz at time zone o.timezone)::date for update of r skip locked`,
      [clock(), whistleSetting.fields.retention_days.default],
    );
    const gone: string[][] = [];
    for (const report of due) gone.push(await wipeReport(queries, report));
    return due.length > 0 ? gone.flat() : undefined;
  });
  if (!keys) return;
  for (const key of keys) await files.remove(key);
  await overwrite(context);
}
