import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { FieldRead } from '../kinds/FieldParts.tsx';
import { useForms } from '../provider/FormsProvider.tsx';
import { phrases, words } from '../text/words.ts';
import { useFormCore, useProblems } from './form-context.ts';
import * as styles from './form.css.ts';

/** Says who has changed a record while its form stood open: what was taken over, and what both have changed, for the reader to choose. */
export function StaleNotice(): ReactNode {
  const core = useFormCore();
  const { say, formatInstant } = useForms();
  const stale = useProblems(core.problems, (state) => state.stale);
  const refusals = useProblems(core.problems, (state) => state.refusals);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [refusals]);
  if (!stale) return null;
  const { by, at, takenOver, both } = stale;
  const labelOf = (name: string) => {
    const field = core.fields[name];
    return field ? say(field.label) : name;
  };
  const take = (name: string, value: unknown) => {
    // Its button goes, and the focus with it.
    box.current?.focus();
    core.setValue(name, value);
    core.problems.set({ stale: { ...stale, both: both.filter((each) => each.name !== name) } });
  };
  const who = by?.full_name ?? say(words.somebody);
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Banner
        tone="caution"
        title={say(at === null ? phrases.changedBy(who) : phrases.changedByAt(who, formatInstant(at)))}
      >
        <Stack gap="sm">
          {takenOver.length > 0 && <p>{say(phrases.takenOver(takenOver.map(labelOf).join(', ')))}</p>}
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
          <p>{say(words.saveAgain)}</p>
        </Stack>
      </Banner>
    </div>
  );
}
