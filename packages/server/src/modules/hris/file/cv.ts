/** The curriculum vitae of a profile: what it says of experience and learning, as a PDF, as far as the reader may read it. */
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import type { Entity } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import { languages } from '@karmik/model/kit/text';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { cellOf, type ExportWish } from '../../../entity/cells.ts';
import { orderOf, selectFrom } from '../../../entity/query.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { forbidden } from '../../../http/errors.ts';
import type { CvSheet } from '../../../pdf/cv-pdf.ts';
import { readPerson, rightIn, type FilePerson } from './file-rights.ts';

/** In the order in which a reader looks for them. */
const told = [
  'experience',
  'education',
  'employee_training',
  'employee_skill',
  'employee_language',
  'social_activity',
] as const satisfies readonly SectionName[];

interface Head {
  readonly full_name: string;
  readonly name_ne: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly about: string | null;
  readonly job_title: string | null;
  readonly division: string | null;
  readonly branch: string | null;
}

/** A record in words: its name and the text beside it first, then the rest; a span of days as one. */
function entryOf(entity: Entity, record: Readonly<Record<string, unknown>>, wish: ExportWish, zone: string) {
  const say = (name: string, field: Field): string => {
    const cell = cellOf(field, record[name], wish, zone);
    return cell === null ? '' : String(cell);
  };
  const { employee: _person, ...fields } = entity.fields;
  const first = entity.name_field ?? '';
  const span = ['starts_on', 'ends_on'].flatMap((name) => {
    const field = fields[name];
    return field ? [say(name, field)] : [];
  });
  const plain = Object.entries(fields).filter(([name]) => name !== first && name !== 'starts_on' && name !== 'ends_on');
  const kinds = Map.groupBy(plain, ([, { kind }]) => (kind === 'text' || kind === 'long_text' ? kind : 'labelled'));
  const written = (kind: 'text' | 'long_text') => (kinds.get(kind) ?? []).map(([name, field]) => say(name, field));
  const labelled = (kinds.get('labelled') ?? []).flatMap(([name, field]) => {
    const value = say(name, field);
    return value ? [`${field.label[wish.language]}: ${value}`] : [];
  });
  const heading = fields[first];
  return {
    title: [heading ? say(first, heading) : '', ...written('text')].filter(Boolean).join(', '),
    lines: [span.filter(Boolean).join(' – '), labelled.join('  ·  '), ...written('long_text')].filter(Boolean),
  };
}

async function sheetOf(context: Context, access: Access, person: FilePerson, wish: ExportWish): Promise<CvSheet> {
  const { tenant, organization } = access;
  const seen = told.filter((name) => rightIn(access, person, name) !== undefined);
  if (seen.length === 0) throw forbidden();
  const head = await tenant.one<Head>(
    `select e.full_name, e.name_ne, e.email, e.phone, e.about, t.title as job_title, d.name as division, b.name as branch
       from employee e left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id
       left join division d on d.organization_id = e.organization_id and d.id = e.division_id
       left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
      where e.organization_id = $1 and e.id = $2`,
    [tenant.organizationId, person.employeeId],
  );
  if (!head) throw new Error(`employee ${person.employeeId} has no file`);
  const sections: CvSheet['sections'][number][] = [];
  for (const name of seen) {
    const section = sectionOf(name);
    if (section.kind !== 'records') continue;
    const { entity, title } = section;
    const records = await tenant.query<Record<string, unknown>>(
      `${selectFrom(entity, Object.entries(entity.fields))} where r.organization_id = $1 and r.employee_id = $2 order by ${orderOf(entity, undefined, access)}`,
      [tenant.organizationId, person.userId],
    );
    if (records.length > 0)
      sections.push({
        title: title[wish.language],
        entries: records.map((record) => entryOf(entity, record, wish, organization.timezone)),
      });
  }
  return {
    language: wish.language,
    organization: organization.name,
    name: wish.language === 'ne' ? (head.name_ne ?? head.full_name) : head.full_name,
    place: [head.job_title, head.division, head.branch, organization.name].filter(Boolean).join(', '),
    contacts: [head.email, head.phone].filter((each) => each !== null),
    about: head.about,
    sections,
    at: context.clock(),
  };
}

export function cvRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/people/:id/cv/',
    config: { access: organizationMember },
    schema: {
      summary: "A person's curriculum vitae from their profile (user id), as a PDF",
      tags: ['hris'],
      params: organizationIdParams,
      querystring: z.strictObject({
        language: z._default(z.enum(languages), 'en'),
        calendar: z._default(z.enum(['ad', 'bs']), 'ad'),
      }),
    },
    handler: async ({ access, params, query }, reply) => {
      const person = await readPerson(context, access, access.tenant, params.id);
      const sheet = await sheetOf(context, access, person, { format: 'csv', ...query });
      const { cvPdf } = await import('../../../pdf/cv-pdf.ts');
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="cv-${params.id}.pdf"`)
        .send(await cvPdf(sheet));
    },
  });
}
