import { FormProblems } from '@karmik/forms/form/FormProblems';
import { defaultPunch, punch, punchCategories } from '@karmik/model/attendance/punch';
import { Button } from '@karmik/ui/Button';
import { Select } from '@karmik/ui/Select';
import { snackbar } from '@karmik/ui/Snackbar';
import { TextField } from '@karmik/ui/TextField';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import * as account from '../../../public-pages/account.css.ts';
import { withPuzzle } from '../../../api/puzzle/with-puzzle.ts';
import { LocationSwitch } from './LocationSwitch.tsx';
import { sendsLocation, whereAmI } from './location.ts';
import { words } from './words.ts';

/** LOG-3: attendance with username and password, in the place of signing in. */
export function AttendanceForm(): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const [isSent, setSent] = useState(sendsLocation.read());
  const form = useForm({
    initial: { email: '', password: '', remark_category: defaultPunch },
    schema: async () => (await import('@karmik/model/attendance/punch')).credentialPunchBody,
    submit: async (values) => {
      const place = isSent ? await whereAmI() : undefined;
      await withPuzzle((captcha) =>
        api.post('attendance/web-attendance/', { json: { ...values, ...place, ...captcha } }),
      );
      if (isSent && !place) snackbar.show({ text: say(words.noLocation), tone: 'caution' });
      snackbar.success(say(words.success));
      form.field('password').onChange('');
    },
  });
  const type = form.field('remark_category');
  return (
    <form className={account.form} onSubmit={form.onSubmit} noValidate>
      <FormProblems problems={form.problems} />
      <TextField
        {...form.field('email')}
        label={texts.login.username}
        size="lg"
        autoComplete="username"
        isRequired
        {...focusFirst}
      />
      <TextField
        {...form.field('password')}
        label={texts.login.password}
        size="lg"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <Select
        label={say(words.type)}
        size="lg"
        options={punchCategories.map((id) => ({ id, label: say(punch.fields.remark_category.choices[id]) }))}
        value={type.value}
        onChange={type.onChange}
      />
      <LocationSwitch isOn={isSent} onChange={setSent} />
      <Button type="submit" size="lg" isFullWidth isPending={form.isSending} isDisabled={form.hasErrors}>
        {say(words.submit)}
      </Button>
    </form>
  );
}
