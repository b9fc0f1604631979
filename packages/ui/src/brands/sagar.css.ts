import { writeBrand } from './brand-style.ts';
import { sagar } from './sagar.ts';

writeBrand(sagar);
