import { GridItem } from '@karmik/ui/Grid';
import { memo, Suspense, useEffect, type ReactNode } from 'react';
import type { Text } from '@karmik/model/kit/text';
import { ComingField } from '../kinds/ComingField.tsx';
import { kindOf } from '../kinds/kinds.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { problemAt } from '../store/problems.ts';
import { useProblems, useValues } from '../store/use-store.ts';
import { words } from '../text/words.ts';
import { fieldId, useFormCore, type FieldSlot } from './form-context.ts';

/** The place of one field in a form: its control, when the other values let it exist. */
export const FieldSlotView = memo(function FieldSlotView(slot: FieldSlot): ReactNode {
  const core = useFormCore();
  return core.hasCondition(slot.name) ? <ConditionalSlot {...slot} /> : <SlotControl {...slot} />;
});

function ConditionalSlot(slot: FieldSlot): ReactNode {
  const { name, field } = slot;
  const core = useFormCore();
  const isShown = useValues(core.values, '', () => core.isShown(name));
  useEffect(() => {
    if (isShown) return;
    // What is hidden is empty, here as on the server.
    core.values.set(name, kindOf(field).blank(field));
    core.problems.forget(name);
  }, [core, name, field, isShown]);
  return isShown ? <SlotControl {...slot} /> : null;
}

function SlotControl({ name, field, isAmongCheckboxes = false }: FieldSlot): ReactNode {
  const core = useFormCore();
  const { say } = useForms();
  const kind = kindOf(field);
  // Fields of a list's entries subscribe for themselves; the list is drawn again when entries are added, removed or moved.
  useValues(core.values, name, () => (field.kind === 'lines' ? core.values.keysOf(name) : core.values.at(name)));
  const isNeeded = useValues(core.values, core.mayBeNeeded(name) ? '' : name, () => core.isNeeded(name));
  const value = core.values.at(name);
  const error = useProblems(core.problems, (state) => problemAt(state, name, kind.showsParts !== true));
  const parts = useProblems(core.problems, (state) => (kind.showsParts ? partsBelow(state.byPath, name) : ''));
  const isAsking = useProblems(core.problems, (state) => state.asking.has(name));
  const { edit: Edit } = kind;
  const help = isAsking ? words.checking : field.help;
  return (
    <GridItem span={kind.isWide ? 'all' : '1'}>
      <div id={fieldId(core.id, name)} data-field={name} data-checkboxes={isAmongCheckboxes || undefined}>
        <Suspense fallback={<ComingField label={say(field.label)} />}>
          <Edit
            field={field}
            name={name}
            label={say(field.label)}
            help={help && say(help)}
            value={value}
            onChange={(next: unknown) => {
              // No text is nothing, so that a field that was emptied again has not changed.
              core.values.set(name, next === '' ? null : next);
              core.onChanged(name);
            }}
            onBlur={() => core.onLeft(name)}
            error={error === undefined ? undefined : say(error)}
            errorOf={(part) => {
              const message = parts === '' ? undefined : core.problems.get().byPath.get(`${name}.${part}`)?.message;
              return message === undefined ? undefined : say(message);
            }}
            isRequired={field.required === true || isNeeded}
            isDisabled={false}
            onBusy={(isBusy) => core.problems.setBusy(name, isBusy)}
            hasCounter={core.hasCounters}
            kindOf={kindOf}
          />
        </Suspense>
      </div>
    </GridItem>
  );
}

const partsBelow = (byPath: ReadonlyMap<string, { readonly message: Text }>, name: string): string =>
  [...byPath]
    .filter(([path]) => path.startsWith(`${name}.`))
    .map(([path, { message }]) => `${path} ${message.en}`)
    .join('\n');
