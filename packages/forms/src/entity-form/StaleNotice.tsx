import type { Fields } from '@karmik/model/kit/fields';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { FieldRead } from '../kinds/FieldParts.tsx';
import { useForms } from '../provider/FormsProvider.tsx';
import type { Values } from '../store/same.ts';
import { useProblems } from '../store/use-store.ts';
import { figures } from '@karmik/model/kit/digits';
import { phrases, words } from '../text/words.ts';
import { useFormCore } from './form-context.ts';
import * as styles from './form.css.ts';
import { LineChoice } from './LineChoice.tsx';
import { takeLine, type LineChange } from './merge-lines.ts';

/** Says who has changed a record while its form stood open: what was taken over, and what both have changed, for the reader to choose. */
export function StaleNotice(): ReactNode {
  const core = useFormCore();
  const { say, language, formatInstant } = useForms();
  const stale = useProblems(core.problems, (state) => state.stale);
  const refusals = useProblems(core.problems, (state) => state.refusals);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [refusals]);
  if (!stale) return null;
  const { by, at, takenOver, both, lines } = stale;
  const labelOf = (name: string) => {
    const field = core.fields[name];
    return field ? say(field.label) : name;
  };
  const itemOf = (name: string): Fields => {
    const field = core.fields[name];
    return field?.kind === 'lines' ? field.item : {};
  };
  const linesOf = (name: string) => (core.values.at(name) ?? []) as readonly Values[];
  const lineLabel = (name: string, id: unknown) => {
    const place = linesOf(name).findIndex((line) => line.id === id);
    return place < 0 ? labelOf(name) : say(phrases.entry(labelOf(name), figures(place + 1, language)));
  };
  const told = (name: string, { id, what, fields }: LineChange) => {
    const label = lineLabel(name, id);
    if (what !== 'changed') return say(what === 'added' ? phrases.lineAdded(label) : phrases.lineRemoved(label));
    const parts = fields.flatMap((each) => itemOf(name)[each]?.label ?? []);
    return `${label}: ${parts.map((part) => say(part)).join(', ')}`;
  };
  const brought = [
    ...takenOver.map(labelOf),
    ...lines.flatMap(({ name, taken }) => taken.map((change) => told(name, change))),
  ];
  const take = (name: string, value: unknown) => {
    // Its button goes, and the focus with it.
    box.current?.focus();
    core.values.set(name, value);
    core.problems.set({ stale: { ...stale, both: both.filter((each) => each.name !== name) } });
  };
  const takeChange = (name: string, change: LineChange) => {
    box.current?.focus();
    core.values.set(name, takeLine(linesOf(name), change));
    const rest = lines.map((each) =>
      each.name === name ? { ...each, both: each.both.filter((other) => other !== change) } : each,
    );
    core.problems.set({ stale: { ...stale, lines: rest } });
  };
  const who = by?.full_name ?? say(words.someone);
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Banner
        tone="caution"
        title={say(at === null ? phrases.changedBy(who) : phrases.changedByAt(who, formatInstant(at)))}
      >
        <Stack gap="sm">
          {brought.length > 0 && <p>{say(phrases.takenOver(brought.join(', ')))}</p>}
          {both.map(({ name, theirs }) => {
            const field = core.fields[name];
            return (
              field && (
                <Inline key={name} gap="sm">
                  <span>
                    {labelOf(name)}: <FieldRead field={field} value={theirs} />
                  </span>
                  <Button size="sm" variant="outline" tone="neutral" onPress={() => take(name, theirs)}>
                    {say(phrases.take(labelOf(name)))}
                  </Button>
                </Inline>
              )
            );
          })}
          {lines.flatMap(({ name, both: changes }) =>
            changes.map((change) => (
              <LineChoice
                key={`${name} ${String(change.id)}`}
                item={itemOf(name)}
                change={change}
                label={lineLabel(name, change.id)}
                onTake={() => takeChange(name, change)}
              />
            )),
          )}
          <p>{say(words.saveAgain)}</p>
        </Stack>
      </Banner>
    </div>
  );
}
