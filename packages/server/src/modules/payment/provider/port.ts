/** What a provider of wallets does for payments. Every payment has a key of our own, which is stored before the provider is called. */
import type { ProviderAnswer } from '@karmik/model/payment/machine';

interface WalletPayment {
  readonly key: string;
  readonly wallet: string;
  readonly holder: string;
  readonly amount: string;
}

/** What a provider reports by itself of a payment, by our own key. */
export type WalletReport = Exclude<ProviderAnswer, { readonly kind: 'silent' | 'unknown' }>;
export type WalletCallback =
  | { readonly kind: 'report'; readonly key: string; readonly answer: WalletReport }
  /** Its signature is wrong. */
  | { readonly kind: 'refused' }
  /** It is signed, in a form that is not known. */
  | { readonly kind: 'unread' };

export interface WalletProvider {
  /** Sends a payment; with a key that the provider knows already it answers of the payment that it has. */
  send(payment: WalletPayment): Promise<ProviderAnswer>;
  /** What became of the payment of a key. */
  query(key: string): Promise<ProviderAnswer>;
}
