import { FormProblems } from '@karmik/forms/form/FormProblems';
import { Button } from '@karmik/ui/Button';
import { useState, type ReactNode } from 'react';
import { toFailure } from '../../../api/failure.ts';
import { texts } from '../../../texts/texts.ts';

interface PasskeyButtonProps {
  readonly label: string;
  readonly variant?: 'solid' | 'outline';
  readonly onUse: () => Promise<void>;
}

/** Whether the browser knows passkeys here: an old one does not, nor one without https. */
export const knowsPasskeys = 'PublicKeyCredential' in window;

/** Goes on with a passkey; says above itself why that did not work. Absent where the browser knows none. */
export function PasskeyButton({ label, variant = 'outline', onUse }: PasskeyButtonProps): ReactNode {
  const [isWaiting, setWaiting] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  if (!knowsPasskeys) return null;
  const use = async () => {
    setWaiting(true);
    setProblems([]);
    try {
      await onUse();
    } catch (error) {
      setProblems([reasonOf(error)]);
    } finally {
      setWaiting(false);
    }
  };
  return (
    <>
      <FormProblems problems={problems} />
      <Button
        variant={variant}
        {...(variant === 'outline' ? { tone: 'neutral' as const } : {})}
        size="lg"
        isFullWidth
        isPending={isWaiting}
        onPress={() => void use()}
      >
        {label}
      </Button>
    </>
  );
}

function reasonOf(error: unknown): string {
  const { login, errors, say } = texts();
  const { status, messages, retryAfter } = toFailure(error);
  if (error instanceof Error && 'reason' in error) return login.noPasskey;
  if (status === 0) return errors.noAnswerNow;
  if (status === 429 && retryAfter) return login.waitFor(retryAfter);
  return messages[0] === undefined ? login.failed : say(messages[0]);
}
