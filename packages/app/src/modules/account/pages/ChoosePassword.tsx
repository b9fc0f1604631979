import type { LinkOwner } from '@karmik/model/account/contracts';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { ErrorState } from '@karmik/ui/ErrorState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { useEffect, useState, type ReactNode } from 'react';
import { go } from '../../../routing/public-navigation.ts';
import { toFailure, type Failure } from '../../../api/failure.ts';
import { FormProblems } from '@karmik/forms/form/FormProblems';
import { useForm } from '../../../screens/form/use-form.ts';
import { securityTexts, useSecurityTexts, useTexts } from '../../../texts/texts.ts';
import { choosePassword, openLink, type LinkPurpose } from './account-calls.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import * as styles from '../../../public-pages/account.css.ts';
import { PasswordPair } from './PasswordPair.tsx';

interface ChoosePasswordProps {
  readonly purpose: LinkPurpose;
  readonly uid: string;
  readonly token: string;
  readonly words: {
    readonly title: string;
    readonly description: (name: string, organization: string) => string;
    readonly submit: string;
    readonly done: string;
  };
  readonly donePath: string;
  /** Where an expired link leads; without one this page says it. */
  readonly expiredPath?: string;
  /** Another way than a password, which is the only one where the address has an account. */
  readonly instead?: {
    readonly label: string;
    readonly back: string;
    readonly title: (organization: string) => string;
    readonly description: (name: string, organization: string) => string;
    readonly content: ReactNode;
  };
}

type LinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly owner: LinkOwner }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A password chosen by a personal link, for activation and for reset. */
export function ChoosePassword({
  purpose,
  uid,
  token,
  words,
  donePath,
  expiredPath,
  instead,
}: ChoosePasswordProps): ReactNode {
  const texts = useTexts();
  const { recover, reset } = useSecurityTexts();
  const [link, setLink] = useState<LinkState>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const [takesOther, setTakesOther] = useState(false);

  useEffect(() => {
    let isHere = true;
    openLink(purpose, uid, token).then(
      (owner) => isHere && setLink({ kind: 'open', owner }),
      (error: unknown) => {
        if (!isHere) return;
        const failure = toFailure(error);
        if (expiredPath && failure.status === 400) go(expiredPath, { replace: true });
        else setLink({ kind: 'failed', failure });
      },
    );
    return () => {
      isHere = false;
    };
  }, [purpose, uid, token, expiredPath, tries]);

  const rules = link.kind === 'open' ? link.owner.password_rules : undefined;
  const form = useForm({
    initial: { password: '', confirm_password: '' },
    schema: async () => (await import('./password-schema.ts')).byLink(rules),
    toBody: (values) => ({ uid, token, ...values }),
    submit: async (values) => {
      await choosePassword(purpose, { uid, token, ...values });
      if (purpose === 'activate') snackbar.success(securityTexts().activate.done);
      go(donePath, { replace: true });
    },
  });

  if (link.kind === 'failed') {
    const isExpired = link.failure.status === 400;
    return (
      <AccountLayout title={words.title}>
        <ErrorState
          title={isExpired ? reset.expired : texts.errors.noAnswer.title}
          description={isExpired ? undefined : texts.errors.noAnswer.description}
          {...(isExpired
            ? { actions: <ButtonLink href="/account/recover">{recover.again}</ButtonLink> }
            : {
                onRetry: () => {
                  setLink({ kind: 'loading' });
                  setTries(tries + 1);
                },
              })}
        />
      </AccountLayout>
    );
  }
  if (link.kind === 'loading')
    return (
      <AccountLayout title={words.title}>
        <Skeleton shape="field" count={3} />
      </AccountLayout>
    );
  const { owner } = link;
  if (instead && (owner.has_account || takesOther))
    return (
      <AccountLayout
        title={instead.title(owner.organization)}
        description={instead.description(owner.full_name, owner.organization)}
      >
        <div className={styles.form}>
          {instead.content}
          {!owner.has_account && (
            <Button variant="ghost" tone="neutral" isFullWidth onPress={() => setTakesOther(false)}>
              {instead.back}
            </Button>
          )}
        </div>
      </AccountLayout>
    );
  return (
    <AccountLayout title={words.title} description={words.description(owner.full_name, owner.organization)}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        <PasswordPair
          username={owner.username}
          rules={rules}
          password={form.field('password')}
          confirm={form.field('confirm_password')}
        />
        <Button type="submit" size="lg" isFullWidth isPending={form.isSending} isDisabled={form.hasErrors}>
          {words.submit}
        </Button>
        {instead && (
          <Button variant="ghost" tone="neutral" isFullWidth onPress={() => setTakesOther(true)}>
            {instead.label}
          </Button>
        )}
      </form>
    </AccountLayout>
  );
}
