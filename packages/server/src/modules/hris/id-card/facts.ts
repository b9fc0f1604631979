/** What cards say of their people: the employee's file, the organisation, the code to be scanned. */
import type { CardDesign, CardField } from '@karmik/model/hris/id-card/design';
import type { CardFacts } from '@karmik/model/hris/id-card/layout';
import type { Tenant } from '../../../db/database.ts';
import { adDay, bsDay, type Head } from '../letters/facts.ts';

export interface CardTemplate extends CardDesign {
  readonly id: number;
  readonly title: string;
}

export const readCardTemplate = (tenant: Tenant, id: number): Promise<CardTemplate | undefined> =>
  tenant.one<CardTemplate>('select * from id_card_template where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
  ]);

interface PersonRow {
  readonly id: number;
  readonly full_name: string;
  readonly name_ne: string | null;
  readonly email: string | null;
  readonly employee_code: string;
  readonly job_title: string | null;
  readonly division: string | null;
  readonly branch: string | null;
  readonly employment_level: string | null;
  readonly blood_group: string | null;
  readonly phone: string | null;
  readonly joined_on: string;
}

const peopleSql = `
  select e.user_id as id, e.full_name, e.name_ne, e.email, e.employee_code, t.title as job_title, d.name as division, b.name as branch,
         l.title as employment_level, e.blood_group, e.phone, e.joined_on
    from employee e
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id
    left join division d on d.organization_id = e.organization_id and d.id = e.division_id
    left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
    left join employment_level l on l.organization_id = e.organization_id and l.id = e.employment_level_id
   where e.organization_id = $1 and e.user_id = any($2)`;

/** The people of cards by the id of their account; who has no file is missing. */
export const readPeople = async (tenant: Tenant, ids: readonly number[]): Promise<Map<number, PersonRow>> =>
  new Map(
    (await tenant.query<PersonRow>(peopleSql, [tenant.organizationId, ids])).map((person) => [person.id, person]),
  );

/** Signs that end a field of a contact are written behind a backslash. */
const vcard = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/[\r\n]+/g, ' ');

function contactOf(person: PersonRow, organization: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${vcard(person.full_name)}`,
    `ORG:${vcard(organization)}`,
    person.job_title && `TITLE:${vcard(person.job_title)}`,
    person.phone && `TEL:${vcard(person.phone)}`,
    person.email && `EMAIL:${vcard(person.email)}`,
    'END:VCARD',
  ];
  return lines.filter(Boolean).join('\n');
}

export function factsOf(
  design: CardDesign,
  head: Head,
  person: PersonRow,
  card: { readonly card_number: string; readonly expires_on: string | null } | undefined,
): CardFacts {
  const { language } = design;
  const day = (iso: string) => (language === 'ne' ? bsDay(iso, 'ne') : adDay(iso, 'en'));
  const { joined_on, ...plain } = person;
  const known: Record<CardField, string | null> = { ...plain, joined_on: day(joined_on) };
  const number = card?.card_number ?? person.employee_code;
  return {
    full_name: (language === 'ne' ? person.name_ne : null) ?? person.full_name,
    organization: head.name,
    organization_lines: [...head.lines].slice(0, 2),
    has_logo: head.logoKey !== null,
    card_number: card?.card_number ?? null,
    expires_on: card?.expires_on ? day(card.expires_on) : null,
    qr: design.qr_holds === 'Contact' ? contactOf(person, head.name) : number,
    facts: Object.fromEntries(
      design.shown_fields.flatMap((name) => (known[name] === null ? [] : [[name, known[name]]])),
    ),
  };
}
