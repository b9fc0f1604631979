import type { Province } from '@karmik/model/kit/address-lists';
import { use } from 'react';
import { useForms } from './FormsProvider.tsx';

type Load = () => Promise<readonly Province[]>;

const none: readonly Province[] = [];
// What a component waits for is one promise over all its drawings.
const loading = new WeakMap<Load, Promise<readonly Province[]>>();

function loadOnce(load: Load): Promise<readonly Province[]> {
  const known = loading.get(load);
  if (known) return known;
  // Without lists an address can still be written.
  const promise = load().catch(() => none);
  loading.set(load, promise);
  return promise;
}

/** The lists of addresses that the application has, fetched when the first address is drawn; empty where it has none. */
export function useProvinces(): readonly Province[] {
  const { loadProvinces } = useForms();
  return loadProvinces ? use(loadOnce(loadProvinces)) : none;
}
