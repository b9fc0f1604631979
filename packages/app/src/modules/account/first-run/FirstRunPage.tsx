import { Button } from '@karmik/ui/Button';
import { TextField } from '@karmik/ui/TextField';
import { useEffect, type ReactNode } from 'react';
import { snackbar } from '@karmik/ui/Snackbar';
import { api } from '../../../api/client.ts';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { FormProblems } from '@karmik/forms/form/FormProblems';
import { useForm } from '../../../screens/form/use-form.ts';
import { go } from '../../../routing/public-navigation.ts';
import { securityTexts, useSecurityTexts } from '../../../texts/texts.ts';
import { isSetupNeeded } from '../pages/account-calls.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import * as styles from '../../../public-pages/account.css.ts';
import { PasswordPair } from '../pages/PasswordPair.tsx';
import { signIn } from '../pages/sign-in.ts';
import { slugOf } from './slug-of.ts';

/** An empty installation: the first organisation and its HR admin, with the code that the server printed. */
export default function FirstRunPage(): ReactNode {
  const texts = useSecurityTexts().firstRun;
  useEffect(() => {
    void isSetupNeeded().then((isNeeded) => !isNeeded && go('/account/login', { replace: true }));
  }, []);

  const form = useForm({
    initial: {
      code: '',
      organization_name: '',
      organization_abbreviation: '',
      organization_slug: '',
      first_name: '',
      last_name: '',
      email: '',
      password: '',
      confirm_password: '',
    },
    schema: async () => (await import('@karmik/model/account/contracts')).setupBody,
    submit: async (values) => {
      await api.post('setup/', { json: values });
      await signIn({ email: values.email, password: values.password, remember: false });
      snackbar.success(securityTexts().firstRun.done);
    },
  });

  const { values } = form;
  const name = form.field('organization_name');
  // Until someone writes them, the short forms follow the name.
  const rename = (organization_name: string) => {
    const follows = values.organization_slug === slugOf(values.organization_name).slug;
    const { slug, abbreviation } = slugOf(organization_name);
    form.set({
      organization_name,
      ...(follows ? { organization_slug: slug, organization_abbreviation: abbreviation } : {}),
    });
  };
  return (
    <AccountLayout title={texts.title} description={texts.description}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormProblems problems={form.problems} />
        <TextField
          {...form.field('code')}
          label={texts.code}
          description={texts.codeHelp}
          autoComplete="off"
          isRequired
          {...focusFirst}
        />
        <TextField {...name} onChange={rename} label={texts.organization} autoComplete="organization" isRequired />
        <div className={styles.pair}>
          <TextField {...form.field('organization_abbreviation')} label={texts.abbreviation} isRequired />
          <TextField {...form.field('organization_slug')} label={texts.slug} description={texts.slugHelp} isRequired />
        </div>
        <div className={styles.pair}>
          <TextField {...form.field('first_name')} label={texts.firstName} autoComplete="given-name" isRequired />
          <TextField {...form.field('last_name')} label={texts.lastName} autoComplete="family-name" isRequired />
        </div>
        <TextField {...form.field('email')} label={texts.email} type="email" autoComplete="email" isRequired />
        <PasswordPair
          username={values.email}
          password={form.field('password')}
          confirm={form.field('confirm_password')}
        />
        <Button type="submit" size="lg" isFullWidth isPending={form.isSending} isDisabled={form.hasErrors}>
          {texts.submit}
        </Button>
      </form>
    </AccountLayout>
  );
}
