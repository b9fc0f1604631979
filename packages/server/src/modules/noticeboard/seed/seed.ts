/** Two years of a noticeboard: notices before holidays, news, answers and reactions. */
import { adToBs, formatBs } from 'date-bs';
import type { PollBody } from '@karmik/model/noticeboard/poll';
import type { Reaction } from '@karmik/model/noticeboard/vocabulary';
import sharp from 'sharp';
import { accessOf, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { changePost, createPost } from '../posts.ts';
import { headNews, holidayNotice, holidays, replies, teamNews } from './notices.ts';
import type { Employee, Plan } from '../../../seed/people.ts';
import type { Random } from '../../../seed/random.ts';
import type { DemoOrganization } from '../../../seed/demo-organization.ts';

const day = 86_400_000;
const trace = { id: 'demo', ip: '' };

const labourDepartment = {
  url: 'https://dol.gov.np',
  title: 'Department of Labour and Occupational Safety',
  description: 'Labour relations, inspections, and safety and health at work.',
  site: 'dol.gov.np',
};

interface Draft {
  readonly at: number;
  readonly by: number;
  readonly text: string;
  readonly picture: boolean;
  /** It waits for approval. */
  readonly isPending?: boolean;
  readonly scheduled_at?: string;
  /** Names of the divisions that it is for. */
  readonly divisions?: readonly string[];
  readonly poll?: PollBody;
  /** Ids of whom it thanks. */
  readonly thanks?: readonly number[];
}

/**
 * Writes two years of posts with what people answered, the clock moving along.
 * @returns the ids of what everyone may read
 */
export async function seed(demo: DemoOrganization): Promise<void> {
  const posts = await writeHistory(demo);
  await pinNewest(demo, posts);
}

/** @returns the posts that are published */
async function writeHistory({
  context,
  organizationId,
  plan,
  people,
  random,
  end,
  setTime,
}: DemoOrganization): Promise<number[]> {
  const { everywhere } = context.database;
  const users = await everywhere.query<{ user_id: number; email: string }>(
    'select user_id, email from employee where organization_id = $1',
    [organizationId],
  );
  const idOf = new Map(users.map(({ user_id, email }) => [email, user_id]));
  const divisions = await everywhere.query<{ id: number; name: string }>(
    'select id, name from division where organization_id = $1',
    [organizationId],
  );
  const divisionIds = new Map(divisions.map(({ id, name }) => [name, id]));
  const hrId = idOf.get(`hr@${plan.slug}.demo`) ?? 0;
  const accesses = new Map<number, Access>();
  const access = async (userId: number): Promise<Access> => {
    const known = accesses.get(userId) ?? (await accessOf(context.database, organizationId, userId));
    accesses.set(userId, known);
    return known;
  };
  const present = (time: number) => people.filter(({ joined }) => Date.parse(joined) < time);
  // What the page says of itself, so that the demo asks nobody.
  await everywhere.query(
    'insert into link_preview (organization_id, url, title, description, site, fetched_at) values ($1, $2, $3, $4, $5, $6)',
    [
      organizationId,
      labourDepartment.url,
      labourDepartment.title,
      labourDepartment.description,
      labourDepartment.site,
      new Date(end),
    ],
  );
  const drafts = draftsOf(plan, people, idOf, hrId, random, end);
  const written: number[] = [];
  for (const draft of drafts) {
    setTime(new Date(draft.at));
    const isPending = draft.isPending === true;
    const author = { ...(await access(draft.by)), needApproval: isPending };
    const attachment_ids = draft.picture ? [await addPicture(context, organizationId, draft.by, random)] : [];
    const id = await createPost(
      context,
      author,
      {
        text: draft.text,
        attachment_ids,
        scheduled_at: draft.scheduled_at ?? null,
        divisions: (draft.divisions ?? []).flatMap((name) => divisionIds.get(name) ?? []),
        poll: draft.poll ?? null,
        thanks: draft.thanks ?? [],
      },
      trace,
    );
    if (draft.scheduled_at || isPending) continue;
    written.push(id);
    const readers = present(draft.at)
      .filter(({ division }) => !draft.divisions || draft.divisions.includes(division))
      .map(({ email }) => idOf.get(email) ?? 0)
      .filter((reader) => reader !== draft.by);
    const later = () => new Date(Math.min(draft.at + random.between(3, 2_000) * 60_000, end));
    await addReactions(context.database.organization(organizationId), id, readers, random, later);
    if (draft.poll) await answerPoll(context.database.organization(organizationId), readers, id, random, later);
    await addComments(context.database.organization(organizationId), id, readers, random, later);
  }
  setTime(new Date(end));
  return written;
}

const reactions: readonly Reaction[] = ['like', 'like', 'like', 'like', 'celebrate', 'love', 'support'];

/** Lets up to thirteen readers react. Who does so again changes what they said. */
async function addReactions(
  tenant: Tenant,
  postId: number,
  readers: readonly number[],
  random: Random,
  later: () => Date,
): Promise<void> {
  const given = new Map<number, { reaction: Reaction; at: Date }>();
  for (let n = random.below(Math.min(14, readers.length)); n > 0; n--) {
    const [reader, reaction, at] = [random.pick(readers), random.pick(reactions), later()];
    given.set(reader, { reaction, at: given.get(reader)?.at ?? at });
  }
  const each = [...given.values()];
  await tenant.query(
    `insert into post_reaction (organization_id, post_id, user_id, reaction, created_at)
     select $1, $2, * from unnest($3::bigint[], $4::text[], $5::timestamptz[])`,
    [tenant.organizationId, postId, [...given.keys()], each.map(({ reaction }) => reaction), each.map(({ at }) => at)],
  );
}

/** Lets two readers of three vote, not in secret. */
async function answerPoll(
  tenant: Tenant,
  readers: readonly number[],
  postId: number,
  random: Random,
  later: () => Date,
): Promise<void> {
  const choices = await tenant.query<{ id: number }>(
    'select id from post_poll_choice where organization_id = $1 and post_id = $2 order by position',
    [tenant.organizationId, postId],
  );
  const votes: { reader: number; choice: number }[] = [];
  for (const reader of readers)
    if (random.below(3) > 0) {
      votes.push({ reader, choice: random.pick(choices).id });
      later();
    }
  await tenant.query(
    `insert into post_poll_vote (organization_id, post_id, voter, user_id, choice_id)
     select $1, $2, reader::text, reader, choice from unnest($3::bigint[], $4::bigint[]) v (reader, choice)`,
    [tenant.organizationId, postId, votes.map(({ reader }) => reader), votes.map(({ choice }) => choice)],
  );
}

/** Lets up to three readers comment. */
async function addComments(
  tenant: Tenant,
  postId: number,
  readers: readonly number[],
  random: Random,
  later: () => Date,
): Promise<void> {
  const comments = Array.from({ length: random.below(4) }, () => ({
    author: random.pick(readers),
    text: random.pick(replies),
    at: later(),
  }));
  if (comments.length === 0) return;
  await tenant.query(
    `insert into post_comment (organization_id, post_id, author_id, text, created_at)
     select $1, $2, c.author, c.text, c.at from unnest($3::bigint[], $4::text[], $5::timestamptz[]) with ordinality c (author, text, at, n) order by c.n`,
    [
      tenant.organizationId,
      postId,
      comments.map(({ author }) => author),
      comments.map(({ text }) => text),
      comments.map(({ at }) => at),
    ],
  );
}

/** By employees with a time-bound contract, whose posts wait for approval. */
const fromBound = [
  'The volunteers of the clean-up walk meet on Saturday at 6:30 at the main gate. Gloves and bags are there, tea follows.',
  'A blue umbrella was left in the canteen on Monday. It is at the reception.',
];

/** All posts of two years, in the order of their time. */
function draftsOf(
  plan: Plan,
  people: readonly Employee[],
  idOf: ReadonlyMap<string, number>,
  hrId: number,
  random: Random,
  end: number,
): Draft[] {
  const drafts: Draft[] = [];
  const begin = end - 730 * day;
  for (const [ad, name, nameNe] of holidays) {
    const at = Date.parse(`${ad}T04:30:00Z`) - 4 * day;
    if (at > begin && at < end)
      drafts.push({
        at,
        by: hrId,
        text: holidayNotice(name, nameNe, `${formatBs(adToBs(ad), 'D MMMM YYYY', { locale: 'en' })} (${ad})`),
        picture: false,
      });
  }
  const heads = people.filter(({ rank }) => rank === 0);
  const perMonth = plan.people > 100 ? 7 : 3;
  for (let month = 0; month < 24; month++)
    for (let n = 0; n < perMonth; n++) {
      const at = begin + month * 30.4 * day + random.below(30 * 24 * 60) * 60_000;
      const byHead = random.next() < 0.45;
      const authors = (byHead ? heads : people).filter(({ joined }) => Date.parse(joined) < at);
      if (at < end - day && authors.length)
        drafts.push({
          at,
          by: idOf.get(random.pick(authors).email) ?? hrId,
          text: random.pick(byHead ? headNews : teamNews),
          picture: random.next() < 0.12,
        });
    }
  drafts.push({
    at: end - 2 * day,
    by: hrId,
    text: `Welcome to the noticeboard! News, thanks and questions belong here; your personal requests stay with HR.\n\nसूचना पाटीमा यहाँलाई स्वागत छ।`,
    picture: true,
  });
  const [division] = plan.divisions.find(([name]) => name === 'Production') ?? plan.divisions[0] ?? [];
  if (division)
    drafts.push({
      at: end - 30 * 3_600_000,
      by: hrId,
      text: `The shift roster of ${division} for next month is on the board beside the time clock. Swaps go to your supervisor by Thursday.`,
      picture: false,
      divisions: [division],
    });
  drafts.push({
    at: end - 50 * 3_600_000,
    by: hrId,
    text: `Safety notices of the department are here: ${labourDepartment.url}`,
    picture: false,
  });
  const helper = people.find(({ email }) => email.startsWith('employee@')) ?? people.find(({ rank }) => rank > 0);
  const thanked = helper && idOf.get(helper.email);
  if (thanked !== undefined)
    drafts.push({
      at: end - 8 * 3_600_000,
      by: hrId,
      text: 'Thank you for staying with the night shift until the boiler was running again.\n\nरातभर साथ दिनुभएकोमा धन्यवाद!',
      picture: false,
      thanks: [thanked],
    });
  drafts.push({
    at: end - 20 * 3_600_000,
    by: hrId,
    text: 'The picnic of the year is on the last Saturday of the month.',
    picture: false,
    poll: {
      question: 'Where shall we go?',
      choices: ['Godavari', 'Balthali', 'Dhulikhel', 'Kakani'],
      closes_at: new Date(end + 10 * day).toISOString(),
      is_anonymous: false,
    },
  });
  const bound = people.filter(({ cells }) => cells.includes('Time-bound'));
  for (const [index, text] of fromBound.entries()) {
    const author = bound[index] && idOf.get(bound[index].email);
    if (author !== undefined)
      drafts.push({ at: end - (5 + 17 * index) * 3_600_000, by: author, text, picture: false, isPending: true });
  }
  drafts.push({
    at: end - 3_600_000,
    by: hrId,
    text: 'The yearly health check begins tomorrow on the first floor. Please come in the order of your division, and without breakfast.',
    picture: false,
    scheduled_at: new Date(end + 2 * day).toISOString(),
  });
  return drafts.sort((a, b) => a.at - b.at);
}

/** Pins the last of the posts, in the name of HR. */
async function pinNewest({ context, organizationId, hrId }: DemoOrganization, posts: readonly number[]): Promise<void> {
  const newest = posts.at(-1);
  if (newest !== undefined)
    await changePost(
      context,
      await accessOf(context.database, organizationId, hrId),
      newest,
      { is_pinned: true },
      trace,
    );
}

/** A small landscape of hills under a sky, each a little different. */
async function addPicture(context: Context, organizationId: number, userId: number, random: Random): Promise<number> {
  const hue = random.pick([18, 28, 200, 210, 265]);
  const ridge = (base: number, height: number) =>
    Array.from({ length: 13 }, (_, x) => `${x * 100},${base - random.below(height)}`).join(' ');
  const layers = [0, 1, 2, 3].map(
    (layer) =>
      `<polygon fill="hsl(${hue + 150 - layer * 8} ${25 + layer * 9}% ${70 - layer * 14}%)" points="0,700 ${ridge(430 + layer * 80, 190 - layer * 35)} 1200,700"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 80% 88%)"/><stop offset="1" stop-color="hsl(${hue + 20} 90% 96%)"/></linearGradient></defs><rect width="1200" height="700" fill="url(#s)"/><circle cx="${random.between(200, 1000)}" cy="170" r="60" fill="hsl(${hue + 10} 95% 72%)"/>${layers.join('')}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 2 }).toBuffer();
  const stored = await context.files.put(bytes);
  const row = await context.database
    .organization(organizationId)
    .one<{ id: number }>(
      `insert into file (organization_id, owner_id, purpose, name, mime, size, sha256, storage_key, width, height, created_at) values ($1, $2, 'post', 'photo.webp', 'image/webp', $3, $4, $5, 1200, 700, $6) returning id`,
      [organizationId, userId, stored.size, stored.sha256, stored.key, context.clock()],
    );
  return row?.id ?? 0;
}
