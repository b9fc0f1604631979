/** Figures of a report as a reader sees them. */
import type { DateStyle } from '@karmik/model/kit/date-text';
import { figures } from '@karmik/model/kit/digits';
import { dayMonth, shortMonth } from '@karmik/model/kit/day-month';
import { numberText } from '@karmik/model/kit/figures';
import { useForms, type FormsContextValue } from '@karmik/forms/FormsProvider';
import { kindOf } from '@karmik/forms/kinds';
import type { Entity } from '@karmik/model/kit/entity';
import { shownAs, type Field } from '@karmik/model/kit/fields';
import { periodText } from '@karmik/model/kit/period';
import { changeBetween, groupTerm, measureTerm, type MeasureValues, type PeriodValue } from '@karmik/model/kit/report';
import { useModelText } from '../../texts/texts.ts';
import { fieldOf, plainText } from '../records.ts';
import { words } from '../words.ts';

type Value = MeasureValues[string] | undefined;

/** What is where no record of a group has a value. */
const noFigure = '–';

/** How a figure moved, in words: its sign, what it moved by, and that in per cent. */
export interface FigureChange {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'none';
}

export interface Figures {
  /** A measured value as values of its field are shown; amounts by currency. */
  readonly text: (measure: string, value: Value) => string;
  /** Nothing where sums of several currencies move by themselves. */
  readonly change: (measure: string, now: Value, before: Value) => FigureChange | undefined;
  /** What a group of a term is called. */
  readonly groupName: (term: string, group: { readonly is_rest: boolean; readonly value?: unknown }) => string;
}

export function useFigures(entity: Entity): Figures {
  const forms = useForms();
  const say = useModelText();
  const { language } = forms;
  const text = (measure: string, value: Value): string => {
    if (value === null || value === undefined) return noFigure;
    if (Array.isArray(value))
      return value.map(({ currency, amount }) => `${currency} ${numberText(amount, language)}`).join('; ') || noFigure;
    const { field: name, kind } = measureTerm(measure);
    const field = name === undefined ? undefined : fieldOf(entity, name);
    const isInMinutes = kind === 'avg' && field?.kind === 'duration';
    const plain = isInMinutes ? String(Math.round(Number(value))) : String(value);
    return (field && kindOf(field).text?.(plain, field, forms)) ?? numberText(plain, language);
  };
  return {
    text,
    change: (measure, now, before) => {
      if (Array.isArray(now) || Array.isArray(before)) return undefined;
      const { difference, percent } = changeBetween(plainText(now) || '0', plainText(before) || '0');
      const isLess = difference.startsWith('-');
      const direction = Number(difference) === 0 ? 'none' : isLess ? 'down' : 'up';
      const sign = { up: '+', down: '−', none: '±' }[direction];
      const moved = `${sign}${text(measure, difference.replace('-', ''))}`;
      const share = percent === null ? '' : ` (${sign}${numberText(percent.replace('-', ''), language)}%)`;
      return { text: `${moved}${share}`, direction };
    },
    groupName: (term, { is_rest, value }) => {
      const field = fieldOf(entity, groupTerm(term).field);
      return is_rest ? say(words.others) : groupName(field, value, forms, say(noneOf(field)));
    },
  };
}

const noneOf = (field: Field) => (field.kind === 'reference' && field.none) || words.none;

/** What a group is called: a name, a label, or the period of the reader's calendar. */
function groupName(field: Field, value: unknown, forms: FormsContextValue, none: string): string {
  if (value === null || value === undefined) return none;
  if (typeof value === 'object') {
    if ('period' in value) {
      const { name, starts_on, ends_on } = value as PeriodValue;
      const days = [starts_on, ends_on === starts_on ? null : ends_on].filter((day) => day !== null);
      return periodNameIn(name, forms) || days.map((day) => forms.formatDate(day)).join(' – ');
    }
    const { full_name, name } = value as Readonly<Record<string, unknown>>;
    const called = plainText(full_name) || plainText(name);
    if (!called) return none;
    return field.kind === 'reference' && field.has_figures ? figures(called, forms.language) : called;
  }
  const shown = field.kind === 'computed' ? shownAs(field) : field;
  return kindOf(shown).text?.(plainText(value), shown, forms) ?? plainText(value);
}

/** A period where there is little room for it: a day or a week by its first day without the year; undefined for what has no shorter name. */
export function shortPeriod(value: unknown, style: DateStyle): string | undefined {
  if (typeof value !== 'object' || value === null || !('period' in value)) return undefined;
  const { period, name, starts_on } = value as PeriodValue;
  if ((period === 'day' || period === 'week') && starts_on !== null) return dayMonth(starts_on, style);
  return shortMonth(name, style.language);
}

/** The name of a month, a quarter or a year; days and weeks are told by their dates. */
const periodNameIn = (name: string, { language }: FormsContextValue): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(name) ? '' : periodText(name, language);
