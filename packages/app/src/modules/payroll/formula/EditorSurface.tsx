import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  type Completion,
  insertBracket,
  moveCompletionSelection,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { history, historyKeymap, insertNewline, standardKeymap } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, tooltips } from '@codemirror/view';
import type { Text } from '@karmik/model/kit/text';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { adoptStyles } from './adopted-styles.ts';
import { highlighting, marksOf, problemMarks, showProblems } from './marks.ts';
import { type Offer, offersAt } from './offers.ts';
import * as surface from './surface.css.ts';
import { type FormulaVocabulary, vocabularyOf } from './vocabulary.ts';
import { words } from './words.ts';

interface EditorSurfaceProps {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly value: string;
  /** What was selected in the field that this takes the place of, where it had the focus. */
  readonly caret: readonly [number, number] | undefined;
  readonly vocabulary: FormulaVocabulary;
  readonly problems: readonly { readonly start?: number; readonly end?: number }[];
  readonly onChange: (value: string) => void;
  readonly onBlur: (() => void) | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
}

type Say = (text: Text) => string;

const fromOutside = Annotation.define<boolean>();

/** A text that CodeMirror holds: names are completed, its parts have colours, and errors are marked at their place. */
export function EditorSurface({
  id,
  labelId,
  describedBy,
  value,
  caret,
  vocabulary,
  problems,
  onChange,
  onBlur,
  isInvalid,
  isRequired,
  isReadOnly,
}: EditorSurfaceProps): ReactNode {
  const say = useModelText();
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly view: EditorView; readonly parts: Parts }>(null);
  const language = useMemo(() => languageOf(vocabulary, say), [vocabulary, say]);
  const attributes = useMemo(
    () => attributesOf({ id, labelId, describedBy, isInvalid, isRequired, isReadOnly }),
    [id, labelId, describedBy, isInvalid, isRequired, isReadOnly],
  );
  const typed = useEffectEvent(onChange);
  const left = useEffectEvent(() => onBlur?.());
  const initial = useEffectEvent((parts: Parts) => ({
    doc: value,
    extensions: [fixed, parts.language.of(language), parts.attributes.of(attributes)],
    selection: { anchor: caret?.[0] ?? 0, head: caret?.[1] ?? 0 },
    hasFocus: caret !== undefined,
  }));

  useLayoutEffect(() => {
    const parent = host.current;
    if (!parent) return;
    adoptStyles();
    const parts = { language: new Compartment(), attributes: new Compartment() };
    const { doc, extensions, selection, hasFocus } = initial(parts);
    const view = new EditorView({
      parent,
      doc,
      selection,
      extensions: [
        extensions,
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((each) => each.annotation(fromOutside)))
            typed(update.state.doc.toString());
        }),
        EditorView.domEventHandlers({ blur: () => left() }),
      ],
    });
    if (hasFocus) view.focus();
    shown.current = { view, parts };
    return () => {
      shown.current = null;
      view.destroy();
    };
  }, []);

  // A label gives the focus to fields alone.
  useEffect(() => {
    const label = document.getElementById(labelId);
    const focus = () => shown.current?.view.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [labelId]);
  useEffect(() => {
    if (shown.current) reconfigure(shown.current.view, shown.current.parts.language, language);
  }, [language]);
  useEffect(() => {
    if (shown.current) reconfigure(shown.current.view, shown.current.parts.attributes, attributes);
  }, [attributes]);
  useEffect(() => {
    const view = shown.current?.view;
    const was = view?.state.doc.toString();
    if (!view || was === undefined || was === value) return;
    view.dispatch({
      changes: differenceOf(was, value),
      annotations: fromOutside.of(true),
    });
  }, [value]);
  useEffect(() => {
    const view = shown.current?.view;
    view?.dispatch({ effects: showProblems.of(marksOf(problems, view.state.doc.length)) });
  }, [problems]);

  return <div ref={host} className={surface.surface} />;
}

interface Parts {
  readonly language: Compartment;
  readonly attributes: Compartment;
}

function reconfigure(view: EditorView, part: Compartment, extension: Extension): void {
  if (part.get(view.state) !== extension) view.dispatch({ effects: part.reconfigure(extension) });
}

