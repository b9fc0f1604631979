/** Records and figures as they stand on paper: each value as screens show it, and in words what was asked. */
import { entities } from '@karmik/model/entities';
import { formatDate, formatInstant, formatTime, type DateStyle } from '@karmik/model/kit/date-text';
import type { Entity } from '@karmik/model/kit/entity';
import { figures } from '@karmik/model/kit/digits';
import { durationText, fiscalYearText, moneyText, numberText, percentText } from '@karmik/model/kit/figures';
import { shownAs, type Field } from '@karmik/model/kit/fields';
import { asOf, asOfField } from '@karmik/model/kit/filters';
import type { Amount } from '@karmik/model/kit/currencies';
import { monthText } from '@karmik/model/kit/month';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { placeOf } from '@karmik/model/organization/place';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../http/errors.ts';
import { fileMessages } from '../messages.ts';
import { mostPaperColumns, type TableSheet } from '../pdf/table-pdf.ts';
import { cellOf, type ExportWish, type Manner } from './cells.ts';
import { nepaliNameOf } from './named.ts';
import { picksAll } from './options.ts';
import type { Asked, ListQuery } from './query.ts';

const words = {
  yes: bilingual('Yes', 'हो'),
  no: bilingual('No', 'होइन'),
  all: bilingual('All records', 'सबै अभिलेख'),
  created: bilingual('Created on', 'तयार मिति'),
  search: bilingual('Searched for', 'खोजिएको'),
  archived: bilingual('Archived included', 'अभिलेखमा राखिएकासहित'),
  archivedAlone: bilingual('Archived only', 'अभिलेखमा राखिएका मात्र'),
  given: bilingual('given', 'दिइएको'),
  notGiven: bilingual('not given', 'नदिइएको'),
  chosen: (count: string) => bilingual(`${count} selected`, `${count} छानिएको`),
  from: (value: string) => bilingual(`from ${value}`, `${value} देखि`),
  until: (value: string) => bilingual(`until ${value}`, `${value} सम्म`),
};

const numericKinds = new Set(['number', 'decimal', 'money', 'amount', 'percent', 'duration']);
/** Whether values of a field are at the end of their column. */
export const isNumeric = (field: Field): boolean =>
  numericKinds.has(field.kind === 'computed' ? shownAs(field).kind : field.kind) && !('is_name' in field);

const styleOf = ({ language, calendar }: Manner, timeZone: string): DateStyle => ({
  language,
  calendar: calendar === 'bs' ? 'BS' : 'AD',
  timeZone,
});

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value as text: numbers with separators, times as people say them, days in the wished calendar. */
export function paperText(field: Field, value: unknown, wish: Manner, access: Access): string {
  if (value === null || value === undefined) return '';
  const { language, calendar } = wish;
  const text = plain(value);
  const { timezone } = access.organization;
  switch (field.kind) {
    case 'duration':
      return durationText(Number(value), language);
    case 'number':
      return field.is_name ? figures(text, language) : numberText(text, language);
    case 'decimal':
      return numberText(text.includes('.') ? text.replace(/\.?0+$/, '') : text, language);
    case 'percent':
      return percentText(text, language);
    case 'money':
      return `${placeOf(access.organization).currency} ${moneyText(text, language)}`;
    case 'amount': {
      const { currency, amount } = value as Amount;
      return `${currency} ${moneyText(amount, language)}`;
    }
    case 'date':
      return formatDate(value as string, styleOf(wish, timezone));
    case 'instant':
      return (field.displayAs === 'time' ? formatTime : formatInstant)(value as string, styleOf(wish, timezone));
    case 'time':
      return figures(value as string, language);
    case 'month':
      return monthText(value as string, language);
    case 'fiscal_year':
      return fiscalYearText(text, language, calendar);
    case 'boolean':
      return (value ? words.yes : words.no)[language];
    case 'user': {
      const { full_name: name, name_ne: inNepali } = value as { full_name: string; name_ne?: string | null };
      return language === 'ne' && inNepali ? inNepali : name;
    }
    case 'computed':
      return paperText(shownAs(field), value, wish, access);
    default: {
      const cell = cellOf(field, value, wish, timezone);
      return cell === null ? '' : String(cell);
    }
  }
}

