import type { Field, Fields, LinesField } from '@karmik/model/kit/fields';
import { Button } from '@karmik/ui/Button';
import { IconButton } from '@karmik/ui/IconButton';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '@karmik/ui/icons';
import { Icon } from '@karmik/ui/Icon';
import { Inline } from '@karmik/ui/Inline';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { valuesOf } from '../../entity-form/body.ts';
import { useFormCore } from '../../entity-form/form-context.ts';
import { useForms } from '../../provider/FormsProvider.tsx';
import type { Values } from '../../store/same.ts';
import { useValues } from '../../store/use-store.ts';
import { figures } from '@karmik/model/kit/digits';
import { sumOf } from '../../text/sums.ts';
import { phrases } from '../../text/words.ts';
import * as shared from '../kinds.css.ts';
import * as styles from '../lines.css.ts';
import type { EditProps } from '../kind.ts';
import { writableOf } from '../written.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { PeopleEdit } from './people-edit.tsx';

/** What takes the focus after the lines have changed: a button of a line, its first field, or the button that adds. */
type Target = { readonly place: number; readonly part: 'field' | 'up' | 'down' | 'remove' } | 'add';

const narrow = new Set<Field['kind']>(['number', 'boolean', 'time', 'percent', 'duration', 'decimal']);
const large = new Set<Field['kind']>(['text', 'user', 'reference', 'multi_choice', 'amount']);
/** Days are typed in three parts, with their calendar and a button beside them. */
const largest = new Set<Field['kind']>(['date', 'instant', 'month', 'fiscal_year']);
/** How much of a line a column takes, in shares. */
const shareOf = ({ kind }: Field): number => (narrow.has(kind) ? 2 : largest.has(kind) ? 6 : large.has(kind) ? 4 : 3);

/** What of a line is as large as several: it has its own place in a card, and no column. */
const isCardOnly = (field: Field): boolean => ['long_text', 'rich_text', 'address', 'location'].includes(field.kind);

function widthOf(columns: readonly Field[]): styles.GridWidth | undefined {
  if (columns.some(isCardOnly)) return undefined;
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return shares <= 9 ? 'narrow' : shares <= 15 ? 'middle' : shares <= 22 ? 'wide' : undefined;
}

export function LinesEdit(props: EditProps<LinesField<Fields>>): ReactNode {
  const { field } = props;
  const written = useMemo(() => ({ ...field, item: writableOf(field.item) }), [field]);
  const [first, ...others] = Object.values(written.item);
  const Edit = first?.kind === 'user' && others.length === 0 ? PeopleEdit : LinesGrid;
  return <Edit {...props} field={written} />;
}

/**
 * Lines that are added, removed and put in order, by buttons and with Alt or Control and the arrow keys. Enter goes on to the next line,
 * and from the last one to a new one.
 */
