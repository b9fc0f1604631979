/** Pages of whistle-blower reports that are linked to. */
export const whistleBlowerPaths = {
  reports: '/user/whistle-blower',
  report: '/user/whistle-blower/:id',
  investigators: '/admin/:slug/whistle-blower/investigator',
} as const;
