import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes, after the OWASP cheat sheet on password storage. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let decoy: Promise<string> | undefined;

/** Compares a password; takes as long where there is none to compare with, so that the time tells nothing. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return matches && stored != null;
}
