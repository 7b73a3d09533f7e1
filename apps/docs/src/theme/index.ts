import './tokens.css';
import './page.css';
import './content.css';
import './code.css';
import './search.css';
import type { Theme } from 'vitepress';
import Layout from './Layout.vue';

const theme: Theme = { Layout };
export default theme;
