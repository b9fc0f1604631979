import { writeBrand } from './brand-style.ts';
import { wireframe } from './wireframe.ts';

writeBrand(wireframe);
