import { areaLoaders } from '../src/modules/areas.ts';
import { provideAreas } from '../src/routing/areas.ts';

provideAreas(areaLoaders);
