/** Where an organization is. */
export interface OrganizationPlace {
  /** The zone whose day is today there, and by whose clock instants are typed and shown: an IANA name. */
  readonly timezone: string;
  /** What sums without a currency of their own are in: a code of ISO 4217. */
  readonly currency: string;
}

/** What an installation goes by where there is no organization. */
export const installationPlace: OrganizationPlace = { timezone: 'Asia/Kathmandu', currency: 'NPR' };

/** Where an organization of that zone is. Each has a zone of its own, and the currency of the installation. */
export const placeOf = ({ timezone }: { readonly timezone: string }): OrganizationPlace => ({
  ...installationPlace,
  timezone,
});
