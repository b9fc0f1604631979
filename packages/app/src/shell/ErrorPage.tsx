import { Button } from '@karmik/ui/Button';
import { Heading } from '@karmik/ui/Heading';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../texts/texts.ts';
import { landing } from '../configuration/configuration.ts';
import * as styles from './error-page.css.ts';
import { session } from './session.ts';
import { adminStart } from './view.ts';

/** Milliseconds after which going back is taken to have led nowhere (ERR-2). */
const backPatience = 500;

/** A whole page that says why another one is not here (ERR-1). Status 0 means that the server did not answer. */
export function ErrorPage({ status, onRetry }: { status: number; onRetry?: () => void }): ReactNode {
  const texts = useTexts();
  const navigate = useNavigate();
  const words = wordsOf(status, texts.errors);
  const retry = onRetry ?? (() => window.location.reload());

  const goBack = () => {
    const before = window.location.href;
    void navigate(-1);
    setTimeout(() => {
      if (window.location.href === before) void home().then((path) => navigate(path));
    }, backPatience);
  };

  return (
    <div className={styles.root}>
      <Stack gap="lg" align="center">
        {status > 0 && (
          <span aria-hidden="true" className={styles.code}>
            {status}
          </span>
        )}
        <Stack gap="xs" align="center">
          <Heading level="1">{words.title}</Heading>
          <Text tone="muted" align="center">
            {words.description}
          </Text>
        </Stack>
        <Inline justify="center">
          <Button
            variant={status === 404 || status === 403 ? 'solid' : 'outline'}
            tone={status === 404 || status === 403 ? 'accent' : 'neutral'}
            onPress={goBack}
          >
            {texts.errors.goBack}
          </Button>
          {status !== 404 && status !== 403 && <Button onPress={retry}>{texts.errors.retry}</Button>}
        </Inline>
      </Stack>
    </div>
  );
}

type ErrorTexts = ReturnType<typeof useTexts>['errors'];

function wordsOf(status: number, errors: ErrorTexts) {
  // The gateways' and the server's own words for being away for a moment.
  if (status === 0 || [502, 503, 504].includes(status)) return errors.noAnswer;
  if (status === 403) return errors.forbidden;
  if (status === 404) return errors.notFound;
  if (status === 429) return errors.tooMany;
  return errors.server;
}

/** The root, or the organisation's first page while one works as HR (ERR-2). */
async function home(): Promise<string> {
  const slug = session.adminSlug;
  return slug ? adminStart(slug) : landing();
}
