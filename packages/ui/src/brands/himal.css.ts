import { writeBrand } from './brand-style.ts';
import { himal } from './himal.ts';

writeBrand(himal);
