/** Photos of some people of the demo organisations: portraits of circles and arcs, drawn here, of nobody. */
import sharp from 'sharp';
import { portraitOf } from '../../../files/portrait.ts';
import { setPhoto } from '../photo.ts';
import { ahead } from '../../../seed/ahead.ts';
import { randomFrom, type Random } from '../../../seed/random.ts';
import type { DemoOrganization } from '../../../seed/demo-organization.ts';

const skins = ['#f0c8a0', '#dba878', '#c68a5c', '#a86f48', '#8a5636'] as const;
const hairs = ['#1f1713', '#2e2019', '#3d2a20', '#4a4a4f'] as const;
const clothes = ['#0b6e6e', '#8c1c13', '#2d4a8a', '#5b3a82', '#b5651d', '#3c6e2f', '#444b57'] as const;

const short =
  '<path d="M146 226c0-84 44-128 110-128s110 44 110 128c-14-44-40-66-66-74-34 18-86 22-122 10-18 14-28 36-32 64z"/>';
const long =
  '<path d="M134 372c-18-60-8-110-4-152 8-84 56-126 126-126s118 42 126 126c4 42 14 92-4 152-22 12-48 10-60-4 22-54 28-112 10-176-40 10-98 4-132-22-26 62-24 134-2 198-12 14-38 16-60 4z"/>';
const topknot = `<circle cx="256" cy="88" r="40"/>${short}`;

function portrait(random: Random, isWoman: boolean): string {
  const hue = random.below(360);
  const hair = isWoman ? random.pick([long, long, topknot]) : short;
  const glasses = random.below(4)
    ? ''
    : '<g fill="none" stroke="#2b2b2b" stroke-width="7"><circle cx="214" cy="246" r="30"/><circle cx="298" cy="246" r="30"/><path d="M244 244q12-8 24 0"/></g>';
  const skin = random.pick(skins);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
    <defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="hsl(${hue} 55% 82%)"/><stop offset="1" stop-color="hsl(${hue + 40} 50% 62%)"/></linearGradient></defs>
    <rect width="512" height="512" fill="url(#b)"/>
    <path d="M64 512c6-96 88-140 192-140s186 44 192 140z" fill="${random.pick(clothes)}"/>
    <path d="M208 320h96v64q-48 44-96 0z" fill="${skin}"/><path d="M208 338q48 44 96 0v16q-48 40-96 0z" fill="#00000026"/>
    <ellipse cx="256" cy="246" rx="98" ry="116" fill="${skin}"/>
    <g fill="${random.pick(hairs)}">${hair}</g>
    <g fill="#241a15"><circle cx="216" cy="248" r="9"/><circle cx="296" cy="248" r="9"/></g>
    <path d="M220 304q36 ${random.between(14, 34)} 72 0" fill="none" stroke="#00000088" stroke-width="7" stroke-linecap="round"/>${glasses}
  </svg>`;
}

/** Those who are met most often, and some of the others, so that lists show both photos and letters. */
export async function writePhotos({ context: real, organizationId, hrId, end }: DemoOrganization): Promise<void> {
  const context = { ...real, clock: () => new Date(end) };
  const tenant = context.database.organization(organizationId);
  const people = await tenant.query<{ id: number; is_woman: boolean }>(
    `select id, is_woman from (
       select e.user_id as id, e.gender = 'Female' as is_woman, split_part(u.email, '@', 1) in ('hr', 'supervisor') as is_met,
              row_number() over (order by e.full_name, e.id) as n
         from employee e join users u on u.id = e.user_id join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
        where e.organization_id = $1 and m.is_current and u.email not like 'employee@%') each
      where is_met or n % 6 = 1 or (n % 3 = 1 and n <= 30) order by n`,
    [organizationId],
  );
  const drawn = ahead(people, async ({ is_woman: isWoman }, n) => {
    const svg = portrait(randomFrom(organizationId * 1_000 + n), isWoman);
    return portraitOf(await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer());
  });
  for await (const [{ id }, photo] of drawn) await setPhoto(context, tenant, id, photo, { actorId: hrId });
}
