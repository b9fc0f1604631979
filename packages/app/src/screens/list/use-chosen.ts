/** Rows of a list that are chosen together. They stay chosen while its reader turns pages and sorts; another filter starts over. */
import type { TableSelection } from '@karmik/ui/DataTable';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { reportFailure } from '../query/report-failure.ts';
import { words } from '../words.ts';

/** A list as it is looked at now. */
export interface Looked {
  readonly rows: readonly AnyRecord[];
  /** How many records match in all; undefined where the list does not say. */
  readonly count: number | undefined;
  /** Where its records are read. */
  readonly path: string;
  /** What narrows and orders it. */
  readonly asked: Readonly<Record<string, string>>;
}

/** What all that match come to, as the server read them at one moment. */
interface Matching {
  readonly results: readonly AnyRecord[];
  readonly count: number;
  readonly as_of: string;
}

interface Chosen {
  /** The filter under which they were chosen. */
  readonly filter: string;
  readonly records: ReadonlyMap<string, AnyRecord>;
  /** Whether they are all that match. */
  readonly isAll: boolean;
}

const none: Chosen = { filter: '', records: new Map(), isAll: false };
const filterOf = ({ path, asked: { sort: _sort, ...filter } }: Looked): string => JSON.stringify([path, filter]);

/** @param mayChoose whether a record can be chosen; a list with none of them on its page has no boxes */
export function useChosen(mayChoose: (record: AnyRecord) => boolean): {
  /** What is chosen, as it was last read. */
  readonly chosenOf: (looked: Looked) => readonly AnyRecord[];
  readonly selectionOf: (looked: Looked, selectable: readonly AnyRecord[]) => TableSelection;
  /** Leaves these of the chosen records, by their ids. */
  readonly keep: (ids: ReadonlySet<string>) => void;
} {
  const say = useModelText();
  const [chosen, setChosen] = useState(none);
  const [isPending, setPending] = useState(false);
  const of = (looked: Looked): Chosen => (chosen.filter === filterOf(looked) ? chosen : none);
  /** A record of the page is as the page shows it. */
  const chosenOf = (looked: Looked) => {
    const shown = new Map(looked.rows.map((row) => [String(row.id), row]));
    return [...of(looked).records].map(([id, record]) => shown.get(id) ?? record).filter(mayChoose);
  };

  const selectAll = async (looked: Looked) => {
    setPending(true);
    try {
      const found = await api.get(`${looked.path}matching/`, { searchParams: looked.asked }).json<Matching>();
      const records = found.results.filter(mayChoose);
      setChosen({
        filter: filterOf(looked),
        records: new Map(records.map((record) => [String(record.id), record])),
        isAll: true,
      });
      if (found.count > found.results.length)
        snackbar.show({ text: say(words.firstSelected(found.results.length, found.count)), tone: 'caution' });
      else if (found.count !== looked.count)
        snackbar.show({ text: say(words.matchingChanged(looked.count ?? 0, found.count)), tone: 'caution' });
    } catch (error) {
      reportFailure(error);
    } finally {
      setPending(false);
    }
  };

  const selectionOf = (looked: Looked, selectable: readonly AnyRecord[]): TableSelection => {
    const { isAll } = of(looked);
    const records = new Map(chosenOf(looked).map((record) => [String(record.id), record]));
    const { count = 0, rows } = looked;
    return {
      ids: new Set(records.keys()),
      selectableIds: new Set(selectable.map(({ id }) => String(id))),
      onChange: (ids) => {
        const known = new Map([...records, ...rows.map((row) => [String(row.id), row] as const)]);
        setChosen({
          filter: filterOf(looked),
          records: new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id) as AnyRecord]] : []))),
          isAll: false,
        });
      },
      matching:
        count > rows.length && !isAll ? { count, isPending, onSelect: () => void selectAll(looked) } : undefined,
    };
  };

  const keep = (ids: ReadonlySet<string>) =>
    setChosen({
      ...chosen,
      records: new Map([...chosen.records].filter(([id]) => ids.has(id))),
      isAll: false,
    });
  return { chosenOf, selectionOf, keep };
}
