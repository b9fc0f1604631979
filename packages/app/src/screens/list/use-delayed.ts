import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key before a list is searched. */
export const typingRest = 300;

/** Calls `work` with the last value once no new one has come for a moment. */
export function useDelayed(work: (value: string) => void): (value: string) => void {
  const [pending, setPending] = useState<{ readonly value: string }>();
  const run = useEffectEvent((value: string) => work(value));
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => run(pending.value), typingRest);
    return () => clearTimeout(timer);
  }, [pending]);
  return (value) => setPending({ value });
}
