/** Where the calls of transfer requests are, under the API root. */
export const transferCalls = 'transfer/:org/transfer-forms';
