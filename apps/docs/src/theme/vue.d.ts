// For tools that read no components. `vue-tsc` reads them.
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
