import type { Fields, ListField } from '@karmik/model/kit/fields';
import { Button } from '@karmik/ui/Button';
import { Grid } from '@karmik/ui/Grid';
import { IconButton } from '@karmik/ui/IconButton';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '@karmik/ui/icons';
import { Icon } from '@karmik/ui/Icon';
import { Inline } from '@karmik/ui/Inline';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { valuesOf, type Values } from '../../entity-form/body.ts';
import { useFormCore } from '../../entity-form/form-context.ts';
import { useForms } from '../../provider/FormsProvider.tsx';
import { figures } from '../../text/figures.ts';
import { phrases } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';
import type { EditProps } from '../kind.ts';
import { FieldGroup } from './FieldGroup.tsx';

/** What takes the focus after the list has changed: a button of an entry, its first field, or the button that adds. */
type Target = { readonly place: number; readonly part: 'field' | 'up' | 'down' | 'remove' } | 'add';

/** Entries that are added, removed and put in order, by buttons and with Alt and the arrow keys. */
export function ListEdit({
  field,
  name,
  label,
  help,
  error,
  isRequired,
  isDisabled,
  kindOf,
}: EditProps<ListField<Fields>>): ReactNode {
  const core = useFormCore();
  const { say, language } = useForms();
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<Target>(undefined);
  const [spoken, setSpoken] = useState('');
  const {
    fields: rows,
    append,
    remove,
    move,
  } = useFieldArray({
    // The values of a list are entries, which the values of a whole form do not say.
    control: core.control as unknown as Control<{ [list: string]: Values[] }>,
    name,
    keyName: '_key',
  });
  const columns = Object.entries(field.item);
  const nameOf = (place: number) => say(phrases.entry(label, figures(place + 1, language)));

  useEffect(() => {
    const wanted = target.current && place(box.current, target.current);
    if (!wanted) return;
    target.current = undefined;
    wanted.focus();
  }, [rows, spoken]);

  const changed = (words: string, next: Target) => {
    setSpoken(words);
    target.current = next;
    core.onChanged(name);
  };

  const add = () => {
    append(valuesOf(field.item, undefined, kindOf), { shouldFocus: false });
    changed(say(phrases.added(nameOf(rows.length))), { place: rows.length, part: 'field' });
  };

  const take = (place: number) => {
    remove(place);
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
    move(place, to);
    const order = rows.map((_, index) => index);
    [order[place], order[to]] = [to, place];
    core.problems.reorder(name, order);
    const isEnd = to === 0 || to === rows.length - 1;
    changed(say(phrases.moved(nameOf(place), figures(to + 1, language))), {
      place: to,
      part: isEnd ? (by === 1 ? 'up' : 'down') : by === 1 ? 'down' : 'up',
    });
  };

  const handleKeyDown = (event: KeyboardEvent, place: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    shift(place, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <FieldGroup label={label} help={help} error={error} isRequired={isRequired}>
      <div ref={box} className={styles.group}>
        {rows.length > 0 && (
          <ol className={styles.rows}>
            {rows.map((row, place) => (
              <li
                key={row._key}
                data-list-place={place}
                className={styles.row}
                aria-label={nameOf(place)}
                onKeyDownCapture={(event) => handleKeyDown(event, place)}
              >
                <div className={styles.rowHead}>
                  <span aria-hidden="true" className={styles.rowTitle}>
                    {figures(place + 1, language)}
                  </span>
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
                <Grid columns="3" gap="md">
                  {columns.map(([column, each]) => (
                    <core.Slot key={column} name={`${name}.${place}.${column}`} field={each} />
                  ))}
                </Grid>
              </li>
            ))}
          </ol>
        )}
        <div data-list-part="add">
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            iconStart={<Icon of={PlusIcon} size="sm" />}
            isDisabled={isDisabled || rows.length >= field.max}
            onPress={add}
          >
            {say(phrases.add(label))}
          </Button>
        </div>
        <span role="status" className={styles.hidden}>
          {spoken}
        </span>
      </div>
    </FieldGroup>
  );
}

/** The element of a target, once it is drawn. */
function place(box: HTMLElement | null, target: Target): HTMLElement | null | undefined {
  if (target === 'add') return box?.querySelector<HTMLElement>('[data-list-part="add"] button');
  const inside =
    target.part === 'field'
      ? ':scope [data-field] :is(input, textarea, button)'
      : `[data-list-part="${target.part}"] button:not(:disabled)`;
  return box?.querySelector(`[data-list-place="${target.place}"]`)?.querySelector<HTMLElement>(inside);
}
