/** Which addresses are of the public Internet, and so may be called for an organisation. */
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** All global unicast addresses of IPv6 are allocated from it (RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** For documentation (RFC 9637), which the library counts as unicast. */
const documentation = ipaddr.IPv6.parseCIDR('3fff::/20');

/** What an address leads to: one of IPv4 within one of IPv6 is itself. Undefined where the text is none. */
function parse(text: string): Address | undefined {
  const [bare = ''] = text.split('%');
  return isIP(bare) ? ipaddr.process(bare) : undefined;
}

const ofThisMachine = (): string[] =>
  Object.values(networkInterfaces()).flatMap((held) => (held ?? []).map(({ address }) => address));

/**
 * Whether an address is globally reachable by IANA's registries of special-purpose addresses, and is not of this machine.
 * @param own addresses of this machine
 */
export function isPublicAddress(text: string, own: readonly string[] = ofThisMachine()): boolean {
  const address = parse(text);
  if (!address || address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6 && (!address.match(globalUnicast) || address.match(documentation))) return false;
  const spelled = address.toNormalizedString();
  return !own.some((held) => parse(held)?.toNormalizedString() === spelled);
}
