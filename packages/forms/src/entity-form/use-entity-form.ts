import type { StaleBody } from '@karmik/model/kit/errors';
import type { Fields } from '@karmik/model/kit/fields';
import { listed } from '@karmik/model/kit/message';
import type { Text } from '@karmik/model/kit/text';
import { useId, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DraftStore } from '../draft/draft.ts';
import { isBlank } from '../kinds/is-blank.ts';
import { kindOf } from '../kinds/kinds.ts';
import { writtenFields, writtenOf } from '../kinds/written.ts';
import { useForms, type FormsContextValue } from '../provider/FormsProvider.tsx';
import { words } from '../text/words.ts';
import { asker, type FieldChecks } from './asker.ts';
import { isSame, toPatch, valuesOf, withKnownLines, writableOf, type Values } from './body.ts';
import { FieldSlotView } from './FieldSlotView.tsx';
import type { FormCore } from './form-context.ts';
import { checkerOf, rootOf, type FormEntity } from './form-entity.ts';
import { mergeLines } from './merge-lines.ts';
import { whoChanged } from './stale.ts';
import { createProblemStore, isAtOrBelow, type ProblemSource } from './problems.ts';

export interface EntityFormOptions {
  entity: FormEntity;
  /** The fields that are asked for. */
  asked: readonly string[];
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
  /** Whether a draft was brought back, and how to begin anew. */
  readonly draft: { readonly isRestored: boolean; readonly discard: () => void };
}