/** The least change that makes one text of another, so that the caret stays where it is. */
function differenceOf(was: string, next: string) {
  const most = Math.min(was.length, next.length);
  let start = 0;
  while (start < most && was[start] === next[start]) start += 1;
  let same = 0;
  while (same < most - start && was.at(-1 - same) === next.at(-1 - same)) same += 1;
  return { from: start, to: was.length - same, insert: next.slice(start, next.length - same) };
}

/** Keys of completion first; those that it does not use reach the keys of the text, and Tab the browser. */
const keys = Prec.highest(
  keymap.of([
    { key: 'Ctrl-Space', run: startCompletion },
    { mac: 'Alt-`', run: startCompletion },
    // The dialog around it stays open.
    { key: 'Escape', run: closeCompletion, stopPropagation: true },
    { key: 'ArrowDown', run: moveCompletionSelection(true) },
    { key: 'ArrowUp', run: moveCompletionSelection(false) },
    { key: 'PageDown', run: moveCompletionSelection(true, 'page') },
    { key: 'PageUp', run: moveCompletionSelection(false, 'page') },
    { key: 'Enter', run: (view) => acceptCompletion(view) || (!view.state.readOnly && insertNewline(view)) },
    { key: 'Tab', run: acceptCompletion },
  ]),
);

/** What stays free beside the list on a narrow screen. */
const edge = 8;

const fixed: Extension = [
  keys,
  history(),
  closeBrackets(),
  EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['('], before: '),+-*/%<>=?:' } }]),
  keymap.of([...closeBracketsKeymap, ...historyKeymap, ...standardKeymap]),
  EditorView.lineWrapping,
  tooltips({
    tooltipSpace: () => ({
      top: 0,
      left: edge,
      bottom: innerHeight,
      right: document.documentElement.clientWidth - edge,
    }),
  }),
  problemMarks,
];

function attributesOf({
  id,
  labelId,
  describedBy,
  isInvalid,
  isRequired,
  isReadOnly,
}: Pick<EditorSurfaceProps, 'id' | 'labelId' | 'describedBy' | 'isInvalid' | 'isRequired' | 'isReadOnly'>): Extension {
  return [
    EditorView.editorAttributes.of({ class: surface.editor }),
    EditorView.contentAttributes.of({
      id,
      'aria-labelledby': labelId,
      'aria-describedby': describedBy,
      'aria-invalid': String(isInvalid),
      ...(isRequired ? { 'aria-required': 'true' } : {}),
      ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    }),
    EditorState.readOnly.of(isReadOnly),
    EditorView.editable.of(!isReadOnly),
  ];
}

function languageOf(vocabulary: FormulaVocabulary, say: Say): Extension {
  return [
    EditorState.phrases.of({
      Completions: say(words.suggestions),
      'Selection deleted': say(words.selectionDeleted),
      'Control character': say(words.controlCharacter),
    }),
    highlighting(vocabularyOf(vocabulary)),
    autocompletion({
      defaultKeymap: false,
      icons: false,
      override: [
        ({ state, pos, explicit }) => {
          const found = offersAt(state.doc.toString(), pos, vocabulary, explicit);
          if (!found) return null;
          const { from, to, offers } = found;
          return { from, to, filter: false, options: offers.map((offer) => completionOf(offer, say)) };
        },
      ],
      addToOptions: [{ position: 90, render: ({ says }: Described) => wordsOf(says ?? '') }],
    }),
  ];
}

interface Described extends Completion {
  readonly says?: string;
}

function completionOf({ name, says, about, isFunction }: Offer, say: Say): Described {
  return {
    label: name,
    says: say(says),
    ...(about ? { detail: say(about) } : {}),
    ...(isFunction ? { apply: callFunction } : {}),
  };
}

function wordsOf(text: string): Node {
  const line = document.createElement('span');
  line.className = surface.says;
  line.textContent = text;
  return line;
}

/** Writes a function with its parentheses, where they do not follow yet, and goes between them. */
function callFunction(view: EditorView, completion: Completion, from: number, to: number): void {
  const { label } = completion;
  const end = from + label.length;
  view.dispatch({
    changes: { from, to, insert: label },
    selection: { anchor: end },
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
  });
  if (view.state.sliceDoc(end, end + 1) === '(') {
    view.dispatch({ selection: { anchor: end + 1 } });
    return;
  }
  view.dispatch(insertBracket(view.state, '(') ?? view.state.replaceSelection('('));
}
