import { writeBrand } from './brand-style.ts';
import { base } from './base.ts';

writeBrand(base);
