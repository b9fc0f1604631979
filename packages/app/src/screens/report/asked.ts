/** What is chosen before the rows of a computed list are worked out ⇄ its address, by the names of its endpoint. */
import { manyOf, type FieldFilter } from '@karmik/forms/filter-params';
import type { Field, Fields } from '@karmik/model/kit/fields';
import type { Calendar } from '@karmik/model/kit/period';
import { inputNames, type Query } from '@karmik/model/kit/query';
import type { ReportScreen } from '../kit/screens.ts';
import { fieldOf } from '../records.ts';

/** A screen that asks for what its address chooses. @param params with the period as days */
export function askedBy(screen: ReportScreen, params: URLSearchParams, calendar: Calendar): ReportScreen {
  const { asks } = screen;
  if (asks === undefined) return screen;
  const chosen = inputNames(asks).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const query = {
    ...screen.query,
    ...Object.fromEntries(chosen),
    ...(asks.period === undefined ? {} : { period_calendar: calendar }),
  };
  return { ...screen, query };
}

/** Whether a field is chosen in a control of its own: one of several values that are all in sight. */
const isListed = (field: Field): boolean => field.kind === 'choice';

/** Fields that a computed list asks for besides its period, each with one of several values. */
export const listedInput = (asks: Query): [string, Field][] =>
  Object.entries<Field>(asks.input.fields).filter(([, field]) => isListed(field));

/** Other fields that it asks for, and those of the records from which its rows are worked out, as fields of filters. */
export const narrowingFields = ({ input, narrows }: Query): Fields => ({
  ...Object.fromEntries(
    Object.entries<Field>(input.fields)
      .filter(([, field]) => !isListed(field))
      // One day is chosen, and not a stretch of them.
      .map(([name, field]) => [name, field.kind === 'date' ? { ...field, isOneDay: true } : field]),
  ),
  ...(narrows && Object.fromEntries(narrows.filters.map((name) => [name, fieldOf(narrows.entity, name)]))),
});

/** Of a field that takes one value: the one that was chosen last. */
export const oneOf = (filter: FieldFilter): FieldFilter => {
  const last = manyOf(filter).at(-1);
  return last === undefined ? {} : { eq: last };
};
