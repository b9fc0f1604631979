import { counted } from '@karmik/model/kit/plural';
import { EntityForm } from '@karmik/forms/EntityForm';
import { employment } from '@karmik/model/hris/employment';
import { incrementPlan, type Increment } from '@karmik/model/hris/scale';
import type { BodyOf } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { refresh } from '../../../screens/records.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { IncrementPreview } from './IncrementPreview.tsx';

const words = {
  increments: bilingual('Give increments', 'ग्रेड वृद्धि दिनुहोस्'),
  what: bilingual(
    'Move employees of a level one step up, from a date. It is added to each employment history.',
    'तोकिएको दिनदेखि तहको स्केलमा एक ग्रेड थपिन्छ। प्रत्येकको रोजगारी अभिलेखमा देखिन्छ।',
  ),
  look: bilingual('Preview', 'पूर्वावलोकन'),
  given: (count: string) => bilingual(`${counted(count, 'increment')} given.`, `${count} जनालाई दिइयो।`),
} as const;

type Plan = Partial<BodyOf<typeof incrementPlan.fields>>;

/** Gives everyone of a level one step more: what each would get is shown before anything changes. */
export function Increments({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<{ readonly plan: Plan; readonly increments: readonly Increment[] }>();
  if (!may('4.06', 'write')) return null;
  const base = `hris/${slug}/increments/`;
  const show = (open: boolean) => {
    setOpen(open);
    setSeen(undefined);
  };
  const look = async (plan: Plan) => {
    const { results } = await api.post(`${base}preview/`, { json: plan }).json<{ results: Increment[] }>();
    setSeen({ plan, increments: results });
  };
  const give = async (plan: Plan) => {
    const { given } = await api.post(base, { json: plan }).json<{ given: number }>();
    snackbar.success(say(words.given(number(given))));
    show(false);
    await refresh(employment);
  };
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => show(true)}>
        {say(words.increments)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={show} title={say(words.increments)}>
        <Stack gap="lg">
          {seen ? (
            <IncrementPreview
              increments={seen.increments}
              onGive={() => give(seen.plan)}
              onBack={() => setSeen(undefined)}
            />
          ) : (
            <>
              <Text tone="muted">{say(words.what)}</Text>
              <EntityForm
                entity={incrementPlan}
                noticeName={null}
                submitLabel={words.look}
                submit={look}
                onCancel={() => show(false)}
              />
            </>
          )}
        </Stack>
      </Drawer>
    </>
  );
}
