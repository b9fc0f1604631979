import type { Gate } from '../../access/access.ts';
import type { EntityHooks } from '../../entity/hooks.ts';

/** Applications are off, or back, with the next request of anybody (CFG-2). */
export const applicationSettingHooks = (gate: Gate): EntityHooks => ({
  afterSave() {
    gate.forget();
    return Promise.resolve();
  },
});
