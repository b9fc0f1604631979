/** What was answered to a form, put together by question and version, and as a spreadsheet. */
import { formReport, type FormReport, type QuestionReport } from '@karmik/model/forms/answering';
import { bilingual } from '@karmik/model/kit/text';
import { formAnswer } from '@karmik/model/forms/form';
import { askedBy, type Answers } from '@karmik/model/questions/asked';
import { answersTo, questionsOf, type Question, type Structure } from '@karmik/model/questions/structure';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { requiresPermission, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { cellOf, type ExportWish } from '../../entity/cells.ts';
import { spreadsheetQuery } from '../../entity/export.ts';
import { mimeOf, workbook, type Cell } from '../../entity/workbook.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { todayIn } from '../../time.ts';
import { peopleOfForm } from './audience.ts';
import { fileKeys } from './check-answers.ts';

interface StoredVersion {
  readonly number: number;
  readonly structure: Structure;
  readonly created_at: string;
  readonly answers: number;
}

const versionsOf = (tenant: Tenant, formId: number): Promise<StoredVersion[]> =>
  tenant.query<StoredVersion>(
    `select v.number, v.structure, v.created_at,
            (select count(*)::integer from form_answer a where a.organization_id = v.organization_id and a.form_id = v.form_id and a.form_version = v.number and a.status <> 'Cancelled') as answers
       from form_version v where v.organization_id = $1 and v.form_id = $2 order by v.number`,
    [tenant.organizationId, formId],
  );

/** A question as it stood in one version or in several that follow each other. */
interface QuestionInVersions {
  readonly question: Question;
  readonly versions: number[];
}

/** Whether two questions ask the same in the same way; where they stand and on what they depend does not matter. */
const isSameQuestion = (one: Question, other: Question): boolean => {
  const { shown_if: _one, library: _from, ...left } = one;
  const { shown_if: _other, library: _too, ...right } = other;
  return isDeepStrictEqual(left, right);
};

/** The questions of all versions in their order, each as often as it was changed. */
export function questionsInVersions(
  versions: readonly Pick<StoredVersion, 'number' | 'structure'>[],
): QuestionInVersions[] {
  const found: QuestionInVersions[] = [];
  for (const { number, structure } of versions)
    for (const question of questionsOf(structure)) {
      const known = found.find((each) => isSameQuestion(each.question, question));
      if (known) known.versions.push(number);
      else found.push({ question, versions: [number] });
    }
  const place = new Map<string, number>();
  for (const { question } of found) if (!place.has(question.key)) place.set(question.key, place.size);
  return found.toSorted((a, b) => (place.get(a.question.key) ?? 0) - (place.get(b.question.key) ?? 0));
}

/** How many of the newest answers in words are in a report. */
const mostSamples = 50;
const batch = 1_000;

interface Read {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly answers: Answers;
  readonly sender: string | null;
  readonly created_at: string;
}

/** Every answer that was not taken back, the newest first, some at a time. */
async function* answersOf(tenant: Tenant, formId: number): AsyncGenerator<Read> {
  for (let last = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await tenant.query<Read>(
      `select a.id, a.form_version as version, a.status, a.answers, p.full_name as sender, a.created_at from form_answer a
         left join person p on p.organization_id = a.organization_id and p.id = a.sender_id
        where a.organization_id = $1 and a.form_id = $2 and a.id < $3 and a.status <> 'Cancelled' order by a.id desc limit ${batch}`,
      [tenant.organizationId, formId, last],
    );
    yield* rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

/** @throws 404 */
async function nameOfForm(tenant: Tenant, id: number): Promise<{ name: string; is_anonymous: boolean }> {
  const row = await tenant.one<{ name: string; is_anonymous: boolean }>(
    'select name, is_anonymous from form where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  if (!row) throw notFound();
  return row;
}

async function reportOn({ tenant, organization }: Access, id: number): Promise<FormReport> {
  const { name, is_anonymous } = await nameOfForm(tenant, id);
  const versions = await versionsOf(tenant, id);
  const parts = questionsInVersions(versions).map(({ question, versions: numbers }) => {
    const field = askedBy({ sections: [{ title: null, description: null, questions: [question] }] }).fields[
      question.key
    ];
    const choices = field?.kind === 'choice' || field?.kind === 'multi_choice' ? field.choices : {};
    const labels = choices as Record<string, { en: string; ne: string }>;
    return {
      question,
      numbers,
      field,
      labels,
      counts: new Map<string, number>(),
      answered: 0,
      samples: [] as string[],
    };
  });
  const wish: ExportWish = { format: 'csv', language: 'en', calendar: 'ad' };
  let answers = 0;
  for await (const row of answersOf(tenant, id)) {
    answers += 1;
    for (const part of parts) {
      const value = row.answers[part.question.key];
      if (value === undefined || !part.numbers.includes(row.version)) continue;
      part.answered += 1;
      const chosen = answersTo(part.question).length > 0;
      if (chosen)
        for (const each of Array.isArray(value) ? value : [value])
          part.counts.set(String(each), (part.counts.get(String(each)) ?? 0) + 1);
      else if (part.question.type !== 'File' && part.samples.length < mostSamples && part.field)
        part.samples.push(String(cellOf(part.field, value, wish, organization.timezone)));
    }
  }
  const questions = parts.map(({ question, numbers, labels, counts, answered, samples }): QuestionReport => {
    const sum = [...counts].reduce((total, [point, count]) => total + Number(point) * count, 0);
    return {
      key: question.key,
      text: question.text,
      type: question.type,
      versions: numbers,
      answered,
      counts: answersTo(question).map((key) => ({
        key,
        label: labels[key] ?? bilingual(key, key),
        count: counts.get(key) ?? 0,
      })),
      mean: question.type === 'Rating' && answered > 0 ? Math.round((sum / answered) * 100) / 100 : null,
      samples,
    };
  });
  return {
    id,
    name,
    versions: versions.map(({ number, created_at, answers: of }) => ({ number, created_at, answers: of })),
    asked: is_anonymous ? null : (await peopleOfForm(tenant, id)).length,
    answers,
    questions,
  };
}

const headings = {
  en: { by: 'Answered by', at: 'Answered on', version: 'Version', status: 'Status' },
  ne: { by: 'उत्तर दिने', at: 'उत्तर मिति', version: 'संस्करण', status: 'स्थिति' },
} as const;

export function formReportRoutes(app: Api, context: Context): void {
  const url = '/api/v1/forms/:org/form/:id/';
  const config = { access: requiresPermission('21.00') };
  const shared = { tags: ['forms'], params: organizationIdParams };

  app.route({
    method: 'GET',
    url: `${url}report/`,
    config,
    schema: {
      summary: 'What was answered to a form, by question and version',
      ...shared,
      response: { 200: formReport },
    },
    handler: ({ access, params }) => reportOn(access, params.id),
  });

  app.route({
    method: 'GET',
    url: `${url}report/export/`,
    config,
    schema: {
      summary: 'Every answer to a form as a spreadsheet; no cell is a formula',
      ...shared,
      querystring: z.strictObject(spreadsheetQuery),
    },
    handler: async ({ access, params, query }, reply) => {
      const { tenant, organization, userId } = access;
      const { name, is_anonymous } = await nameOfForm(tenant, params.id);
      const versions = await versionsOf(tenant, params.id);
      const asked = questionsInVersions(versions);
      const several = versions.length > 1;
      const columns = asked.map(({ question, versions: numbers }) => ({
        key: question.key,
        numbers,
        field: askedBy({ sections: [{ title: null, description: null, questions: [question] }] }).fields[question.key],
        heading: several ? `${question.text} (${numbers.join(', ')})` : question.text,
      }));
      const files = await filesOf(tenant, versions, params.id);
      const say = headings[query.language];
      const zone = organization.timezone;
      const log = await tenant.one<{ id: number }>(
        'insert into export_log (organization_id, user_id, entity, format, filters, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
        [
          tenant.organizationId,
          userId,
          'form_answer',
          query.format,
          JSON.stringify({ form: params.id }),
          context.clock(),
        ],
      );

      async function* rows(): AsyncGenerator<Cell[]> {
        let count = 0;
        for await (const row of answersOf(tenant, params.id)) {
          count += 1;
          yield [
            ...(is_anonymous ? [] : [row.sender]),
            cellOf(
              { kind: 'date', label: formAnswer.label },
              todayIn(is_anonymous ? 'UTC' : zone, new Date(row.created_at)),
              query,
              zone,
            ),
            row.version,
            cellOf(formAnswer.fields.status, row.status, query, zone),
            ...columns.map(({ key, numbers, field }) => {
              const value = numbers.includes(row.version) ? row.answers[key] : undefined;
              if (!field || value === undefined) return null;
              return cellOf(
                field,
                field.kind === 'file' ? { name: files.get(value as number) ?? '' } : value,
                query,
                zone,
              );
            }),
          ];
        }
        await tenant.query(
          'update export_log set row_count = $3, finished_at = $4 where organization_id = $1 and id = $2',
          [tenant.organizationId, log?.id ?? 0, count, context.clock()],
        );
      }

      const head = [
        ...(is_anonymous ? [] : [say.by]),
        say.at,
        say.version,
        say.status,
        ...columns.map(({ heading }) => heading),
      ];
      const file =
        name
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, '') || 'form';
      return reply
        .header('content-type', mimeOf[query.format])
        .header(
          'content-disposition',
          `attachment; filename="${file}-${todayIn(zone, context.clock())}.${query.format}"`,
        )
        .send(workbook(query.format, head, rows()));
    },
  });
}

/** The names of the files that were sent with answers. */
async function filesOf(
  tenant: Tenant,
  versions: readonly StoredVersion[],
  formId: number,
): Promise<ReadonlyMap<number, string>> {
  if (versions.every(({ structure }) => fileKeys(structure).length === 0)) return new Map();
  const rows = await tenant.query<{ id: number; name: string }>(
    `select f.id, f.name from form_answer a
       join record_file r on r.organization_id = a.organization_id and r.entity = 'form_answer' and r.object_id = a.id
       join file f on f.organization_id = r.organization_id and f.id = r.file_id
      where a.organization_id = $1 and a.form_id = $2`,
    [tenant.organizationId, formId],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
