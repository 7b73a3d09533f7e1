import './tokens.css';
import './page.css';
import './content.css';
import './code.css';
import './search.css';
import './figure.css';
import type { Theme } from 'vitepress';
import { registerFigures } from '../figures/all.js';
import Layout from './Layout.vue';

const theme: Theme = { Layout, enhanceApp: ({ app }) => registerFigures(app) };
export default theme;
