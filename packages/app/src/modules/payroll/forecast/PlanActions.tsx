import { EntityForm } from '@karmik/forms/EntityForm';
import { linkTo } from '@karmik/model/kit/links';
import { forecastCopy, payForecast } from '@karmik/model/payroll/forecast/plan';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

interface PlanRow {
  readonly record: { readonly id: number; readonly name: string };
}

/** The way to the figures of a plan, a plan like it, and computing it again. */
export function PlanActions({ record: { id, name } }: PlanRow): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const path = `${endpoint(payForecast, slug)}${id}/`;
  const compute = async () => {
    setAsking(true);
    try {
      await api.post(`${path}compute/`).json();
      snackbar.success(say(words.computing));
      void refresh(payForecast);
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  const title = say(words.copyOf(name));
  return (
    <Inline gap="sm">
      <ButtonLink
        size="sm"
        variant="ghost"
        href={linkTo(payrollPaths.budgetForecast, { slug }, { forecast: String(id) })}
        aria-label={`${say(words.open)}: ${name}`}
      >
        {say(words.open)}
      </ButtonLink>
      {mayWrite(payForecast) && (
        <>
          <Button size="sm" variant="ghost" aria-label={`${say(words.copy)}: ${name}`} onPress={() => setOpen(true)}>
            {say(words.copy)}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${say(words.compute)}: ${name}`}
            isPending={isAsking}
            onPress={() => void compute()}
          >
            {say(words.compute)}
          </Button>
        </>
      )}
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <Stack gap="lg">
          <Text tone="muted">{say(words.copyAbout)}</Text>
          <EntityForm
            entity={forecastCopy}
            noticeName={null}
            submitLabel={words.copy}
            submit={(body) => api.post(`${path}copy/`, { json: body }).json()}
            onSuccess={() => {
              setOpen(false);
              snackbar.success(say(words.copied));
              void refresh(payForecast);
            }}
          />
        </Stack>
      </Drawer>
    </Inline>
  );
}
