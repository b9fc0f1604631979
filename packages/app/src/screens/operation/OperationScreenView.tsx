import { EntityForm } from '@karmik/forms/EntityForm';
import { Card } from '@karmik/ui/Card';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { todayThere } from '../../preferences/place.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import type { OperationScreen } from '../kit/screens.ts';
import { useSlug } from '../providers/use-slug.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { OperationPanel } from './OperationPanel.tsx';
import { RunView } from './RunView.tsx';
import { useRuns, type Input } from './runs.ts';
import { words } from './words.ts';

/** An operation on a page of its own: what is chosen, what it would do, and how the last run went. */
export function OperationScreenView({ screen }: { readonly screen: OperationScreen }): ReactNode {
  const { operation, Above, Look, After } = screen;
  const say = useModelText();
  const slug = useSlug();
  const runs = useRuns(operation);
  const [input, setInput] = useState<Input>();
  const [started, setStarted] = useState<number>();
  const last = started ?? runs.data?.[0]?.id;
  return (
    <ScreenPage screen={screen}>
      <Stack gap="lg">
        {Above && <Above slug={slug} />}
        {may(operation.code, 'write') && (
          <Card>
            <EntityForm
              entity={operation.input}
              {...(operation.groups && { groups: operation.groups })}
              titleLevel="2"
              initial={screen.initial?.(todayThere())}
              submitLabel={words.preview}
              noticeName={null}
              submit={async (body) => {
                setInput(body);
              }}
            />
          </Card>
        )}
        {input && (
          <Card title={say(words.preview)}>
            <Stack gap="md">
              <OperationPanel
                operation={operation}
                input={input}
                onStarted={({ id }) => {
                  setStarted(id);
                  setInput(undefined);
                }}
              />
              {Look && <Look input={input} />}
            </Stack>
          </Card>
        )}
        {last !== undefined && !input && (
          <Card title={say(words.lastRun)}>
            <Stack gap="md">
              <RunView key={last} operation={operation} id={last} isOpen={last === started} />
              {After && <After slug={slug} />}
            </Stack>
          </Card>
        )}
      </Stack>
    </ScreenPage>
  );
}
