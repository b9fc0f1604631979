import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(max-width: 47.99rem)');
const subscribe = (onChange: () => void): (() => void) => {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
