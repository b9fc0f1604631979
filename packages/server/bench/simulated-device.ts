/** A device of the push protocol that there is not: it says and sends what the hardware does, over whatever carries its requests. */

/** Sends one request of the device and answers the status and text that came back. */
export type Carry = (
  method: 'GET' | 'POST',
  path: string,
  body?: string,
) => Promise<{ readonly status: number; readonly text: string }>;

/** Over HTTP, to a server of that address. */
export const overHttp =
  (server: string): Carry =>
  async (method, path, body) => {
    const answer = await fetch(new URL(path, server), {
      method,
      redirect: 'manual',
      headers: { 'user-agent': 'iClock Proxy/1.09', ...(body === undefined ? {} : { 'content-type': 'text/plain' }) },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };

export interface Line {
  readonly pin: string;
  /** Wall clock of the device, `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string;
  readonly status?: number;
}

export class SimulatedDevice {
  readonly #carry: Carry;
  readonly #serial: string;
  readonly #base: string;

  /** @param secret of the server address, where the device was registered with one */
  constructor(carry: Carry, serial: string, secret?: string) {
    this.#carry = carry;
    this.#serial = serial;
    this.#base = secret === undefined ? '/iclock' : `/iclock/${secret}`;
  }

  #send(method: 'GET' | 'POST', what: string, query = '', body?: string) {
    return this.#carry(method, `${this.#base}/${what}?SN=${encodeURIComponent(this.#serial)}${query}`, body);
  }

  /** The first contact after a start. */
  hello() {
    return this.#send('GET', 'cdata', '&options=all&pushver=2.4.1&language=69');
  }

  register(model: string, firmware: string) {
    const said = `DeviceType=att,~DeviceName=${model},FirmVer=${firmware},IPAddress=192.168.1.201,~ZKFPVersion=10`;
    return this.#send('POST', 'registry', '', said);
  }

  punches(lines: readonly Line[], stamp = 9_999) {
    const body = lines.map(({ pin, time, status = 0 }) => `${pin}\t${time}\t${status}\t15\t0\t0\t0`).join('\n');
    return this.raw(`${body}\n`, stamp);
  }

  /** Attendance as it is, good lines or bad. */
  raw(body: string, stamp = 9_999) {
    return this.#send('POST', 'cdata', `&table=ATTLOG&Stamp=${stamp}`, body);
  }

  /** People and templates of fingers, as devices tell them. */
  people(names: Readonly<Record<string, string>>) {
    const lines = Object.entries(names).flatMap(([pin, name]) => [
      `USER PIN=${pin}\tName=${name}\tPri=0\tPasswd=\tCard=\tGrp=1`,
      `FP PIN=${pin}\tFID=6\tSize=4\tValid=1\tTMP=c2VjcmV0`,
    ]);
    return this.#send('POST', 'cdata', '&table=OPERLOG&Stamp=1', `${lines.join('\n')}\n`);
  }

  ask() {
    return this.#send('GET', 'getrequest');
  }

  /** Results, several in one body. */
  results(codes: Readonly<Record<number, number>>) {
    const lines = Object.entries(codes).map(([id, code]) => `ID=${id}&Return=${code}&CMD=DATA`);
    return this.#send('POST', 'devicecmd', '', `${lines.join('\n')}\n`);
  }

  ping() {
    return this.#send('GET', 'ping');
  }
}

/** Two lines a day of each PIN, in the order of their times. No one is as regular as a clock. */
export function workingDays(pins: readonly string[], days: readonly string[]): Line[] {
  return days.flatMap((day, index) =>
    [9, 17].flatMap((hour, end) =>
      pins
        .map((pin, n): Line => {
          const minute = String((n * 7 + index * 3) % 60).padStart(2, '0');
          const second = String((n * 13 + end) % 60).padStart(2, '0');
          return { pin, time: `${day} ${String(hour).padStart(2, '0')}:${minute}:${second}`, status: end };
        })
        .toSorted((a, b) => (a.time < b.time ? -1 : 1)),
    ),
  );
}
