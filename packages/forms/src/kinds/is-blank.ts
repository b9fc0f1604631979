/** Whether nothing is held: an empty text and an empty list are nothing, while no and zero are something. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
