/** The BS texts that were made of AD texts, as long as the table stays as it is. `overrideProjectedYears` empties it. */
export const bsTexts = /* @__PURE__ */ new Map<string, string>();

/** The same for AD texts that were made of BS texts. */
export const adTexts = /* @__PURE__ */ new Map<string, string>();
