/**
 * Assignments: dated records of employees that say what holds for each from a day, such as a shift or a pay package. Assigning the same to
 * many employees is an operation that follows from the record.
 */
import { defineEntity, type Entity } from './entity.ts';
import { f, isWritable, type Field, type FieldOfKind, type Fields } from './fields.ts';
import { messages } from './messages.ts';
import { defineOperation, type Operation } from './operation.ts';
import { bilingual, type Text } from './text.ts';

/** Whom an operation is for. Lists that are empty choose no one out; where all are, everyone is meant. */
export const peopleFields = {
  branches: f.multiReference({
    label: bilingual('Branches', 'शाखाहरू'),
    help: bilingual(
      'Leave all lists empty for everyone. Employees must match each list you fill in.',
      'सबैका लागि सबै सूची खाली छोड्नुहोस्। भरिएका सबै सूचीसँग मिल्ने कर्मचारी लिइन्छन्।',
    ),
    to: 'branch',
    name_field: 'name',
  }),
  divisions: f.multiReference({ label: bilingual('Divisions', 'महाशाखाहरू'), to: 'division', name_field: 'name' }),
  employment_types: f.multiReference({
    label: bilingual('Employment types', 'रोजगारीका प्रकार'),
    to: 'employment_type',
    name_field: 'title',
  }),
  employment_levels: f.multiReference({
    label: bilingual('Employment levels', 'तहहरू'),
    to: 'employment_level',
    name_field: 'title',
  }),
  employees: f.lines({
    label: bilingual('Also these employees', 'यी कर्मचारी पनि'),
    one: bilingual('employee', 'कर्मचारी'),
    max: 200,
    is_stored: false,
    item: { employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }) },
  }),
} as const satisfies Fields;

const onlyWithout = f.boolean({
  label: bilingual('Only employees who have none on that day', 'त्यो दिन केही नतोकिएका कर्मचारी मात्र'),
  help: bilingual('If off, what they have ends the day before.', 'बन्द भए, अहिलेको तोकाइ अघिल्लो दिन सकिन्छ।'),
  default: true,
});

/** The operation that gives many employees a record of an entity. */
export interface Assignment {
  readonly entity: Entity;
  /** The fields that all of them get. */
  readonly values: readonly string[];
  /** Whether a new record ends the one before it, so that employees who have one may be chosen; else they are left out. */
  readonly replaces: boolean;
  readonly operation: Operation;
}

interface AssignmentBody<F extends Fields> {
  /** The button, the title of the form and the confirmation; `{count}` in the last one is the number of employees. */
  readonly label: Text;
  readonly confirm: Text;
  readonly note?: Text;
  readonly replaces: boolean;
  /** Fields of the record that are not given to many, such as amounts of one employee. */
  readonly except?: readonly (keyof F & string)[];
  /** Names the operation; absent: `assign_` and the name of the entity. */
  readonly name?: string;
  /** Where its endpoints are; absent: `to-many` under those of the entity. */
  readonly path?: string;
}

const beforeOf = ({ en, ne }: Text): Text => ({ en: `${en} before`, ne: `अघिको ${ne}` });

/** Of each value that is a reference: what the employee had, where it is replaced, and what they get. */
const rowFields = (fields: Fields, values: readonly string[], replaces: boolean): Fields =>
  Object.fromEntries(
    values.flatMap((name) => {
      const field = fields[name];
      if (field?.kind !== 'reference') return [];
      const { to, name_field, label } = field;
      const given: [string, Field] = [name, f.reference({ label, to, name_field })];
      return replaces ? [[`${name}_before`, f.reference({ label: beforeOf(label), to, name_field })], given] : [given];
    }),
  );

/**
 * Declares that a record may be given to many employees at once.
 * @throws where the entity is not dated by employee, has no path or no code
 */
export function assignable<const F extends Fields>(
  entity: Entity<F>,
  { label, confirm, note, replaces, except = [], name, path }: AssignmentBody<F>,
): Assignment {
  const { dated, codes, path: own } = entity;
  if (!dated || !codes || own === undefined) throw new Error(`${entity.name} is no assignment of employees`);
  const fields = entity.fields as Fields;
  const { per, from, to } = dated;
  const values = Object.keys(fields).filter(
    (each) =>
      isWritable(fields[each] as Field) && ![per, from, to].includes(each) && !(except as string[]).includes(each),
  );
  const chosen = [...values, from, to].map((each) => [each, fields[each] as Field]);
  const operationName = name ?? `assign_${entity.name}`;
  return {
    entity,
    values,
    replaces,
    operation: defineOperation<Fields, Fields>({
      name: operationName,
      label,
      path: path ?? `${own}/to-many`,
      code: codes.write,
      input: defineEntity<Fields>({
        name: `${operationName}_input`,
        label,
        fields: Object.fromEntries([
          ...chosen,
          ...Object.entries({ ...(replaces && { only_without: onlyWithout }), ...peopleFields }),
        ]) as Fields,
        rules: (given) => {
          const { [from]: first, [to]: last } = given as Readonly<Record<string, string | null>>;
          return first && last && last < first ? { [to]: [messages.untilBeforeFrom] } : undefined;
        },
      }),
      groups: [
        { title: entity.label, fields: [...values, from, to] },
        {
          title: bilingual('Who gets it', 'कसले पाउने'),
          fields: [...(replaces ? ['only_without'] : []), ...Object.keys(peopleFields)],
        },
      ],
      rows: {
        employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
        ...rowFields(fields, values, replaces),
        [from]: fields[from] as Field,
      },
      per: 'employee' as FieldOfKind<Fields, 'user'>,
      confirm,
      empty: bilingual('No one gets this.', 'यो कसैले पाउँदैन।'),
      ...(note && { note }),
    }),
  };
}
