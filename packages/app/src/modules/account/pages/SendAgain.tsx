import { Button } from '@karmik/ui/Button';
import { snackbar } from '@karmik/ui/Snackbar';
import { useEffect, useState, type ReactNode } from 'react';
import { allMessages, toFailure } from '../../../api/failure.ts';
import { securityTexts, texts, useSecurityTexts } from '../../../texts/texts.ts';

interface SendAgainProps {
  readonly loginKey: string;
  /** Seconds until another code may be asked for. */
  readonly after: number;
}

/** Another code by mail, once the one before it has had its time to arrive (LOG-15). */
export function SendAgain({ loginKey, after }: SendAgainProps): ReactNode {
  const words = useSecurityTexts().otp;
  const [left, setLeft] = useState(after);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  const send = async () => {
    setSending(true);
    try {
      const { sendOtpAgain } = await import('./account-calls.ts');
      const { resend_after: wait } = await sendOtpAgain(loginKey);
      setLeft(wait);
      snackbar.success(securityTexts().otp.sent);
    } catch (error) {
      const failure = toFailure(error);
      if (failure.retryAfter) setLeft(failure.retryAfter);
      const { errors, say } = texts();
      const [first] = allMessages(failure);
      snackbar.error(first === undefined ? errors.noAnswerNow : say(first));
    } finally {
      setSending(false);
    }
  };

  return (
    <Button
      variant="outline"
      tone="neutral"
      isFullWidth
      isPending={isSending}
      isDisabled={left > 0}
      onPress={() => void send()}
    >
      {left > 0 ? words.againIn(left) : words.again}
    </Button>
  );
}
