import type { StaleBody } from '@karmik/model/kit/errors';
import type { Fields } from '@karmik/model/kit/fields';
import { isTypedDate } from '@karmik/model/kit/rules';
import type { Text } from '@karmik/model/kit/text';
import { useId, useLayoutEffect, useState } from 'react';
import type { DraftStore } from '../draft/draft.ts';
import { isBlank } from '../kinds/is-blank.ts';
import { kindOf } from '../kinds/kinds.ts';
import { writtenFields, writtenOf } from '../kinds/written.ts';
import { useForms, type FormsContextValue } from '../provider/FormsProvider.tsx';
import { createProblemStore, isAtOrBelow, rootOf, type Errors, type ProblemSource } from '../store/problems.ts';
import { isSame, toPatch, type Values } from '../store/same.ts';
import { createValueStore } from '../store/values.ts';
import { words } from '../text/words.ts';
import { asker, type FieldChecks } from './asker.ts';
import { writableOf } from '../kinds/written.ts';
import { valuesOf, withKnownLines } from './body.ts';
import { FieldSlotView } from './FieldSlotView.tsx';
import type { FormCore } from './form-context.ts';
import type { RecordDescription } from '@karmik/model/kit/record';
import { checkerOf } from './checker.ts';
import { mergeLines } from './merge-lines.ts';
import { whoChanged } from './stale.ts';

export interface EntityFormOptions {
  entity: RecordDescription;
  /** The fields that are asked for. */
  asked: readonly string[];
  /** When this form asks for a field, from the body as it would be sent; one that is not asked for is blank. */
  asksWhen?: { readonly [name: string]: ((body: Readonly<Values>) => boolean) | undefined } | undefined;
  record?: Readonly<Values> | undefined;
  initial?: Readonly<Values> | undefined;
  checks?: FieldChecks | undefined;
  draft?: DraftStore | undefined;
  hasCounters?: boolean;
  /** Sends what is written; of a change, with the version of the record that it was made from. */
  submit: (body: Values, version: string | undefined) => Promise<unknown>;
  onSuccess: (answer: unknown) => void;
  /** Nothing of a record was changed, so that nothing was sent. */
  onUnchanged: () => void;
  onInvalid: () => void;
}

export interface EntityFormHandle {
  readonly core: FormCore;
  readonly send: () => Promise<void>;
  /** Checks some fields and shows what is wrong with them; answers whether nothing is. */
  readonly checkFields: (names: readonly string[]) => Promise<boolean>;
  /** Whether a draft was brought back, and how to begin again. */
  readonly draft: { readonly isRestored: boolean; readonly discard: () => void };
}

