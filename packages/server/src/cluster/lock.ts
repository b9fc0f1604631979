import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { createServer, connect, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs one piece of work at a time among all processes that use a data folder: starting and stopping its database.
 * The lock is a listening socket, which the kernel frees however the holder ends. On Linux its name lives outside the file
 * system; elsewhere it is a file in the data folder, and one that no one answers on is left over and removed.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>, patienceMs = 60_000): Promise<T> {
  const path = realpathSync(folder);
  const name = `karmik-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  const address = process.platform === 'linux' ? `\0${name}` : join(path, 'lock');
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const held = await listen(address);
    if (held) {
      try {
        return await work();
      } finally {
        await new Promise((resolve) => held.close(resolve));
      }
    }
    if (process.platform !== 'linux' && !(await answers(address))) rmSync(address, { force: true });
    if (Date.now() > deadline)
      throw new Error(
        `Another process has been starting or stopping the database in ${path} for ${patienceMs / 1000} s. Stop that process, then start again.`,
      );
    await pause(50);
  }
}

const listen = (address: string) =>
  new Promise<Server | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });

const answers = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
