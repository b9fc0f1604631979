import type { FastifyBaseLogger } from 'fastify';

/** Runs small recurring work, one run at a time, until it is stopped. A run that fails is logged and tried at the next tick. */
export function ticker(name: string, everyMs: number, work: () => Promise<void>, log: FastifyBaseLogger) {
  let current: Promise<void> | undefined;
  const tick = () => {
    current ??= work()
      .catch((error: unknown) => log.warn({ err: error }, `${name} failed; it is tried again`))
      .finally(() => (current = undefined));
  };
  const timer = setInterval(tick, everyMs);
  tick();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
