import { FormProblems } from '@karmik/forms/form/FormProblems';
import { passwordBody } from '@karmik/model/account/second-step';
import { slipPurposes, type SignInSlip } from '@karmik/model/account/sign-in-slip';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { PrinterIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextField } from '@karmik/ui/TextField';
import { useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { useDates } from '../../../../preferences/dates.ts';
import { focusFirst } from '../../../../screens/form/focus-first.ts';
import { useForm } from '../../../../screens/form/use-form.ts';
import { useModelText } from '../../../../texts/texts.ts';
import * as styles from './sign-in-slip.css.ts';

const words = {
  title: bilingual('Sign-in slip', 'साइन इन पर्ची'),
  why: bilingual(
    'The slip holds a personal link. Hand it only to that person; earlier slips stop working.',
    'पर्चीमा व्यक्तिगत लिङ्क हुन्छ। यो उही व्यक्तिलाई मात्र दिनुहोस्; अघिका पर्ची चल्न छोड्छन्।',
  ),
  password: bilingual('Your password', 'तपाईंको पासवर्ड'),
  make: bilingual('Make slip', 'पर्ची बनाउनुहोस्'),
  once: bilingual('This is shown once.', 'यो एक पटक मात्र देखाइन्छ।'),
  open: bilingual('Open this address', 'यो ठेगाना खोल्नुहोस्'),
  until: (when: string) => bilingual(`Valid until ${when}`, `${when}सम्म मान्य`),
  signInWith: bilingual('Then sign in with', 'त्यसपछि यसबाट साइन इन गर्नुहोस्'),
  print: bilingual('Print', 'छाप्नुहोस्'),
};

interface SignInSlipDialogProps {
  readonly slug: string;
  readonly person: number;
  readonly onClose: () => void;
}

/** A personal link for someone without an email, made with HR's own password and printed. */
export default function SignInSlipDialog({ slug, person, onClose }: SignInSlipDialogProps): ReactNode {
  const say = useModelText();
  const [slip, setSlip] = useState<SignInSlip>();
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.title)}>
      {slip ? <Slip slip={slip} /> : <MakeSlip slug={slug} person={person} onMade={setSlip} />}
    </Dialog>
  );
}

function MakeSlip({
  slug,
  person,
  onMade,
}: Omit<SignInSlipDialogProps, 'onClose'> & { onMade: (slip: SignInSlip) => void }): ReactNode {
  const say = useModelText();
  const form = useForm({
    initial: { password: '' },
    schema: async () => passwordBody,
    submit: async (values) => {
      onMade(await api.post(`org/${slug}/people/${person}/sign-in-slip/`, { json: values }).json<SignInSlip>());
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="lg">
        <Text>{say(words.why)}</Text>
        <FormProblems problems={form.problems} />
        <TextField
          {...form.field('password')}
          label={say(words.password)}
          type="password"
          autoComplete="current-password"
          isRequired
          {...focusFirst}
        />
        <Inline justify="end">
          <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
            {say(words.make)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function Slip({ slip }: { slip: SignInSlip }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  return (
    <Stack gap="lg">
      <div className={styles.slip}>
        <Text tone="muted">{slip.organization}</Text>
        <Text weight="medium">{slip.full_name}</Text>
        <Text>{say(slipPurposes[slip.purpose])}</Text>
        <Text size="sm" tone="muted">
          {say(words.open)}
        </Text>
        <code className={styles.link}>{slip.link}</code>
        <Text size="sm">{say(words.until(dates.instant(slip.expires_at)))}</Text>
        <Text size="sm" tone="muted">
          {say(words.signInWith)}
        </Text>
        <Text weight="medium">{slip.names.join(' · ')}</Text>
      </div>
      <Inline justify="end" gap="sm">
        <Text size="sm" tone="muted">
          {say(words.once)}
        </Text>
        <Button iconStart={<Icon of={PrinterIcon} size="sm" />} onPress={() => window.print()}>
          {say(words.print)}
        </Button>
      </Inline>
    </Stack>
  );
}
