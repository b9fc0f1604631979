import * as z from 'zod/mini';

/** The keys by which an answer says where its organization is: an `OrganizationPlace`. */
export const placeShape = { timezone: z.string(), currency: z.string() };
