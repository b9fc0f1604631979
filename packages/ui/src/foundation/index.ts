import '../tokens/layers.css.ts';
import '../tokens/scale.css.ts';
import '../fonts/fonts.css.ts';
import './reset.css.ts';
