import './tokens.css';
import './page/base.css';
import './page/header.css';
import './page/columns.css';
import './page/end.css';
import './content.css';
import './code.css';
import './search.css';
import './figure/frame.css';
import './figure/controls.css';
import './figure/board.css';
import './figure/tiles.css';
import './figure/shapes.css';
import './figure/handles.css';
import './figure/marks.css';
import './figure/dials.css';
import './figure/bodies.css';
import './figure/sight.css';
import './figure/paths.css';
import './start.css';
import type { Theme } from 'vitepress';
import { registerFigures } from '../figures/all.js';
import { encoded } from './encoded.js';
import Layout from './Layout.vue';
import GameClip from './GameClip.vue';
import PartMissing from './PartMissing.vue';
import { defineAsyncComponent } from 'vue';

/** What only one page needs, by the names in Markdown. */
const PARTS = {
  Playground: () => import('../playground/Playground.vue'),
  RunHere: () => import('../performance/RunHere.vue'),
};

const theme: Theme = {
  Layout,
  enhanceApp({ app }) {
    if (!import.meta.env.SSR) {
      const { hash } = location;
      // Before the router reads it.
      if (encoded(hash) !== hash) history.replaceState(history.state, '', encoded(hash));
    }
    app.component('GameClip', GameClip);
    registerFigures(app);
    for (const [name, loader] of Object.entries(PARTS)) {
      app.component(name, defineAsyncComponent({ loader, errorComponent: PartMissing }));
    }
  },
};
export default theme;
