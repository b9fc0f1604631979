import { vi } from 'vitest';
import { modules } from '../src/modules/modules.ts';
import { provideModules } from '../src/routing/areas.ts';

// Files outside of a browser share their modules: whichever reads preferences first needs a storage, whatever the order of files.
if (typeof document === 'undefined')
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

provideModules(modules);
