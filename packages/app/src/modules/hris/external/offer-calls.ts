import type { OfferPage } from '@karmik/model/hris/pre-employment';
import { api } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';

/** The offer letter that a personal link leads to. */
export const readOffer = (token: string): Promise<OfferPage> =>
  api.get('offer-letter/', { searchParams: { token } }).json<OfferPage>();

export const downloadOffer = (token: string): Promise<void> => download('offer-letter/pdf/', { token });

/** Accepts or declines by a personal link, once. */
export const answerOffer = async (token: string, answer: 'accepted' | 'declined', remark: string): Promise<void> => {
  await api.post('offer-letter/', { json: { token, answer, remark } });
};