/** The names of people and records that a filter asks for; a number of them where this person may not choose them by name. */
async function namesOf(
  context: Context,
  access: Access,
  field: Field,
  ids: readonly number[],
  wish: Manner,
): Promise<string> {
  const { tenant } = access;
  const isNepali = wish.language === 'ne';
  const counted = words.chosen(figures(ids.length, wish.language))[wish.language];
  if (field.kind === 'user') {
    const people = await tenant.query<{ name: string }>(
      `select ${isNepali ? "coalesce(nullif(name_ne, ''), full_name)" : 'full_name'} as name from person
        where organization_id = $1 and id = any($2::bigint[]) order by full_name`,
      [tenant.organizationId, ids],
    );
    return people.map(({ name }) => name).join(', ') || counted;
  }
  if (field.kind !== 'reference' && field.kind !== 'multi_reference') return ids.join(', ');
  const to = entities.find(({ name }) => name === field.to);
  if (!to || !(await picksAll(to, access, context.clock()))) return counted;
  const inNepali = isNepali ? nepaliNameOf(field) : undefined;
  const named = inNepali === undefined ? field.name_field : `coalesce(nullif(${inNepali}, ''), ${field.name_field})`;
  const rows = await tenant.query<{ name: string }>(
    `select ${named} as name from ${field.to} where organization_id = $1 and id = any($2::bigint[]) order by 1`,
    [tenant.organizationId, ids],
  );
  return rows.map(({ name }) => name).join(', ') || counted;
}

/** What a list was asked, in words. */
async function saidOf(
  context: Context,
  access: Access,
  query: ListQuery,
  asked: Asked,
  wish: Manner,
): Promise<string[]> {
  const { language } = wish;
  const parts = new Map<Text, string[]>();
  const say = (label: Text, part: string) => parts.set(label, [...(parts.get(label) ?? []), part]);
  for (const [parameter, { of, operator }] of [...(query.inputs ?? []), ...query.filters]) {
    const value = asked[parameter];
    if (value === undefined) continue;
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    const isNamed = of.kind === 'user' || of.kind === 'reference' || of.kind === 'multi_reference';
    const one = async () =>
      operator === 'contains'
        ? `“${plain(value)}”`
        : isNamed
          ? namesOf(context, access, of, values.map(Number), wish)
          : values
              // A filter of amounts names a currency, one of several choices names one of them.
              .map((each) =>
                of.kind === 'amount'
                  ? plain(each)
                  : paperText(of, of.kind === 'multi_choice' ? [each] : each, wish, access),
              )
              .join(', ');
    if (operator === 'isnull') say(of.label, (value ? words.notGiven : words.given)[language]);
    else if (operator === 'gte') say(of.label, words.from(await one())[language]);
    else if (operator === 'lte') say(of.label, words.until(await one())[language]);
    else say(of.label, await one());
  }
  if (asked.as_of !== undefined && !query.filters.has(asOf))
    say(asOfField.label, formatDate(asked.as_of, styleOf(wish, access.organization.timezone)));
  const said = [...parts].map(([label, each]) => `${label[language]}: ${each.join(' ')}`);
  if (asked.search) said.push(`${words.search[language]}: “${asked.search}”`);
  if (asked.archived === 'all') said.push(words.archived[language]);
  if (asked.archived === 'true') said.push(words.archivedAlone[language]);
  return said;
}

/**
 * The head of a sheet of records or of their figures.
 * @throws 400 where there are more columns than a sheet holds
 */
export async function sheetOf(
  context: Context,
  access: Access,
  entity: Entity,
  {
    query,
    asked,
    wish,
    columns,
  }: {
    readonly query: ListQuery;
    readonly asked: Asked;
    readonly wish: ExportWish;
    readonly columns: TableSheet['columns'];
  },
): Promise<TableSheet> {
  if (columns.length > mostPaperColumns)
    throw invalidField('columns', fileMessages.tooWideForPaper({ most: mostPaperColumns, count: columns.length }));
  const { language } = wish;
  const at = context.clock();
  const said = await saidOf(context, access, query, asked, wish);
  const title = entity.reports?.[wish.report ?? '']?.label ?? entity.plural ?? entity.label;
  const created = formatInstant(at.toISOString(), styleOf(wish, access.organization.timezone));
  return {
    language,
    organization: access.organization.name,
    title: title[language],
    about: [said.join(' · ') || words.all[language], `${words.created[language]}: ${created}`],
    columns,
    at,
  };
}
