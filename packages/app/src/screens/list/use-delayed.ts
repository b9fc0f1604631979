import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key before a list is searched, or what is typed is worked out. */
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

/** A value once it has stayed the same for a moment, so that what is asked with it follows when the reader has stopped typing. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), typingRest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