/** The state of one form. It never draws anything anew by itself: fields listen for themselves. */
export function useEntityForm(options: EntityFormOptions): EntityFormHandle {
  const forms = useForms();
  const id = useId();
  const [latest] = useState(() => latestOf({ options, forms }));
  useLayoutEffect(() => latest.set({ options, forms }));

  const [start] = useState(() => {
    const { entity, record, initial, draft } = options;
    const given = record ?? initial;
    const values = valuesOf(entity.fields, given, kindOf);
    return { values, draft: draft?.load() };
  });
  const form = useForm<Values>({ defaultValues: start.values });
  const [isRestored, setRestored] = useState(start.draft !== undefined);

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(start.draft ?? {}))
      if (name in start.values) form.setValue(name, value, { shouldDirty: true });
  }, [form, start]);

  const [made] = useState(() => {
    const { entity } = options;
    const problems = createProblemStore();
    const writable = writableOf(entity.fields);
    const rules = rulesOf(entity, () => latest.get());
    const bodyOf = (values: Values) => writtenFields(writable, values, kindOf);
    const body = () => bodyOf(form.getValues());
    // What the record held, so that a change sends nothing else.
    const before = { body: bodyOf(start.values), version: versionOf(options.record) };
    const conditions: { readonly [name: string]: ((record: object) => boolean) | undefined } = entity.visibleWhen ?? {};
    const isShown = (name: string, values: Values) => conditions[name]?.(bodyOf(values)) ?? true;

    const errorsNow = () => {
      const checked = rules().check(body());
      return checked.isRight ? {} : checked.errors;
    };
    const ask = asker({
      checks: () => latest.get().options.checks ?? {},
      valueOf: (name) => writtenOf(entity.fields[name] as Fields[string], form.getValues(name), kindOf),
      isAsItWas: (name) =>
        latest.get().options.record !== undefined &&
        isSame(before.body[name], writtenOf(entity.fields[name] as Fields[string], form.getValues(name), kindOf)),
      isRight: (name) => !Object.keys(errorsNow()).some((path) => isAtOrBelow(path, name)),
      problems,
    });

    const core: FormCore = {
      id,
      control: form.control,
      problems,
      fields: entity.fields,
      Slot: FieldSlotView,
      hasCounters: options.hasCounters ?? false,
      getValues: () => form.getValues(),
      setValue: (name, value) => form.setValue(name, value, { shouldDirty: true }),
      isShown,
      hasCondition: (name) => conditions[name] !== undefined,
      onChanged: (path) => {
        const { byPath } = problems.get();
        if (byPath.size > 0) {
          const sources = [...byPath];
          if (sources.some(([each, { source }]) => source !== 'rule' && isAtOrBelow(each, path))) problems.forget(path);
          if (sources.some(([, { source }]) => source === 'rule')) problems.keepTrue(errorsNow());
        }
        ask.soon(rootOf(path));
        latest.get().options.draft?.save(() => changedOf(start.values, form.getValues()));
      },
      onLeft: (path, value) => {
        const shown = [...problems.get().byPath.keys()].some((each) => isAtOrBelow(each, path));
        // Leaving a field that was never filled accuses nobody; the check of the whole form will.
        if (isBlank(value) && !shown) return;
        const errors = errorsNow();
        for (const [each, { source }] of problems.get().byPath)
          if (source === 'rule' && isAtOrBelow(each, path) && !(each in errors)) problems.tell(each, undefined, 'rule');
        for (const [each, [message]] of Object.entries(errors))
          if (isAtOrBelow(each, path)) problems.tell(each, message, 'rule');
        if (path === rootOf(path)) void ask.now(path);
      },
    };

    const refuse = (
      fields: Readonly<Record<string, readonly Text[]>>,
      messages: readonly Text[],
      source: ProblemSource,
    ) => {
      const values = form.getValues();
      const byPath = new Map<string, { message: Text; source: ProblemSource }>();
      const others = [...messages];
      for (const [path, list] of Object.entries(fields)) {
        const [first] = list;
        const root = rootOf(path);
        const field = entity.fields[root];
        if (first === undefined) continue;
        if (path === 'non_field_errors') others.push(...list);
        else if (field && rules().asked.has(root) && isShown(root, values))
          byPath.set(path, { message: first, source });
        else others.push(...list.map((message) => listed([field?.label ?? path, message], ': ')));
      }
      problems.set({ byPath, others, isSubmitting: false, refusals: problems.get().refusals + 1 });
      latest.get().options.onInvalid();
    };

    /** Somebody was first: what only they changed comes into the form, and the next submit goes from what they stored. */
    const meet = ({ by, at, current }: StaleBody) => {
      const theirs = valuesOf(entity.fields, current, kindOf);
      const { takenOver, both } = whoChanged(before.body, body(), bodyOf(theirs));
      for (const name of takenOver) form.setValue(name, theirs[name]);
      const held = form.getValues();
      const [mineSaid, theirsSaid] = [body(), bodyOf(theirs)] as Record<string, readonly Values[]>[];
      const isOfLines = (name: string) => entity.fields[name]?.kind === 'lines';
      const lines = both.filter(isOfLines).map((name) => {
        const sideOf = (said: typeof mineSaid, of: Values) => ({
          said: said?.[name] ?? [],
          held: (of[name] ?? []) as readonly Values[],
        });
        const was = (before.body[name] ?? []) as readonly Values[];
        const merged = mergeLines(was, sideOf(mineSaid, held), sideOf(theirsSaid, theirs));
        form.setValue(name, merged.lines, { shouldDirty: true });
        return { name, taken: merged.taken, both: merged.both };
      });
      before.body = bodyOf(theirs);
      before.version = versionOf(current);
      const others = both.filter((name) => !isOfLines(name)).map((name) => ({ name, theirs: theirs[name] }));
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
      if (Object.keys(uploads).length > 0) return refuse(uploads, [], 'check');
      problems.set({ isSubmitting: true });
      const checked = rules().check(body());
      if (!checked.isRight) return refuse(checked.errors, [], 'rule');
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
      before.body = bodyOf(form.getValues());
      before.version = versionOf(answer) ?? before.version;
      form.reset(form.getValues());
      problems.set({ isSubmitting: false, stale: undefined, byPath: new Map(), others: [] });
      now.onSuccess(answer);
    };

    const checkFields = async (names: readonly string[]) => {
      const own = new Set(names);
      const mine = (errors: Readonly<Record<string, readonly Text[]>>) =>
        Object.fromEntries(Object.entries(errors).filter(([path]) => own.has(rootOf(path))));
      const uploads = mine(waiting());
      const errors = Object.keys(uploads).length > 0 ? uploads : mine(errorsNow());
      const found = Object.keys(errors).length > 0 ? errors : await ask.all(names);
      if (Object.keys(found).length > 0) refuse(found, [], found === errors ? 'rule' : 'check');
      else problems.set({ byPath: new Map(), others: [] });
      return Object.keys(found).length === 0;
    };

    return { core, send, checkFields };
  });

  return {
    ...made,
    draft: {
      isRestored,
      discard: () => {
        options.draft?.discard();
        form.reset(start.values);
        made.core.problems.set({ byPath: new Map(), others: [] });
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

/** The check of the fields that are asked for now. It is made anew when they change, as when a permission arrives. */
function rulesOf(entity: FormEntity, latest: () => Latest) {
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

/** The values that differ from those that a form began with. */
const changedOf = (start: Values, now: Values): Values => toPatch(start, now);
