import { vi } from 'vitest';
import { modules } from '../src/modules/modules.ts';
import { provideModules } from '../src/routing/areas.ts';

// Files share their modules, so that whichever reads preferences first needs a browser's storage, whatever the order of files.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

provideModules(modules);
