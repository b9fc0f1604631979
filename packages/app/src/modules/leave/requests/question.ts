/** What of a request is counted, as its form holds it. */
const asked = [
  'leave_type',
  'from_date',
  'first_part',
  'to_date',
  'last_part',
  'start_time',
  'end_time',
  'on_punched_days',
  'employee',
];

type Values = Readonly<Record<string, unknown>>;
/** A choice of a form as a body names it: by its id. */
const written = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** What is asked of a form that is being written; undefined while it lacks its type or its days. */
export function questionOf(values: Values, request?: number): object | undefined {
  const question = Object.fromEntries(
    asked.filter((name) => isFilled(values[name])).map((name) => [name, written(values[name])]),
  );
  if (!['leave_type', 'from_date', 'to_date'].every((name) => name in question)) return undefined;
  if (String(question['to_date']) < String(question['from_date'])) return undefined;
  return { ...question, has_file: isFilled(values['file']), ...(request === undefined ? {} : { request }) };
}
