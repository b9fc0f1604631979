import { AnswerForm } from '@karmik/forms/AnswerForm';
import type { AnonymousForm } from '@karmik/model/forms/answering';
import { installationPlace } from '@karmik/model/organization/place';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePublicParams } from '../../../routing/public-navigation.ts';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { PublicProviders } from '../../../public-pages/PublicProviders.tsx';
import { PublicLayout } from '../../../public-pages/PublicLayout.tsx';
import { anonymousForms } from './anonymous-calls.ts';
import { words } from './words.ts';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'sent'; readonly form: AnonymousForm }
  | { readonly kind: 'there'; readonly form: AnonymousForm };

/** A form without names: for the person who has its address, signed in or not. It sends nothing that tells who answers. */
export default function AnonymousFormPage(): ReactNode {
  const { orgSlug = '', uuid = '' } = usePublicParams();
  const say = useModelText();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const calls = useMemo(() => anonymousForms(orgSlug, uuid), [orgSlug, uuid]);
  const load = useCallback(
    () =>
      calls.read().then(
        (form) => setState(form ? { kind: 'there', form } : { kind: 'none' }),
        () => setState({ kind: 'failed' }),
      ),
    [calls],
  );
  useEffect(() => void load(), [load]);
  const form = 'form' in state ? state.form : undefined;
  return (
    <PublicProviders place={form ?? installationPlace}>
      <PublicLayout
        title={form?.name ?? say(words.formsTitle)}
        {...(form ? { lead: say(words.anonymousLead(form.organization)) } : {})}
      >
        {state.kind === 'loading' && <Skeleton shape="block" count={3} />}
        {state.kind === 'none' && (
          <EmptyState title={say(words.anonymousNone)} description={say(words.anonymousNoneWhy)} />
        )}
        {state.kind === 'failed' && (
          <EmptyState
            title={say(words.failed)}
            actions={
              <Button
                onPress={() => {
                  setState({ kind: 'loading' });
                  void load();
                }}
              >
                {say(words.tryAgain)}
              </Button>
            }
          />
        )}
        {state.kind === 'sent' && (
          <Banner
            tone="positive"
            actions={
              state.form.is_multiple && (
                <Button size="sm" variant="outline" onPress={() => setState({ kind: 'there', form: state.form })}>
                  {say(words.another)}
                </Button>
              )
            }
          >
            {say(words.anonymousThanks)}
          </Banner>
        )}
        {state.kind === 'there' && (
          <Form
            form={state.form}
            hasAnswered={calls.hasAnswered()}
            send={calls.send}
            onSent={() => {
              calls.remember();
              setState({ kind: 'sent', form: state.form });
            }}
          />
        )}
      </PublicLayout>
    </PublicProviders>
  );
}

interface FormProps {
  readonly form: AnonymousForm;
  readonly hasAnswered: boolean;
  readonly send: ReturnType<typeof anonymousForms>['send'];
  readonly onSent: () => void;
}

function Form({ form, hasAnswered, send, onSent }: FormProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { deadline } = form;
  if (!form.is_open)
    return (
      <Banner tone="neutral">
        {say(form.is_over && deadline !== null ? words.closedOn(dates.instant(deadline)) : words.anonymousClosed)}
      </Banner>
    );
  if (hasAnswered && !form.is_multiple) return <Banner tone="positive">{say(words.anonymousAnswered)}</Banner>;
  return (
    <Stack gap="lg">
      {form.description !== null && <Text isMultiline>{form.description}</Text>}
      <Banner tone="info">{say(words.anonymousPromise)}</Banner>
      {form.deadline !== null && <Text tone="muted">{say(words.until(dates.instant(form.deadline)))}</Text>}
      <Card>
        <AnswerForm
          structure={form.structure}
          disclaimer={form.disclaimer}
          submit={(answers, agrees) => send({ version: form.version, answers, agrees })}
          onSuccess={onSent}
        />
      </Card>
    </Stack>
  );
}
