import { useEffect, useState } from 'react';

/** Milliseconds that a message about a limit stays. */
export const LIMIT_MESSAGE_TIME = 1500;

/** A message that goes by itself. */
export function usePassingMessage(): [message: string, show: (message: string) => void] {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => setMessage(''), LIMIT_MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage];
}
