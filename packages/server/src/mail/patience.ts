/** How long a mail server is awaited, in milliseconds: for a connection, for its greeting, in silence, for its name, and for a whole mail. */
export const patience = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
  wholeMs: 30_000,
} as const;

export type Patience = Readonly<Record<keyof typeof patience, number>>;
