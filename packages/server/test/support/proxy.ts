/** A line between a browser and a server that is as bad as a test wants it. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Breaks every connection that is open. */
  cut(): void;
  /** Keeps what the server says for so long. */
  delayMs: number;
  /** Hands on the next pieces of what the server says in the wrong order. */
  isReordering: boolean;
  /** Takes everything and hands on nothing, as a line that is dead without saying so. */
  isSilent: boolean;
  close(): Promise<void>;
}

export async function startProxy(targetPort: () => number): Promise<Proxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((browser) => {
    const there = connect(targetPort(), '127.0.0.1');
    const pair = [browser, there] as const;
    pairs.add(pair);
    let kept: Buffer | undefined;
    // One piece after the other, however long each waits.
    let line = Promise.resolve();
    const hand = (piece: Buffer) => {
      if (!browser.destroyed) browser.write(piece);
    };
    browser.on('data', (piece) => {
      if (!proxy.isSilent) there.write(piece);
    });
    there.on('data', (piece: Buffer) => {
      if (proxy.isSilent) return;
      const wait = proxy.delayMs;
      line = line.then(async () => {
        if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
        if (proxy.isReordering && !kept) kept = piece;
        else {
          hand(piece);
          if (kept) hand(kept);
          kept = undefined;
        }
      });
    });
    const end = () => {
      pairs.delete(pair);
      browser.destroy();
      there.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    isReordering: false,
    isSilent: false,
    cut() {
      for (const [browser] of pairs) browser.destroy();
    },
    async close() {
      this.cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