function LinesGrid({
  field,
  name,
  label,
  help,
  error,
  isRequired,
  isDisabled,
  kindOf,
}: EditProps<LinesField<Fields>>): ReactNode {
  const core = useFormCore();
  const { say, language } = useForms();
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<Target>(undefined);
  const [spoken, setSpoken] = useState('');
  const rows = useValues(core.values, name, () => core.values.keysOf(name));
  const columns = Object.entries(field.item);
  const width = widthOf(Object.values(field.item));
  const gridWidth = width ?? 'wide';
  const columnsStyle: CSSProperties = Object.fromEntries([
    [styles.template, columns.map(([, each]) => `minmax(0, ${shareOf(each)}fr)`).join(' ')],
  ]);
  const nameOf = (place: number) => say(phrases.entry(label, figures(place + 1, language)));

  useEffect(() => {
    const giveFocus = (): boolean => {
      const wanted = target.current && place(box.current, target.current);
      if (!wanted) return false;
      target.current = undefined;
      wanted.focus();
      return true;
    };
    if (!target.current || giveFocus() || !box.current) return undefined;
    // The first control of a line may come late: then it takes the focus as it comes.
    const observer = new MutationObserver(() => {
      if (giveFocus()) observer.disconnect();
    });
    observer.observe(box.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [rows, spoken]);

  const changed = (words: string, next: Target) => {
    setSpoken(words);
    target.current = next;
    core.onChanged(name);
  };

  const add = () => {
    core.values.append(name, valuesOf(field.item, undefined, kindOf));
    changed(say(phrases.added(nameOf(rows.length))), { place: rows.length, part: 'field' });
  };

  const take = (place: number) => {
    core.values.remove(name, place);
    core.problems.reorder(
      name,
      rows.flatMap((_, index) => (index === place ? [] : [index])),
    );
    changed(
      say(phrases.removed(nameOf(place))),
      rows.length === 1 ? 'add' : { place: Math.min(place, rows.length - 2), part: 'remove' },
    );
  };

  const shift = (place: number, by: 1 | -1) => {
    const to = place + by;
    if (to < 0 || to >= rows.length) return;
    core.values.move(name, place, to);
    const order = rows.map((_, index) => index);
    [order[place], order[to]] = [to, place];
    core.problems.reorder(name, order);
    const isEnd = to === 0 || to === rows.length - 1;
    changed(say(phrases.moved(nameOf(place), figures(to + 1, language))), {
      place: to,
      part: isEnd ? (by === 1 ? 'up' : 'down') : by === 1 ? 'down' : 'up',
    });
  };

  /** Enter in a field of a line; what is chosen from a list, or written over several lines, takes it for itself. */
  const handleEnter = (event: KeyboardEvent, place: number) => {
    const { target: element } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(element instanceof HTMLInputElement)) return;
    if (element.type === 'checkbox' || element.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    if (place === rows.length - 1) {
      if (rows.length < field.max) add();
      return;
    }
    const column = element.closest('[data-field]')?.getAttribute('data-field')?.split('.').at(-1) ?? '';
    const next = `[data-field="${CSS.escape(`${name}.${place + 1}.${column}`)}"] :is(input, textarea, button)`;
    box.current?.querySelector<HTMLElement>(next)?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent, place: number) => {
    handleEnter(event, place);
    if (!(event.altKey || event.ctrlKey) || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    shift(place, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <FieldGroup label={label} help={help} error={error} isRequired={isRequired}>
      <div ref={box} className={shared.group}>
        {rows.length > 0 && (
          <div className={width === undefined ? undefined : styles.frame} style={columnsStyle}>
            <div aria-hidden="true" className={styles.head[gridWidth]}>
              <span />
              {columns.map(([column, each]) => (
                <span key={column}>
                  {say(each.label)}
                  {each.required && <span className={shared.required}>*</span>}
                </span>
              ))}
              <span className={styles.headEnd} />
            </div>
            <ol className={styles.rows}>
              {rows.map((key, place) => (
                <li
                  key={key}
                  data-list-place={place}
                  className={styles.row[gridWidth]}
                  aria-label={nameOf(place)}
                  onKeyDownCapture={(event) => handleKeyDown(event, place)}
                >
                  <span aria-hidden="true" className={styles.place[gridWidth]}>
                    {figures(place + 1, language)}
                  </span>
                  <div className={styles.cells[gridWidth]}>
                    {columns.map(([column, each]) => (
                      <div key={column} className={styles.cell[gridWidth]}>
                        <core.Slot name={`${name}.${place}.${column}`} field={each} />
                      </div>
                    ))}
                  </div>
                  <div className={styles.actions[gridWidth]}>
                    <Inline gap="xxs">
                      <span data-list-part="up">
                        <IconButton
                          size="sm"
                          label={say(phrases.moveUp(nameOf(place)))}
                          icon={<Icon of={ArrowUpIcon} size="sm" />}
                          isDisabled={isDisabled || place === 0}
                          onPress={() => shift(place, -1)}
                        />
                      </span>
                      <span data-list-part="down">
                        <IconButton
                          size="sm"
                          label={say(phrases.moveDown(nameOf(place)))}
                          icon={<Icon of={ArrowDownIcon} size="sm" />}
                          isDisabled={isDisabled || place === rows.length - 1}
                          onPress={() => shift(place, 1)}
                        />
                      </span>
                      <span data-list-part="remove">
                        <IconButton
                          size="sm"
                          tone="critical"
                          label={say(phrases.remove(nameOf(place)))}
                          icon={<Icon of={Trash2Icon} size="sm" />}
                          isDisabled={isDisabled}
                          onPress={() => take(place)}
                        />
                      </span>
                    </Inline>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
        <Totals field={field} name={name} kindOf={kindOf} />
        <div data-list-part="add">
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            iconStart={<Icon of={PlusIcon} size="sm" />}
            isDisabled={isDisabled || rows.length >= field.max}
            onPress={add}
          >
            {say(field.one ? phrases.addOne(say(field.one)) : phrases.add(label))}
          </Button>
        </div>
        <span role="status" className={shared.hidden}>
          {spoken}
        </span>
      </div>
    </FieldGroup>
  );
}

/** What the amounts of all lines come to, exactly; amounts of several currencies stand apart. */
function Totals({ field, name, kindOf }: Pick<EditProps<LinesField<Fields>>, 'field' | 'name' | 'kindOf'>): ReactNode {
  const core = useFormCore();
  const { say } = useForms();
  const lines = useValues(core.values, name, () => core.values.at(name)) as readonly Values[] | null | undefined;
  const sums = Object.entries(field.item).flatMap(([column, each]) =>
    sumOf(
      each,
      (lines ?? []).map((line) => line[column]),
    ).map((sum) => ({ column, each, sum })),
  );
  if ((lines ?? []).length < 2 || sums.length === 0) return null;
  return (
    <dl className={styles.totals}>
      {sums.map(({ column, each, sum }) => {
        const { cell: Cell } = kindOf(each);
        return (
          <div key={`${column} ${JSON.stringify(sum)}`} className={styles.total}>
            <dt className={styles.totalLabel}>{say(phrases.total(say(each.label)))}</dt>
            <dd className={styles.totalValue}>
              <Cell field={each} value={sum} kindOf={kindOf} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The element of a target, once it is drawn. */
function place(box: HTMLElement | null, target: Target): HTMLElement | null | undefined {
  if (target === 'add') return box?.querySelector<HTMLElement>('[data-list-part="add"] button');
  const line = box?.querySelector(`[data-list-place="${target.place}"]`);
  return target.part === 'field'
    ? line?.querySelector('[data-field]')?.querySelector<HTMLElement>(':is(input, textarea, button)')
    : line?.querySelector<HTMLElement>(`[data-list-part="${target.part}"] button:not(:disabled)`);
}
