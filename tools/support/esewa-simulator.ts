/**
 * A provider of wallets for tests: it speaks as eSewa's part of `modules/payment/provider/esewa.ts` does, and behaves as a test
 * chooses for each receiver. It transfers once for a key, however often that is sent.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a payment is answered: well, with a failure, never, only to a later question, not while the caller lives, or with another amount. */
type Behaviour = 'ok' | 'fail' | 'silent' | 'lost' | 'late' | 'held' | 'other amount';

interface Asked {
  readonly key: string;
  readonly receiver: string;
  readonly amount: number;
  readonly currency: string;
}

const held = Symbol('no answer');

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

export class EsewaSimulator {
  readonly #server: Server;
  readonly #secret: string;
  readonly #behaviours = new Map<string, Behaviour>();
  /** Transfers by key. */
  readonly transfers = new Map<string, Asked>();
  /** How often a payment was sent and asked for. */
  sends = 0;
  questions = 0;

  private constructor(secret: string) {
    this.#secret = secret;
    this.#server = createServer((request, response) => {
      void (async () => {
        const text = await textOf(request);
        const signature = createHmac('sha256', this.#secret).update(text).digest('hex');
        const isSigned = request.headers['x-signature'] === signature;
        const answer = isSigned ? this.#answer(request.url ?? '', JSON.parse(text) as Asked) : undefined;
        if (answer === null) return void request.socket.destroy();
        // The caller waits for as long as it lives.
        if (answer === held) return;
        response.writeHead(isSigned ? 200 : 403, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer ?? {}));
      })();
    });
  }

  static async start(secret: string): Promise<EsewaSimulator> {
    const simulator = new EsewaSimulator(secret);
    await new Promise<void>((done) => simulator.#server.listen(0, '127.0.0.1', done));
    return simulator;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** From now on, for a receiver. */
  behave(receiver: string, behaviour: Behaviour): void {
    this.#behaviours.set(receiver, behaviour);
  }

  /** Reports by itself what became of a payment, signed. @param own what it says instead, and with which secret */
  report(
    key: string,
    own: { readonly body?: object; readonly secret?: string } = {},
  ): { readonly body: string; readonly signature: string } {
    const known = this.transfers.get(key);
    const body = JSON.stringify({ key, ...(known ? this.#complete(known) : { status: 'PENDING' }), ...own.body });
    return {
      body,
      signature: createHmac('sha256', own.secret ?? this.#secret)
        .update(body)
        .digest('hex'),
    };
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()));
  }

  #complete({ key, receiver, amount, currency }: Asked, more = 0) {
    return { status: 'COMPLETE', amount: amount + more, currency, receiver, reference: `E-${key.slice(0, 8)}` };
  }

  /** Null: the connection ends without an answer. */
  #answer(url: string, asked: Asked): object | typeof held | null {
    if (url.endsWith('/status')) {
      this.questions += 1;
      const known = this.transfers.get(asked.key);
      if (!known) return { status: 'NOT_FOUND' };
      return this.#behaviours.get(known.receiver) === 'other amount'
        ? this.#complete(known, 900)
        : this.#complete(known);
    }
    this.sends += 1;
    const behaviour = this.#behaviours.get(asked.receiver) ?? 'ok';
    if (behaviour === 'fail') return { status: 'FAILED', reason: 'Wallet closed' };
    if (behaviour === 'lost') return null;
    if (!this.transfers.has(asked.key)) this.transfers.set(asked.key, asked);
    if (behaviour === 'silent') return null;
    if (behaviour === 'held') return held;
    if (behaviour === 'late') return { status: 'PENDING' };
    return behaviour === 'other amount' ? this.#complete(asked, 900) : this.#complete(asked);
  }
}
