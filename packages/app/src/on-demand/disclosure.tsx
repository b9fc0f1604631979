import { onDemand } from './on-demand.tsx';

const nothing = () => null;

/** Groups of the side menu open and close; a menu without groups fetches nothing for them. */
export const Disclosure = onDemand(async () => (await import('react-aria-components/Disclosure')).Disclosure, nothing);
export const DisclosurePanel = onDemand(
  async () => (await import('react-aria-components/Disclosure')).DisclosurePanel,
  nothing,
);
