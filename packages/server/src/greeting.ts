/** What the server says to the person who started it. */
import { demoAccounts } from './seed/demo-accounts.ts';

export interface Start {
  readonly address: string;
  /** HOST, as the operator set it. */
  readonly host: string | undefined;
  /** Whether demo accounts have the password that was printed for them. */
  readonly hasPrintedPassword: boolean;
  /** Of the demo accounts, where they were made now. */
  readonly demoPassword: string | undefined;
  /** For the first organisation, while there is none. */
  readonly firstRunCode: string | undefined;
  /** What the start took, by lines; absent: it is not said. */
  readonly times?: readonly string[] | undefined;
}

const ofThisMachine = '127.0.0.1';
const ofEverybody = '0.0.0.0';

/** Where the server listens. A password that is in a terminal or a log lets no one else in unless the operator says so. */
export const hostOf = ({ host, hasPrintedPassword }: Pick<Start, 'host' | 'hasPrintedPassword'>): string =>
  host ?? (hasPrintedPassword ? ofThisMachine : ofEverybody);

export function greeting({ address, host, hasPrintedPassword, demoPassword, firstRunCode, times = [] }: Start): string {
  const lines = ['', `  Karmik HR is at ${address}`];
  if (hasPrintedPassword)
    lines.push(
      '',
      '  Demo accounts:',
      ...demoAccounts.map(({ email, role }) => `    ${email.padEnd(26)} ${role}`),
      demoPassword
        ? `  Password of each: ${demoPassword}  (printed this once; npm run demo-password makes another)`
        : '  Their password was printed when they were made; npm run demo-password makes another.',
      '  No second step is asked of them, which real HR accounts and auditors need.',
      '',
      host
        ? `  HOST is ${host}: the person who reaches this address and knows that password can sign in as HR.`
        : '  While accounts have that password, only this machine reaches the server. HOST=0.0.0.0 lets others in.',
    );
  if (firstRunCode)
    lines.push('', `  Nobody is here yet. Open ${address}/first-run and give this one-time code: ${firstRunCode}`);
  const [total, ...parts] = times;
  if (total) lines.push('', `  ${total}`, ...parts.map((part) => `    ${part}`));
  return `${lines.join('\n')}\n`;
}
