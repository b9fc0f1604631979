import { FormProblems } from '@karmik/forms/form/FormProblems';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { TextField } from '@karmik/ui/TextField';
import { useId, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { startAuthentication } from '@simplewebauthn/browser';
import { api } from '../../api/client.ts';
import { allMessages, toFailure } from '../../api/failure.ts';
import { asked } from '../../api/proof.ts';
import * as styles from '../../public-pages/account.css.ts';
import { focusFirst } from '../../screens/form/focus-first.ts';
import { useForm } from '../../screens/form/use-form.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { useSession } from '../session.ts';

const words = {
  title: bilingual("Confirm that it's you", 'यो तपाईं नै हो भनी पुष्टि गर्नुहोस्'),
  description: bilingual(
    'This changes how an account is used. You are not asked again for five minutes.',
    'यसले खाताको प्रयोग बदल्छ। पाँच मिनेटसम्म फेरि सोधिने छैन।',
  ),
  password: bilingual('Your password', 'तपाईंको पासवर्ड'),
  code: bilingual('Code from the app or recovery code', 'एपको कोड वा पुनर्प्राप्ति कोड'),
  useCode: bilingual('Use a code', 'कोड प्रयोग गर्नुहोस्'),
  usePassword: bilingual('Use your password', 'पासवर्ड प्रयोग गर्नुहोस्'),
  usePasskey: bilingual('Use a passkey', 'पासकी प्रयोग गर्नुहोस्'),
  noPasskey: bilingual(
    'No passkey was used. Try again, or use your password.',
    'पासकी प्रयोग भएन। फेरि प्रयास गर्नुहोस् वा पासवर्ड हाल्नुहोस्।',
  ),
  submit: bilingual('Confirm', 'पुष्टि गर्नुहोस्'),
} as const;

const prove = async (body: object): Promise<void> => {
  await api.post('security/proof/', { json: body });
  asked.answer?.(true);
};

const proveByPasskey = async (): Promise<void> => {
  const optionsJSON = await api
    .post('security/passkeys/proof/options/', { json: {} })
    .json<Parameters<typeof startAuthentication>[0]['optionsJSON']>();
  const { startAuthentication: start } = await import('@simplewebauthn/browser');
  await prove({ response: await start({ optionsJSON }) });
};

/** Asks who sits at the session, by the password, a code or a passkey. */
export function ProofDialog(): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const { info } = useSession();
  const { others } = useSnapshot(asked);
  const id = useId();
  const [isByCode, setByCode] = useState(false);
  const cancel = () => asked.answer?.(false);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && cancel()}
      size="sm"
      title={say(words.title)}
      description={say(words.description)}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onPress={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id}>
            {say(words.submit)}
          </Button>
        </>
      }
    >
      {isByCode ? <CodeForm id={id} /> : <PasswordForm id={id} username={info.user.username} />}
      {others.has_code && (
        <Button variant="ghost" tone="neutral" onPress={() => setByCode(!isByCode)}>
          {say(isByCode ? words.usePassword : words.useCode)}
        </Button>
      )}
      {others.has_passkey && 'PublicKeyCredential' in window && <PasskeyProof />}
    </Dialog>
  );
}

function PasskeyProof(): ReactNode {
  const say = useModelText();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const use = async () => {
    setWaiting(true);
    setProblem(undefined);
    try {
      await proveByPasskey();
    } catch (error) {
      const [refusal] = allMessages(toFailure(error));
      setProblem(say(refusal ?? words.noPasskey));
    }
    setWaiting(false);
  };
  return (
    <>
      <FormProblems problems={problem === undefined ? [] : [problem]} />
      <Button variant="outline" tone="neutral" isPending={isWaiting} onPress={() => void use()}>
        {say(words.usePasskey)}
      </Button>
    </>
  );
}

interface ProofFormProps {
  readonly id: string;
  /** For password managers, which file the password under it. */
  readonly username: string;
}

function PasswordForm({ id, username }: ProofFormProps): ReactNode {
  const say = useModelText();
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('@karmik/model/account/second-step')).passwordBody,
    submit: prove,
  });
  return (
    <form id={id} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <FormProblems problems={form.problems} />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        {...form.field('password')}
        label={say(words.password)}
        type="password"
        autoComplete="current-password"
        isRequired
        {...focusFirst}
      />
    </form>
  );
}

function CodeForm({ id }: Pick<ProofFormProps, 'id'>): ReactNode {
  const say = useModelText();
  const form = useForm({
    initial: { otp: '' },
    schema: async () => (await import('@karmik/model/account/second-step')).otpConfirmBody,
    submit: prove,
  });
  return (
    <form id={id} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <FormProblems problems={form.problems} />
      <TextField
        {...form.field('otp')}
        label={say(words.code)}
        autoComplete="one-time-code"
        isRequired
        {...focusFirst}
      />
    </form>
  );
}
