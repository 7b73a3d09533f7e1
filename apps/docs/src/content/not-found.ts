/**
 * The page for unknown addresses.
 *
 * A host answers every unknown address with `404.html`, however deep the address is, so this page alone cannot know
 * where the site begins: it tries the folders of its address from the last to the first, and loads the site from there.
 */

/** Where no script runs, nothing can find the site. */
const STILL =
  '<noscript><h1>There is no page at this address</h1><p>The search, which could find it, needs JavaScript.</p></noscript>';

const HEAD = /<head>([\s\S]*)<\/head>/;
const LOADED = /\s*<(?:script|link)\b[^>]*(?:src|href)="\.\/[^>]*>(?:<\/script>)?/g;
const ROOT_SCRIPT = /\s*<script>window\.__VP_SITE_ROOT__=[\s\S]*?<\/script>/;

/** Makes the page load scripts and styles only after it has found the site, and say what it is without them. */
export function findRoot(html: string): string {
  return html.replace('<body>', `<body>${STILL}`).replace(HEAD, (_, head: string) => {
    const loaded = head.match(LOADED) ?? [];
    const rest = head.replaceAll(LOADED, '').replace(ROOT_SCRIPT, '');
    const parts = `<template id="site">${loaded.join('')}</template>`;
    return `<head>${rest}${parts}<script type="module">(${load.toString()})();</script></head>`;
  });
}

/** Runs in the browser. */
async function load(): Promise<void> {
  const isRoot = (place: URL): Promise<boolean> =>
    fetch(new URL('hashmap.json', place), { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
  let folder = new URL('./', location.href);
  while (!(await isRoot(folder))) {
    if (folder.pathname === '/') return;
    folder = new URL('../', folder);
  }
  Object.assign(window, { __VP_SITE_ROOT__: folder.href });
  const template = document.querySelector<HTMLTemplateElement>('#site');
  for (const part of template?.content.children ?? []) {
    const copy = document.createElement(part.localName);
    for (const { name, value } of part.attributes) {
      copy.setAttribute(name, name === 'src' || name === 'href' ? new URL(value, folder).href : value);
    }
    document.head.append(copy);
  }
}
