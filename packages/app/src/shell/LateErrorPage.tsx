import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import type { ErrorPage } from './ErrorPage.tsx';

type Props = ComponentProps<typeof ErrorPage>;

/** What is left to say where even the code of the error page does not come. */
function Plain(): ReactNode {
  const { errors } = useTexts();
  return (
    <div role="alert">
      <h1>{errors.noAnswer.title}</h1>
      <p>{errors.noAnswer.description}</p>
      <a href={window.location.href}>{errors.retry}</a>
    </div>
  );
}

let page: Promise<{ default: (props: Props) => ReactNode }> | undefined;

/**
 * Fetches the error page. A first look at a page does without it, and it must be there when the server no longer is, so it is fetched
 * as soon as nothing else has to be.
 */
export function fetchErrorPage(): Promise<{ default: (props: Props) => ReactNode }> {
  page ??= import('./ErrorPage.tsx').then(
    (loaded) => ({ default: loaded.ErrorPage }),
    () => {
      page = undefined;
      return { default: Plain };
    },
  );
  return page;
}

const Page = lazy(fetchErrorPage);

/** `ErrorPage`, for what is in the first load. */
export function LateErrorPage(props: Props): ReactNode {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
