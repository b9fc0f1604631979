/** Where the security setting of an organisation is, under the API root. */
export const securityPath = 'org/:org/security-settings';
