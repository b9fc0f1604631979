/** The system itself, where a rule of the organization acts and no person does. */

/** Stands for no person among ids of people. */
export const systemId = 0;

/** Who did something, as it is kept; null where the system did it itself. */
export const actorOf = (userId: number | null): number | null => (userId === systemId ? null : userId);