/** The state of one form. It never draws anything again by itself: fields listen for themselves. */
export function useEntityForm(options: EntityFormOptions): EntityFormHandle {
  const forms = useForms();
  const id = useId();
  const [latest] = useState(() => latestOf({ options, forms }));
  useLayoutEffect(() => latest.set({ options, forms }));

  const [made] = useState(() => {
    const { entity, record, initial, draft } = options;
    const start = valuesOf(entity.fields, record ?? initial, kindOf);
    const values = createValueStore(start);
    const restored = draft?.load();
    if (restored)
      values.setMany(Object.fromEntries(Object.entries(restored).filter(([name]) => Object.hasOwn(start, name))));
    const problems = createProblemStore();
    const writable = writableOf(entity.fields);
    const rules = rulesOf(entity, () => latest.get());
    const bodyOf = (of: Values) => writtenFields(writable, of, kindOf);
    const body = lastOf(values.all, bodyOf);
    const valueOf = (name: string) => writtenOf(entity.fields[name] as Fields[string], values.at(name), kindOf);
    // What the record held, so that a change sends nothing else.
    const before = { body: bodyOf(start), version: versionOf(record) };
    const conditions: { readonly [name: string]: ((record: object) => boolean) | undefined } = entity.visibleWhen ?? {};
    const needs: { readonly [name: string]: ((record: object) => boolean) | undefined } = entity.requiredWhen ?? {};
    const ofForm = (name: string) => latest.get().options.asksWhen?.[name];
    /** Of a column of a line, such as `legs.0.to`. */
    const ofLine = (path: string) => {
      const [list = '', place, column = ''] = path.split('.');
      const field = entity.fields[list];
      const asksWhen = field?.kind === 'lines' && place !== undefined ? field.asksWhen?.[column] : undefined;
      return asksWhen && (() => asksWhen((values.at(`${list}.${place}`) ?? {}) as Values));
    };
    const isShown = (name: string) =>
      (conditions[name]?.(body()) ?? true) && (ofForm(name)?.(body()) ?? true) && (ofLine(name)?.() ?? true);
    /** A day that begins with another one goes along with it until it is later. */
    const follow = (path: string) => {
      const day = values.at(path);
      if (typeof day !== 'string' || isTypedDate(day)) return;
      for (const [name, field] of Object.entries(entity.fields)) {
        if (field.kind !== 'date' || field.follows !== path || !rules().asked.has(name)) continue;
        const held = values.at(name);
        if (isBlank(held) || (typeof held === 'string' && held < day)) values.set(name, day);
      }
    };

    const errorsNow = () => {
      const checked = rules().check(body());
      return checked.isRight ? {} : checked.errors;
    };
    const ask = asker({
      checks: () => latest.get().options.checks ?? {},
      valueOf,
      isAsItWas: (name) => latest.get().options.record !== undefined && isSame(before.body[name], valueOf(name)),
      isRight: (name) => !Object.keys(errorsNow()).some((path) => isAtOrBelow(path, name)),
      problems,
    });

    const core: FormCore = {
      id,
      values,
      problems,
      fields: entity.fields,
      Slot: FieldSlotView,
      hasCounters: options.hasCounters ?? false,
      isShown,
      mayBeNeeded: (name) => needs[name] !== undefined,
      isNeeded: (name) => needs[name]?.(body()) ?? false,
      hasCondition: (name) =>
        conditions[name] !== undefined || ofForm(name) !== undefined || ofLine(name) !== undefined,
      onChanged: (path) => {
        follow(path);
        const { byPath } = problems.get();
        if (byPath.size > 0) {
          const sources = [...byPath];
          if (sources.some(([each, { source }]) => source !== 'rule' && isAtOrBelow(each, path))) problems.forget(path);
          if (sources.some(([, { source }]) => source === 'rule')) problems.keepTrue(errorsNow());
        }
        ask.soon(rootOf(path));
        latest.get().options.draft?.save(values.dirty);
      },
      onLeft: (path) => {
        const shown = [...problems.get().byPath.keys()].some((each) => isAtOrBelow(each, path));
        // Leaving a field that was never filled accuses no one; the check of the whole form will.
        if (isBlank(values.at(path)) && !shown) return;
        problems.tellBelow(path, errorsNow());
        if (path === rootOf(path)) void ask.now(path);
      },
    };

    const refuse = (errors: Errors, messages: readonly Text[], source: ProblemSource) => {
      problems.refuse(errors, messages, source, (path) => {
        const root = rootOf(path);
        const label = entity.fields[root]?.label;
        return label && rules().asked.has(root) && isShown(root) ? undefined : (label ?? { en: path, ne: path });
      });
      latest.get().options.onInvalid();
    };

    /** Someone was first: what only they changed comes into the form, and the next submit goes from what they stored. */
    const meet = ({ by, at, current }: StaleBody) => {
      const theirs = valuesOf(entity.fields, current, kindOf);
      const { takenOver, both } = whoChanged(before.body, body(), bodyOf(theirs));
      const held = values.all();
      const [mineSaid, theirsSaid] = [body(), bodyOf(theirs)] as Record<string, readonly Values[]>[];
      const isOfLines = (name: string) => entity.fields[name]?.kind === 'lines';
      const lists = both.filter(isOfLines).map((name) => {
        const sideOf = (said: typeof mineSaid, of: Values) => ({
          said: said?.[name] ?? [],
          held: (of[name] ?? []) as readonly Values[],
        });
        const was = (before.body[name] ?? []) as readonly Values[];
        const merged = mergeLines(was, sideOf(mineSaid, held), sideOf(theirsSaid, theirs));
        return { name, merged };
      });
      values.setDefaults(theirs);
      values.setMany({
        ...Object.fromEntries(takenOver.map((name) => [name, theirs[name]])),
        ...Object.fromEntries(lists.map(({ name, merged }) => [name, merged.lines])),
      });
      before.body = bodyOf(theirs);
      before.version = versionOf(current);
      const others = both.filter((name) => !isOfLines(name)).map((name) => ({ name, theirs: theirs[name] }));
      const lines = lists.map(({ name, merged: { taken, both: open } }) => ({ name, taken, both: open }));
      const stale = { by, at, takenOver, both: others, lines };
      problems.set({
        stale,
        byPath: new Map(),
        others: [],
        isSubmitting: false,
        refusals: problems.get().refusals + 1,
      });
    };

    const waiting = () => {
      const { busy } = problems.get();
      return Object.fromEntries([...busy].map((path) => [path, [words.uploading]]));
    };

    const send = async () => {
      if (problems.get().isSubmitting) return;
      const uploads = waiting();
      const checked = rules().check(body());
      if (!checked.isRight) {
        refuse(checked.errors, [], 'rule');
        // Uploads under way and checks of the server are shown with it, so that one submit shows all problems [E17].
        for (const [path, messages] of Object.entries(uploads)) problems.tell(path, messages[0], 'check');
        for (const name of rules().asked) void ask.now(name);
        return;
      }
      if (Object.keys(uploads).length > 0) return refuse(uploads, [], 'check');
      problems.set({ isSubmitting: true });
      const answers = await ask.all([...rules().asked]);
      if (Object.keys(answers).length > 0) return refuse(answers, [], 'check');
      const { options: now } = latest.get();
      const whole = withKnownLines(entity.fields, now.record ? before.body : {}, checked.body);
      const sent = Object.fromEntries(
        Object.entries(now.record ? toPatch(before.body, whole) : whole).filter(
          ([name]) => rules().asked.has(name) || (!now.record && now.initial !== undefined && name in now.initial),
        ),
      );
      if (now.record && Object.keys(sent).length === 0) {
        problems.set({ isSubmitting: false, byPath: new Map(), others: [] });
        now.draft?.discard();
        return now.onUnchanged();
      }
      let answer: unknown;
      try {
        answer = await now.submit(sent, before.version);
      } catch (error) {
        const stale = latest.get().forms.staleOf(error);
        if (stale) return meet(stale);
        const refusal = latest.get().forms.refusalOf(error);
        const isSilent = Object.keys(refusal.fields).length === 0 && refusal.messages.length === 0;
        return refuse(refusal.fields, isSilent ? [words.notSaved] : refusal.messages, 'server');
      }
      now.draft?.discard();
      before.body = body();
      before.version = versionOf(answer) ?? before.version;
      values.setDefaults(values.all());
      problems.set({ isSubmitting: false, stale: undefined, byPath: new Map(), others: [] });
      now.onSuccess(answer);
    };

    const checkFields = async (names: readonly string[]) => {
      const own = new Set(names);
      const mine = (errors: Errors): Errors =>
        Object.fromEntries(Object.entries(errors).filter(([path]) => own.has(rootOf(path))));
      const uploads = mine(waiting());
      const errors = Object.keys(uploads).length > 0 ? uploads : mine(errorsNow());
      const found = Object.keys(errors).length > 0 ? errors : await ask.all(names);
      if (Object.keys(found).length > 0) refuse(found, [], found === errors ? 'rule' : 'check');
      else problems.set({ byPath: new Map(), others: [] });
      return Object.keys(found).length === 0;
    };

    return { core, send, checkFields, isRestored: restored !== undefined };
  });
  const [isRestored, setRestored] = useState(made.isRestored);

  const { core, send, checkFields } = made;
  return {
    core,
    send,
    checkFields,
    draft: {
      isRestored,
      discard: () => {
        options.draft?.discard();
        core.values.reset();
        core.problems.set({ byPath: new Map(), others: [] });
        setRestored(false);
      },
    },
  };
}

