/** Pages of whistle-blower reports that are linked to. */
export const whistleBlowerPaths = { report: '/user/whistle-blower/:id' } as const;
