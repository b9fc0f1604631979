/**
 * How records of an entity move on. Without a lifecycle they are changed as they are written, or by `actions` alone as a workflow; an
 * approval asks people one level after the other, by the policies of the organization.
 */
import type { HrisTopic, InteractiveType, NotificationCategory } from '../notification/vocabulary.ts';
import type { Entity } from './entity.ts';
import { isWritable, type Field, type FieldOfKind, type Fields, type RowOf } from './fields.ts';
import { codesOfScope, rulesOf } from './scope.ts';
import type { Text } from './text.ts';

/** Kinds of fields whose values policies compare with their least amount. */
const quantities = ['number', 'duration', 'decimal', 'money', 'percent', 'amount'] as const satisfies Field['kind'][];

/**
 * @template P fields of people @template Q fields of quantities @template T fields of types @template R a stored record
 * @template W any fields
 */
interface ApprovalLifecycle<P, Q, T, R, W> {
  readonly kind: 'approval';
  /** Whom a request is about, where that is not its sender: they never decide either. */
  readonly about?: P;
  /** The person who entered a request for someone else: they do not decide it. */
  readonly enteredBy?: P;
  /** What policies compare with their least amount. Absent, and without `amountOf`: none is compared. */
  readonly amount?: Q;
  /** The same as a rule over the stored record. */
  amountOf?(record: R): number | string;
  /** The fields that its sender fills and on which the amount depends, beside `amount` itself. */
  readonly amountFrom?: readonly W[];
  /** By which field policies tell its types apart; absent: it has none. */
  readonly type?: T;
  /** What sends it is no form of its fields: it has neither the general sending nor the general change. */
  readonly isSentElsewhere?: true;
  /**
   * It is stored as a draft that no one else reads, and asks people once the action `send` sends it. Its sender changes it as a draft and
   * once it was declined, and removes a draft.
   */
  readonly hasDrafts?: true;
  /**
   * The entity whose people in force today look at it before HR decides, where no policy says otherwise; absent: the supervisors are asked.
   * They are who is asked, and so read it by `approvers`: who becomes a reviewer later reads nothing that others were asked.
   */
  readonly reviewers?: string;
  /** Who is asked before everyone else, whatever a policy says, and passes it on or declines; never who approves. */
  readonly agreedBy?: P;
  /** HR alone decides, where no policy says otherwise. */
  readonly isForHr?: true;
  /** What is open of them when the employment of whom they are about ends is cancelled. */
  readonly endsWithEmployment?: true;
  readonly notification: {
    readonly category: NotificationCategory;
    /** Of HRIS, what its requests are about. */
    readonly topic?: HrisTopic;
    /** The dialog that a notification opens; without one the page is opened. */
    readonly dialog?: InteractiveType;
    /** Read by the person who is asked; `{name}` is the sender. */
    readonly requested: Text;
    /** What was decided, in the middle of the sentence that its sender reads, such as "your overtime request". */
    readonly subject: Text;
    /** Where its sender finds a request, and where the person who is asked does; `:id` is the request. */
    readonly paths: { readonly own: string; readonly team: string };
  };
}

/** A lifecycle as a reader of any entity finds it. */
export type Lifecycle = ApprovalLifecycle<string, string, string, never, string>;

/** The lifecycle of an entity with these fields. */
export type LifecycleOf<F extends Fields> = ApprovalLifecycle<
  FieldOfKind<F, 'user'>,
  FieldOfKind<F, (typeof quantities)[number]>,
  FieldOfKind<F, 'choice' | 'reference'>,
  RowOf<F>,
  keyof F & string
>;

/** What its sender fills of what policies look at, each of it optional: the type, and what the amount is made of. */
export function decidingFields({ lifecycle, fields }: Pick<Entity, 'lifecycle' | 'fields'>): Fields {
  const { type, amount, amountFrom = [] } = lifecycle ?? {};
  return Object.fromEntries(
    [type, amount, ...amountFrom].flatMap((name) => {
      const field = name === undefined ? undefined : fields[name];
      return name !== undefined && field ? [[name, { ...field, required: false } as Field]] : [];
    }),
  );
}

/** What is wrong with the lifecycle of an entity, as pairs of a place in it and a sentence. */
export function lifecycleProblems({ lifecycle, fields, owner, scopes, actions }: Entity): [string, string][] {
  if (!lifecycle) return [];
  const problems: [string, string][] = [];
  const say = (what: string) => problems.push(['lifecycle', what]);
  const { about, enteredBy, amount, type, notification } = lifecycle;
  const kinds: readonly string[] = quantities;
  if (fields[owner ?? '']?.kind !== 'user') say('a request belongs to who sent it; say by which field with owner.');
  if (fields.status?.kind !== 'status') say('an approval moves the field "status", which it lacks.');
  if (about !== undefined && fields[about]?.kind !== 'user') say(`is about "${about}", which is no field of a person.`);
  if (enteredBy !== undefined && fields[enteredBy]?.kind !== 'user')
    say(`is entered by "${enteredBy}", which is no field of a person.`);
  if (amount !== undefined && !kinds.includes(fields[amount]?.kind ?? ''))
    say(`compares "${amount}", which is no quantity.`);
  if (amount !== undefined && 'amountOf' in lifecycle) say('has an amount as a field and as a rule; keep one of them.');
  if ('amountOf' in lifecycle && lifecycle.amountFrom === undefined)
    say('has an amount as a rule; say with amountFrom of which fields it is made.');
  for (const name of lifecycle.amountFrom ?? []) {
    const field = fields[name];
    if (!field || !isWritable(field)) say(`has an amount that depends on "${name}", which its sender does not fill.`);
  }
  if (type !== undefined && !['choice', 'reference'].includes(fields[type]?.kind ?? ''))
    say(`has types by "${type}", which is neither a choice nor a reference.`);
  if (lifecycle.hasDrafts && !actions?.send) say('is sent by an action; add send.');
  if (!actions?.approve || !actions.decline) say('the person who is asked approves or declines; add both actions.');
  if (!scopes?.own) say('its sender reads a request; add the scope own.');
  if (!rulesOf(scopes?.team).some((rule) => 'approvers' in rule))
    say('the person who is asked reads a request; add the scope team with approvers.');
  if (codesOfScope(scopes?.organization).length === 0)
    say('HR decides where no one else is left; add the scope organization with a code.');
  for (const language of ['en', 'ne'] as const)
    if (!notification.requested[language].includes('{name}'))
      say(`does not say in ${language} who asks; put {name} there.`);
  return problems;
}
