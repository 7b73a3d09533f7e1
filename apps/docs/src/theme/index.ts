import './tokens.css';
import './page.css';
import './content.css';
import './code.css';
import './search.css';
import './figure.css';
import './figure-marks.css';
import './figure-bodies.css';
import './figure-sight.css';
import './figure-paths.css';
import './start.css';
import type { Theme } from 'vitepress';
import { registerFigures } from '../figures/all.js';
import Layout from './Layout.vue';
import { defineAsyncComponent } from 'vue';

const theme: Theme = {
  Layout,
  enhanceApp({ app }) {
    registerFigures(app);
    app.component(
      'Playground',
      defineAsyncComponent(() => import('../playground/Playground.vue')),
    );
    app.component(
      'RunHere',
      defineAsyncComponent(() => import('../performance/RunHere.vue')),
    );
  },
};
export default theme;