/** The version of a record, where its answer has one. */
const versionOf = (record: unknown): string | undefined =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'string'
    ? record.version
    : undefined;

interface Latest {
  readonly options: EntityFormOptions;
  readonly forms: FormsContextValue;
}

/** The check of the fields that are asked for now. It is made again when they change, as when a permission arrives. */
function rulesOf(entity: RecordDescription, latest: () => Latest) {
  const make = (mark: string) => {
    const asked = new Set(latest().options.asked);
    return { mark, asked, check: checkerOf(entity, asked, () => latest().forms.clock()) };
  };
  let made: ReturnType<typeof make> | undefined;
  return () => {
    const mark = latest().options.asked.join(' ');
    if (made?.mark !== mark) made = make(mark);
    return made;
  };
}

/** What was drawn last, for what is made once and is called later. */
function latestOf<T>(first: T) {
  let now = first;
  return {
    get: (): T => now,
    set: (next: T): void => {
      now = next;
    },
  };
}

/** Calls a function of a form's values once for the same values. */
function lastOf<T>(all: () => Values, of: (values: Values) => T): () => T {
  let known: { readonly values: Values; readonly answer: T } | undefined;
  return () => {
    const values = all();
    if (known?.values !== values) known = { values, answer: of(values) };
    return known.answer;
  };
}
