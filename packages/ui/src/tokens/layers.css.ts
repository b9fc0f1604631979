import { globalLayer } from '@vanilla-extract/css';

/** The order of the cascade. Rules of an app stand outside every layer, so they win without tricks. */
export const resetLayer = globalLayer('k-reset');
export const tokensLayer = globalLayer('k-tokens');
export const componentsLayer = globalLayer('k-components');
