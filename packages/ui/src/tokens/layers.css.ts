import { globalLayer } from '@vanilla-extract/css';
import { layers } from './names.ts';

/** The order of the cascade. Rules of an app are outside every layer, so they win without tricks. */
export const resetLayer = globalLayer(layers.reset);
export const tokensLayer = globalLayer(layers.tokens);
export const componentsLayer = globalLayer(layers.components);
