/** What is drawn on the text: colours of its parts, and waves under errors. */
import { Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, WidgetType } from '@codemirror/view';
import type { Vocabulary } from '@karmik/model/payroll/formula/formula';
import { type PieceKind, piecesOf } from './pieces.ts';
import * as surface from './surface.css.ts';

const pieceMarks = Object.fromEntries(
  Object.entries(surface.pieces).map(([kind, name]) => [kind, Decoration.mark({ class: name })]),
) as Record<PieceKind, Decoration>;

/** A formula is short: all of it is read again with each change. */
export function highlighting(vocabulary: Vocabulary) {
  const drawn = (view: EditorView): DecorationSet =>
    Decoration.set(
      piecesOf(view.state.doc.toString(), vocabulary).map(({ kind, start, end }) => pieceMarks[kind].range(start, end)),
    );
  return ViewPlugin.define(
    (first) => {
      const plugin = {
        pieces: drawn(first),
        update: ({ docChanged, view }: { docChanged: boolean; view: EditorView }) => {
          if (docChanged) plugin.pieces = drawn(view);
        },
      };
      return plugin;
    },
    { decorations: ({ pieces }) => pieces },
  );
}

/** Shows a place between characters, such as the end of a formula that ends too early. */
class GapWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }
  toDOM(): HTMLElement {
    const gap = document.createElement('span');
    gap.className = `${surface.problem} ${surface.gap}`;
    gap.setAttribute('aria-hidden', 'true');
    gap.textContent = '\u00A0';
    return gap;
  }
}

const mark = Decoration.mark({ class: surface.problem });
const gap = Decoration.widget({ widget: new GapWidget(), side: 1 });

/** @param length of the text, which may have changed since the problems were found */
export function marksOf(
  problems: readonly { readonly start?: number; readonly end?: number }[],
  length: number,
): DecorationSet {
  const ranges = problems.flatMap(({ start, end }) => {
    if (start === undefined || end === undefined || start > length) return [];
    return start < Math.min(end, length) ? [mark.range(start, Math.min(end, length))] : [gap.range(start)];
  });
  return Decoration.set(ranges, true);
}

export const showProblems = StateEffect.define<DecorationSet>();

export const problemMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) =>
    transaction.effects.find((effect) => effect.is(showProblems))?.value ?? marks.map(transaction.changes),
  // Below the colours, so that a mark is one element around all that it covers.
  provide: (field) => Prec.lowest(EditorView.decorations.from(field)),
});
